import type { LessonText } from '@fairground/kernel'

export const vi: LessonText = {
  notes: {
    welcome: {
      say: 'Chào mừng bạn đến Hội Phố, thương cảng Hội An xưa. Bạn đứng đầu một thương hội, Emil và Hoa cũng vậy. Sau mỗi vòng, ai nhiều tiền nhất được một khế ước; có người đủ năm khế ước thì hết ván, và ai nhiều khế ước nhất sẽ thắng.',
    },
    hand: {
      say: 'Bài của bạn nằm bên dưới: ba thương nhân và hai con thuyền. Số trong đèn lồng là danh tiếng của thương nhân, từ 1 đến 15. Dưới hình con vật là tiền thưởng khi danh tiếng cao nhất lượt, rồi đến khi cao thứ hai.',
    },
    'first-ship': {
      say: 'Mỗi lượt, ai cũng úp một lá rồi tất cả cùng lật. Thuyền được trả tiền trước: một thuyền duy nhất được 5 đồng, hai thuyền mỗi bên 1, từ ba thuyền thì không được gì. Bạn giữ hai trong năm thuyền. Hãy ra một thuyền.',
      wrong: 'Lát nữa ta sẽ cần lá đó. Trước hết hãy xem một con thuyền làm được gì: ra một thuyền.',
    },
    'alone-in-port': {
      say: 'Thuyền của bạn một mình trong cảng: 5 đồng. Khỉ (12) của Hoa có danh tiếng cao nhất và được 3. Chỉ có hai thương nhân nên không có thưởng cho hạng nhì.',
    },
    lowest: {
      say: 'Và đây là điều thú vị: danh tiếng thấp nhất được dùng kỹ năng. Lần này là Cừu (10) của Emil. Mọi túi tiền đều mở ra, túi của Emil ít nhất, nên Cừu đem về khế ước 5. Lá thấp không hề là lá dở!',
    },
    snake: {
      say: 'Danh tiếng cao thì kiếm tiền, thấp nhất thì giở ngón nghề. Rắn (8) của bạn làm được cả hai: cao nhất thì được 3 đồng, thấp nhất thì lấy nửa túi tiền của một người. Chạm vào một lá bài để đọc về nó, rồi ra Rắn.',
      wrong: 'Chưa phải lúc. Emil và Hoa đang có tiền, mà Rắn lấy được nửa túi. Hãy ra Rắn.',
    },
    'half-a-purse': {
      say: 'Rắn có danh tiếng thấp nhất: Dụ dỗ! Lần này thuyền của Hoa một mình trong cảng, nên Hoa có 13 đồng, Emil có 8. Bạn lấy một nửa, làm tròn xuống. Hãy chọn Hoa.',
      wrong: 'Nửa của 8 đồng bên Emil chỉ là 4, nửa của 13 đồng bên Hoa là 6. Hãy chọn Hoa.',
    },
    counting: {
      say: 'Được 6 đồng: bạn đang có 16. Túi của người khác lại được che, nhưng đồng nào đổi chủ cũng diễn ra trước mắt mọi người. Ai chịu đếm thì biết hết.',
    },
    'second-ship': {
      say: 'Bạn đang dẫn đầu, 16 đồng so với 8 và 7, nên cứ mạnh dạn. Trong năm thuyền, hai thuyền đã ra, bạn giữ một: Emil và Hoa có thể mỗi người còn một. Hãy ra thuyền xem sao.',
      wrong: 'Nghĩ vậy cũng phải, nhưng ta để dành Chuột và Chó cho lượt cuối. Hãy ra thuyền.',
    },
    crowd: {
      say: 'Ai cũng cùng một ý. Ba thuyền chen chúc trong cảng và chẳng ai được đồng nào; không có thương nhân thì cũng không có kỹ năng. Chuyện thường thôi, bạn vẫn dẫn đầu.',
    },
    dog: {
      say: 'Lượt cuối. Trên tay mọi người chỉ còn thương nhân, nên Chuột (1) chắc chắn thấp nhất: nó đánh cược nửa túi tiền, có khi là túi của bạn. Chó (14) cao nhất, trừ khi gặp khắc tinh là Mèo (5). Hãy ra Chó.',
      wrong: 'Chuột phải oẳn tù tì để giành nửa túi tiền; thua là bạn mất 8 đồng. Chó thì nhiều nhất chỉ mất 3. Hãy ra Chó.',
    },
    fallen: {
      say: 'Mèo đây rồi. Gặp khắc tinh, danh tiếng của Chó về 0: không được thưởng, lại thành thấp nhất nên phải dùng kỹ năng Từ thiện, mất 3 đồng. Naga (6) thành cao nhất, Mèo cao thứ hai; mỗi bên được 2.',
    },
    'first-contract': {
      say: 'Hết vòng: bạn 13 đồng, Emil 10, Hoa 9. Ai nhiều tiền nhất lấy khế ước đầu chồng, vậy khế ước 7 là của bạn! Bài được chia lại, và không ai giữ quá con số trên khế ước kế tiếp. Số đó là 9, nên bạn trả lại 4 đồng.',
    },
    'ship-aside': {
      say: 'Vòng hai. Chỉ khi chơi ba người, trước hết ai cũng bỏ ra một lá; trước vòng một việc ấy đã xong. Rắn và Chó để riêng, vậy cả năm thuyền đều ở trên tay: bạn một, hai người kia bốn. Thuyền của bạn khó mà được một mình. Hãy bỏ thuyền ra.',
      wrong: 'Các thương nhân của bạn có kỹ năng tốt, còn thuyền thì sẽ đụng bốn thuyền khác. Hãy bỏ thuyền ra.',
    },
    tiger: {
      say: 'Giờ bạn có toàn tên tuổi nhỏ, mà tên tuổi nhỏ thì muốn được thấp nhất. Khi đó Hổ (3) thu mỗi đối thủ 1 đồng, ai có khế ước như Emil thì 2 đồng. Hãy ra Hổ.',
      wrong: 'Lá đó rồi cũng đến lượt. Hãy bắt đầu bằng Hổ: nó thấp, và khế ước của Emil làm nó đáng giá hơn.',
    },
    fee: {
      say: 'Thấp nhất đúng như tính: Emil trả 2, Hoa trả 1. Gà mái (13) của Emil cao nhất, được 4; Khỉ (12) của Hoa cao thứ hai, được 2. Bài nằm trên bàn đến hết vòng. Hãy để mắt tới con Khỉ đó!',
    },
    goat: {
      say: 'Kỹ năng của Khỉ là một khế ước, mà Dê (11) được dùng bất kỳ kỹ năng nào đang nằm ngửa. Muốn vậy nó phải thấp nhất hoặc đơn độc; nếu không thì vẫn kiếm được tiền. Trong tám lá của hai người kia, một nửa là thuyền. Hãy ra Dê.',
      wrong: 'Cũng được, nhưng Khỉ đang nằm đó và Dê có thể mượn kỹ năng của nó. Hãy ra Dê.',
    },
    favour: {
      say: 'Hai thuyền chung bến, mỗi bên được 1. Dê là thương nhân duy nhất, vừa cao nhất vừa thấp nhất: nó được 3 đồng và được nhờ vả. Trên bàn, hãy chọn Khỉ.',
      wrong: 'Hổ chỉ đem về 3 đồng, Gà mái thì không có kỹ năng. Khỉ đem về một khế ước: hãy chọn Khỉ.',
    },
    'second-contract': {
      say: 'Một khế ước ngay giữa vòng: khế ước 9 là của bạn, bạn đã có hai. Đổi lại, Emil và Hoa mỗi người nhận 1 đồng từ ngân hàng. Kế tiếp là khế ước 11.',
    },
    buffalo: {
      say: 'Không ai khác có danh tiếng dưới 2: Chuột đang ở trên tay bạn. Vậy Trâu (2) chắc chắn thấp nhất, và Hồng phúc đem về 4 đồng từ ngân hàng. Hãy ra Trâu.',
      wrong: 'Trâu là lá chắc ăn: thấp nhất trong những lá có thể ra, và 4 đồng. Hãy ra Trâu.',
    },
    'close-race': {
      say: 'Được 4 đồng. Nhưng thuyền của Hoa một mình trong cảng, được 5, còn Ngựa của Emil được 3. Bạn 19, Hoa 17, Emil 16, và chỉ còn một lượt.',
    },
    naga: {
      say: 'Naga (6) ai cũng quen. Khi thấp nhất, bạn đặt thêm một thương nhân trên tay xuống và dùng kỹ năng của người đó; rồi lấy một thương nhân nằm trước mặt đối thủ. Trong những lá chưa lộ, chỉ Mèo (5) thấp hơn. Hãy ra Naga.',
      wrong: 'Khoan ra Chuột: Naga cũng đưa được nó vào cuộc. Hãy ra Naga.',
    },
    introduce: {
      say: 'Được rồi, mà cũng vừa kịp: bạn 19, Emil 19, Hoa 22. Chuột là thương nhân cuối cùng trên tay bạn, nên Naga giới thiệu nó. Nó không tham gia so danh tiếng. Hãy đặt Chuột xuống.',
    },
    challenge: {
      say: 'Chuột thử vận may: oẳn tù tì, người thắng lấy nửa số tiền của người thua. Hoa nhiều tiền hơn, nhưng sau vòng này đằng nào cũng phải trả phần trên 13. Emil đã có khế ước, hãy giữ Emil ít tiền. Hãy thách Emil.',
      wrong: 'Hoa có 22 đồng, nhưng phần trên 13 sẽ về ngân hàng sau vòng này. Emil thiệt hơn, mà Emil lại có khế ước. Hãy thách Emil.',
    },
    throw: {
      say: 'Cả hai cùng giấu tay. Ở ván thật, bạn phải đoán ý đối thủ; còn ở đây tôi đã ngó trước rồi. Hãy ra kéo.',
      wrong: 'Ở ván thật, ra gì cũng có thể thắng. Bài học này đã tập trước: hãy ra kéo.',
    },
    draw: {
      say: 'Kéo gặp kéo: hòa, chơi lại. Sau ba lần hòa thì tung đồng xu. Cứ giữ vậy, hãy ra kéo lần nữa.',
      wrong: 'Tin tôi thêm lần nữa: hãy ra kéo.',
    },
    take: {
      say: 'Kéo cắt bao! Nửa của 19 đồng bên Emil, 9 đồng, là của bạn. Giờ Naga lấy một thương nhân của đối thủ trên bàn. Lá đó không kịp ra nữa, nhưng khi bằng tiền thì lá cuối có số cao nhất thắng. Hãy lấy Gà mái (13).',
      wrong: 'Lá cuối chỉ có ích khi bằng tiền, và khi đó số cao nhất thắng. Hãy lấy Gà mái (13).',
    },
    'third-contract': {
      say: 'Bạn 28 đồng, Hoa 22, Emil 10: khế ước 11 là khế ước thứ ba của bạn. Nhưng mức trần giờ là 13, nên 15 đồng của bạn về ngân hàng. Hơn một đồng cũng thắng như hơn mười đồng.',
    },
    farewell: {
      say: 'Bạn đã biết bến cảng vận hành ra sao: thuyền một mình, danh tiếng cao nhất, và người thấp nhất với mánh của mình. Các kỹ năng khác ghi trên lá bài: hãy trỏ vào hoặc nhấn giữ một lá. Khi chơi bốn hoặc năm người thì không ai bỏ bài ra, và chỉ cần bốn hoặc ba khế ước. Chúc thuyền của bạn luôn một mình trong cảng!',
    },
  },
  chapters: { harbour: 'Lượt đầu tiên', tricks: 'Danh thấp nhất', humble: 'Những cái tên khiêm nhường', chains: 'Kỹ năng nối nhau' },
  tips: {
    discard: 'Chỉ khi chơi ba người: hãy bỏ lá ít có ích nhất, và xem khắc tinh nào, thuyền nào sẽ vắng mặt cả vòng.',
    lay: 'Danh tiếng cao thì được tiền, thấp nhất thì dùng kỹ năng. Hãy đoán xem người khác ra gì và nhắm vào một trong hai đầu.',
    target: 'Túi tiền được che, nhưng nhật ký ghi lại từng đồng. Thường thì nên chọn người nhiều tiền nhất.',
    throw: 'Người thua mất nửa số tiền của chính mình. Hòa thì chơi lại; sau ba lần hòa thì tung đồng xu.',
    name: 'Thương nhân nào hiện ở đây cũng đang nằm trên tay một đối thủ, nên gọi ai cũng trúng.',
    favor: 'Bạn được dùng kỹ năng của bất kỳ thương nhân nào trên bàn, ở bất kỳ lượt nào của vòng này, như thể chính bạn đã ra.',
    place: 'Thương nhân bạn đặt xuống được dùng ngay và không tham gia so danh tiếng. Sau đó bạn lấy một lá của đối thủ.',
    take: 'Ai cũng thấy lá bạn lấy. Ở lượt cuối, lá đó không còn được ra, nhưng dùng để phân định khi bằng tiền: số cao nhất thắng.',
    ordered: 'Có người đã gọi một thương nhân của bạn. Lượt này phải ra lá đó, và ai cũng biết.',
    'last-turn': 'Lượt cuối của vòng: một lá sẽ ở lại trên tay. Nếu bằng tiền nhau, lá còn lại có số cao nhất lấy khế ước.',
    limit: 'Phần tiền vượt con số trên khế ước đầu chồng đã về ngân hàng. Hơn nhiều cũng không giữ được; hơn ít cũng đủ thắng vòng.',
    ship: 'Thuyền một mình thì được nhiều nhất. Hãy đếm những thuyền đã ra hay bị bỏ: càng ít thuyền còn lại càng tốt cho thuyền của bạn.',
    rival: 'Bạn có một thương nhân sẽ về 0 khi gặp khắc tinh, mà kẻ đó vẫn ở trên tay ai đó. Hãy chạm vào lá bài để xem là ai.',
    'contract-by-skill': 'Một kỹ năng vừa đem về khế ước. Mỗi khế ước được lấy lại nâng mức trần của vòng sau.',
    nearly: 'Có người chỉ thiếu một khế ước. Nhưng ván chỉ dừng khi hết vòng, và khi đó ai nhiều khế ước nhất thì thắng.',
  },
  captions: {
    deal: 'Ba người chơi: hai lá lật ra và ba lá được bỏ ra đều ghi dưới bàn. Giờ ai cũng có năm lá.',
    money: 'Vòng ba bắt đầu, khế ước 13 ở đầu chồng. Cuối vòng trước bạn có 28 đồng, giữ 13; Hoa có 22, giữ 13; Emil có 10, giữ nguyên 10.',
    turn: 'Emil và Hoa đã úp bài. Khi bạn ra bài xong, cả ba lá cùng được lật.',
    ships:
      'Hai thuyền trong một lượt: Emil và Hoa mỗi người được 1 đồng. Dê là thương nhân duy nhất, nên vừa được thưởng mức nhất vừa dùng kỹ năng.',
    rivals:
      'Lượt đầu của vòng này: gặp Trâu, Khỉ về 0. Vì vậy Cừu cao nhất, được 3; Trâu cao thứ hai, được 1. Khỉ thành thấp nhất và đem về một khế ước.',
    names: 'Lượt đầu của vòng này: Gà mái (13) cao nhất, được 4; Khỉ (12) cao thứ hai, được 2. Hổ (3) thấp nhất nên thu phí bảo kê.',
    skill: 'Rắn (8) có danh tiếng thấp nhất và dùng kỹ năng; chủ của nó chọn lấy nửa túi tiền của ai.',
    skills: 'Mèo gọi tên một thương nhân. Chỉ gọi được lá không nằm ngửa, không để riêng và không ở trên tay người gọi.',
    chains:
      'Naga có danh tiếng thấp nhất; Chuột trên tay được đặt xuống và dùng kỹ năng. Giờ lấy một trong các thương nhân trước mặt Emil hoặc Hoa.',
    round: 'Lượt cuối: mỗi người còn hai lá và ra một. Sau đó bằng tiền nhau, 24 và 24, và Ngựa còn lại hơn Trâu của Hoa.',
    end: 'Cuối vòng bốn: năm khế ước so với một và một. Ở lượt cuối, Rồng là thương nhân duy nhất nên cũng là thấp nhất.',
  },
}
