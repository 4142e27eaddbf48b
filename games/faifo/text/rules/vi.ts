import type { RulesSection } from '@fairground/kernel'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Trò chơi nói về điều gì',
    paragraphs: [
      'Bạn đứng đầu một thương hội ở phố cảng Hội An xưa, mỗi lượt cử một thương nhân hay một con thuyền ra bến. Những thương nhân danh tiếng cao nhất kiếm được tiền; người danh tiếng thấp nhất giở ngón nghề của mình. Cuối mỗi vòng, ai nhiều tiền nhất được một khế ước, và vài kỹ năng cũng đem lại khế ước.',
      'Khi một vòng kết thúc mà có người đủ khế ước thì ván chơi dừng: năm khế ước nếu ba người chơi, bốn nếu bốn người, ba nếu năm người. Ai nhiều khế ước nhất thì thắng.',
    ],
  },
  {
    id: 'deal',
    title: 'Chia bài',
    paragraphs: [
      'Có mười lăm thương nhân với danh tiếng từ 1 đến 15 và năm con thuyền. Đầu mỗi vòng gom hết bài lại. Mỗi người nhận một thuyền; thuyền còn dư được xáo chung với các thương nhân rồi chia hết: bốn người chơi thì mỗi người bốn lá, năm người chơi thì mỗi người ba lá.',
      'Với ba người chơi, trước hết lật hai lá của chồng bài ra để riêng, rồi chia mỗi người năm lá. Sau đó ai cũng bí mật bỏ ra một lá, bỏ thuyền cũng được; mọi người cùng lật những lá ấy. Không ai được gọi tên, nhờ vả hay lấy những lá đã để riêng.',
      'Như vậy trên tay có năm lá khi chơi ba hoặc bốn người, bốn lá khi chơi năm người. Tất cả sẽ được đánh ra, chỉ chừa một lá.',
    ],
    example: 'Bốn người chơi thì thuyền thứ năm nằm đâu đó trong chồng bài: một trong bốn người có hai thuyền, và chỉ người đó biết.',
  },
  {
    id: 'money',
    title: 'Tiền',
    paragraphs: [
      'Ai cũng bắt đầu với 5 đồng. Đầu mỗi vòng sau, khi bài đã chia xong, không ai được giữ quá con số trên khế ước đầu chồng; phần dư trả về ngân hàng. Ai ít hơn thì không được thêm: đó là mức trần, không phải khoản trợ cấp.',
      'Tiền được che kín, trừ khi luật bắt để lộ. Nhưng mọi khoản được mất đều diễn ra trước mắt mọi người, nên ai nhớ giỏi thì biết hết. Ngân hàng không bao giờ cạn.',
    ],
    example: 'Khế ước đầu chồng là số 7. Có 10 đồng thì trả 3, giữ 7; có 5 đồng thì giữ nguyên 5.',
  },
  {
    id: 'turn',
    title: 'Một lượt',
    paragraphs: [
      'Mỗi vòng có bốn lượt, hoặc ba lượt khi chơi năm người. Ai cũng bí mật chọn một lá; tất cả cùng lật.',
      'Rồi lần lượt: trả tiền cho thuyền, xem ai gặp khắc tinh, thưởng cho danh tiếng cao nhất, dùng kỹ năng. Bài nằm nguyên trên bàn đến hết vòng.',
    ],
  },
  {
    id: 'ships',
    title: 'Thuyền',
    paragraphs: [
      'Một thuyền duy nhất đem về 5 đồng. Hai thuyền thì mỗi thuyền 1 đồng, từ ba thuyền trở lên thì không được gì. Chỉ tính thuyền của lượt này. Nếu chỉ toàn thuyền thì lượt kết thúc ở đây.',
    ],
  },
  {
    id: 'rivals',
    title: 'Khắc tinh',
    paragraphs: [
      'Có những thương nhân mất hết thể diện khi một thương nhân nhất định cùng xuất hiện trong lượt: danh tiếng của họ trong lượt này là 0. Khỉ (12) gặp Trâu (2), Gà mái (13) gặp Chó (14) hoặc Lợn (15), Chó (14) gặp Mèo (5), Lợn (15) gặp Chuột (1).',
      'Chỉ có hiệu lực một chiều, và cùng lúc cho tất cả: quan trọng là ai có mặt, dù chính người đó cũng mất mặt.',
    ],
    example: 'Mèo, Gà mái và Chó cùng lật. Chó về 0 vì có Mèo, Gà mái về 0 vì có Chó, dù Chó cũng đã về 0.',
  },
  {
    id: 'names',
    title: 'Danh tiếng cao nhất',
    paragraphs: [
      'Thương nhân danh tiếng cao nhất được thưởng mức nhất, người kế tiếp được thưởng mức nhì; cả hai mức đều ghi trên lá bài. Ai ở mức 0 thì không được thưởng. Nếu chỉ còn một người trên 0 thì không có hạng nhì.',
      'Thưởng mức nhất và mức nhì: Chuột, Trâu, Hổ và Thỏ (1 đến 4) 2 và 1; Mèo, Naga và Rồng (5 đến 7) 2 và 2; Rắn, Ngựa và Cừu (8 đến 10) 3 và 1; Dê và Khỉ (11 và 12) 3 và 2; Gà mái và Chó (13 và 14) 4 và 2; Lợn (15) 5 và 2.',
      'Nếu chỉ có hai thương nhân, người cao hơn được thưởng mức nhất và không có hạng nhì. Một thương nhân đơn độc vừa được thưởng mức nhất vừa dùng kỹ năng. Người đã về 0 vẫn tính là có mặt.',
    ],
    example:
      'Hai thuyền, Chuột (1), Mèo (5) và Chó (14) cùng lật. Mỗi thuyền được 1 đồng. Chó về 0 vì có Mèo. Giờ Mèo cao nhất, được 2 đồng; Chuột hạng nhì, được 1. Chó đang ở 0 nên nộp 3 đồng làm từ thiện.',
  },
  {
    id: 'skill',
    title: 'Danh tiếng thấp nhất',
    paragraphs: [
      'Thương nhân danh tiếng thấp nhất phải dùng kỹ năng, dù chủ có muốn hay không. Nếu có điều cần chọn thì chủ của lá đó chọn; nếu không có gì để chọn thì không có gì xảy ra.',
      'Ai ở mức 0 là thấp nhất. Nếu có nhiều người, tất cả đều dùng kỹ năng, số nhỏ trước, xong hẳn người này mới đến người kia; ngoài ra không ai khác.',
      'Ai phải trả nhiều hơn số đang có thì trả hết số đang có. Nửa số tiền luôn làm tròn xuống. Cũng được chọn đối thủ không còn đồng nào.',
    ],
  },
  {
    id: 'skills',
    title: 'Mười lăm thương nhân',
    paragraphs: [
      '1 Chuột, thử vận may: chọn một đối thủ và oẳn tù tì, cả hai cùng giấu tay. Hòa thì chơi lại; sau ba lần hòa thì tung đồng xu. Người thắng lấy nửa số tiền của người thua.',
      '2 Trâu, hồng phúc: nhận 4 đồng từ ngân hàng.',
      '3 Hổ, phí bảo kê: mỗi đối thủ trả bạn 1 đồng, hoặc 2 đồng nếu lúc đó họ có khế ước.',
      '4 Thỏ, ra lệnh: nhận 1 đồng từ ngân hàng rồi gọi tên một thương nhân không nằm ngửa và không ở trên tay bạn. Ai đang giữ phải nhận và ra lá đó ở lượt sau. Ở lượt cuối, hoặc khi không có ai để gọi, bạn chỉ nhận 1 đồng.',
      '5 Mèo, mách lẻo: gọi tên một thương nhân không nằm ngửa và không ở trên tay bạn. Ai đang giữ phải trả bạn 3 đồng. Không có ai để gọi thì không có gì xảy ra.',
      '6 Naga, quan hệ rộng: đặt một thương nhân trên tay xuống trước mặt và dùng kỹ năng của người đó như của mình; rồi lấy lên tay một thương nhân nằm trước mặt đối thủ, ở lượt này hay bất kỳ lượt nào trước đó trong vòng. Bạn buộc phải làm nếu trên tay có thương nhân và trên bàn có lá lấy được. Thương nhân vừa đặt không tham gia so danh tiếng và ở lại trên bàn.',
      '7 Rồng, cấm vận: mọi người, kể cả bạn, trả lại số tiền ngân hàng đã phát trong lượt này. Tiền trả qua lại giữa người chơi thì giữ nguyên.',
      '8 Rắn, dụ dỗ: chọn một đối thủ, người đó để lộ tiền; lấy một nửa.',
      '9 Ngựa, quyến rũ: chọn một đối thủ; cả hai để lộ tiền và đổi cho nhau. Bạn buộc phải đổi, dù đang nhiều hơn.',
      '10 Cừu, được đỡ đầu: mọi người để lộ tiền. Nếu không ai ít hơn bạn, lấy ngay khế ước đầu chồng; bằng nhau cũng được.',
      '11 Dê, nhờ vả: chọn một thương nhân khác đang nằm ngửa trước mặt bất kỳ ai, ở lượt này hay bất kỳ lượt nào trước đó trong vòng, và dùng kỹ năng đó như của mình. Chọn Gà mái cũng được, nhưng chẳng có tác dụng gì.',
      '12 Khỉ, ưu ái: lấy ngay khế ước đầu chồng, rồi mỗi đối thủ nhận 1 đồng từ ngân hàng.',
      '13 Gà mái: không có kỹ năng.',
      '14 Chó, từ thiện: để lộ tiền và nộp 3 đồng cho ngân hàng.',
      '15 Lợn, đãi tiệc: để lộ tiền, trả người bên trái 2 đồng và người bên phải 2 đồng. Thiếu bao nhiêu ngân hàng bù, để cả hai đều nhận đủ 2.',
    ],
  },
  {
    id: 'chains',
    title: 'Kỹ năng nối kỹ năng',
    paragraphs: [
      'Naga và Dê dẫn tới những kỹ năng khác, kể cả dẫn tới nhau. Bạn hành động như thể chính bạn đã ra thương nhân có kỹ năng đó: với người ngồi cạnh bạn, tiền của bạn, bài trên tay bạn. Trong một chuỗi, kỹ năng của mỗi thương nhân chỉ dùng một lần.',
    ],
    example:
      'Dê của bạn nhờ Naga trên bàn; bạn đặt Khỉ trên tay xuống và lấy một khế ước; sau đó bạn lấy Hổ mà một đối thủ đã ra cách đây hai lượt.',
  },
  {
    id: 'round',
    title: 'Kết thúc vòng',
    paragraphs: [
      'Sau lượt cuối, mọi người để lộ tiền. Ai nhiều nhất lấy khế ước đầu chồng.',
      'Nếu bằng nhau, những người bằng nhau lật lá còn lại trên tay. Danh tiếng in trên bài cao nhất được khế ước; thuyền thua mọi thương nhân. Nếu tất cả đều là thuyền, không ai được, và khế ước nằm nguyên đầu chồng. Thương nhân mà Naga lấy ở lượt cuối được tính là lá còn lại.',
    ],
    example: 'Lan và Minh cùng có 11 đồng. Lan còn một thuyền, Minh còn Thỏ (4): Minh lấy khế ước.',
  },
  {
    id: 'end',
    title: 'Kết thúc ván',
    paragraphs: [
      'Chỉ khi một vòng kết thúc mới xét xem có ai đủ khế ước. Khi đó ai nhiều khế ước nhất thì thắng. Nếu bằng nhau, tổng các con số trên khế ước nhỏ hơn thì thắng; vẫn bằng nữa thì cùng thắng.',
      'Mười ba khế ước được lấy từ số nhỏ đến số lớn: 5, 7, 9 và cứ thế đến 29, hoặc 5, 6, 7 và cứ thế đến 17 nếu cả bàn đã thống nhất. Nếu chồng khế ước có lúc hết, không ai lấy thêm được nữa.',
    ],
    example: 'Bốn người chơi, hai người cùng có bốn khế ước: 5, 9, 13 và 15 là 42; 7, 11, 17 và 19 là 54. Người có 42 thắng.',
  },
]
