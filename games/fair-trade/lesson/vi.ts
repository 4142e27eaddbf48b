import type { LessonText } from '@fairground/kernel'

export const vi: LessonText = {
  notes: {
    welcome: {
      say: 'Chào mừng bạn đến chợ! Trong Fair Trade, ai cũng vừa là nông dân vừa là thương nhân. Qua sáu vòng ngắn, bạn gom dấu công bằng, tức những ngôi sao dệt. Cuối ván ai nhiều dấu nhất thì thắng.',
    },
    table: {
      say: 'Bạn chơi cùng Emil và Hoa. Mỗi người có 16 xu và các lá đấu giá từ 1 đến 13. Mọi thứ đều để ngửa; chỉ lựa chọn lúc này là bí mật.',
    },
    market: {
      say: 'Lá chợ cho biết phần thưởng. Chợ hiện tại, Bậc thang dốc, cho thương nhân thứ nhất 5 dấu, thứ hai 2 dấu, thứ ba 1 dấu. Ngay cạnh là phiên chợ kế tiếp.',
    },
    'lay-aside': {
      say: 'Trước vòng đầu, mọi người bí mật để riêng hai lá; chúng bị khóa trong vòng ấy. Lá nhỏ nhất và lá đắt nhất thì bạn chưa cần. Chọn 1 và 13 rồi nhấn “Để riêng cả hai lá”.',
      wrong: 'Lá nào cũng để riêng được. Nhưng ở đây hãy chọn 1 và 13, để mọi lá ở giữa còn lại trong tay bạn.',
    },
    'laid-aside': {
      say: 'Mọi người cùng lật. Emil bỏ 6 và 9, Hoa bỏ 1 và 2. Vậy là bạn đã biết vòng này không ai có thể dùng những lá ấy.',
    },
    'two-bids': {
      say: 'Bây giờ bạn ra hai giá cùng lúc. Giá nông dân là tiền bỏ vào trồng trọt, giá thương nhân là tiền mua hàng. Bạn trả cả hai, và không ai thấy cho đến khi tất cả cùng lật.',
    },
    'first-bids': {
      say: 'Mười sáu xu phải dùng dè sẻn, nên hãy bắt đầu nhỏ thôi. Nhấn 3: đó là giá nông dân. Rồi nhấn 4 cho thương nhân, và đặt cả hai giá.',
      wrong: 'Bạn có thể ra giá như thế. Nhưng giá nhỏ giúp bạn thấy rõ đồng xu chạy đi đâu: 3 làm nông dân và 4 làm thương nhân.',
    },
    rows: {
      say: 'Các giá xếp thành hai hàng, từ cao xuống thấp. Thương nhân: bạn 4, Hoa 3, Emil 1. Nông dân: Hoa 4, bạn 3, Emil 2.',
    },
    pool: {
      say: 'Trước hết, giá nông dân được gom vào một quỹ: 4, 3 và 2 là 9 xu. Quỹ chia đều, nên ai cũng nhận lại 3. Tiền trồng trọt không bao giờ mất hết.',
    },
    trades: {
      say: 'Sau đó mỗi thương nhân trả cho nông dân ở cùng vị trí. Bạn, thương nhân thứ nhất, trả 4 xu cho Hoa, nông dân thứ nhất. Hoa trả bạn 3. Emil đứng ngay trên ruộng của mình nên trả cho chính mình.',
    },
    markers: {
      say: 'Rồi các thương nhân nhận dấu: bạn 5, Hoa 2, Emil 1. Năm dấu cho giá 4 thì quá hời; lần sau các bạn ấy sẽ không để yên đâu.',
    },
    blocked: {
      say: 'Hai lá vừa dùng, 3 và 4, bị khóa trong vòng này; 1 và 13 đã về tay. Bạn cứ thử nhấn một lá bị khóa: bàn chơi sẽ cho bạn biết luật.',
    },
    grow: {
      say: 'Người thắng rõ ràng cho 6, 2 và 0, mà hai người kia đều đủ tiền ra lá 13. Cứ để họ tranh nhau, bạn lo trồng trọt: thương nhân thứ nhất phải trả cho nông dân thứ nhất. Ra 7 làm nông dân và 1 làm thương nhân.',
      wrong: 'Nước ấy là để tranh dấu. Nhưng lúc này ngoài ruộng có nhiều tiền hơn ngoài chợ: 7 làm nông dân, chỉ 1 làm thương nhân.',
    },
    grown: {
      say: 'Đúng như mong đợi! Hoa và Emil đều ra 13, và Hoa, thương nhân thứ nhất, trả 13 xu cho nông dân thứ nhất: chính là bạn. Thêm 4 xu từ quỹ, bạn có 24 xu. Hoa chỉ còn 6.',
    },
    behind: {
      say: 'Nhưng 6 dấu đã về tay Hoa: Hoa có 8, bạn 5, Emil 3. Chỉ có xu thì không thắng được. Từ giờ bạn đổi xu lấy dấu.',
    },
    'tie-rule': {
      say: 'Cùng ra 13 mà Hoa đứng trước Emil. Khi thương nhân bằng giá, ta đếm ngược chiều kim đồng hồ, bắt đầu từ người giữ dấu thương nhân. Lúc ấy bạn giữ, nên thứ tự là: bạn, Hoa, Emil.',
    },
    'tie-plan': {
      say: 'Mỗi vòng, dấu nông dân và dấu thương nhân lại chuyển đi. Giờ Emil giữ dấu thương nhân, và khi hòa bạn đứng trước Hoa. Một phần thưởng cho 4, 2 và 2, nên ít ai ra giá cao. Ra 8 làm nông dân và 2 làm thương nhân.',
      wrong: 'Ở đây không cần nhiều hơn: chỗ thứ hai và thứ ba nhận như nhau. Hãy để dành xu, ra 8 làm nông dân và 2 làm thương nhân.',
    },
    'tie-won': {
      say: 'Bạn và Hoa cùng ra 2, và bạn thắng thế hòa: 4 dấu cho bạn, hai người kia mỗi người 2. Bạn có 9 dấu, Hoa có 10.',
    },
    'own-farm': {
      say: 'Còn 2 xu của bạn? Bạn là thương nhân thứ nhất và cũng là nông dân thứ nhất, nên bạn trả cho chính mình. Ai đứng cùng một chỗ ở cả hai hàng thì mua hàng không mất tiền.',
    },
    'own-plan': {
      say: 'Ta có thể cố ý làm vậy. Hoa có 7 xu, Emil 19, bạn 22. Nếu đứng đầu cả hai hàng thì giá thương nhân đắt mấy cũng quay về. Ra 5 làm nông dân và 9 làm thương nhân.',
      wrong: 'Ý ấy không tệ. Nhưng hãy thử đứng đầu cả hai hàng để xu quay về với bạn: 5 làm nông dân và 9 làm thương nhân.',
    },
    'own-again': {
      say: 'Đứng đầu cả hai hàng: 4 dấu, và 9 xu quay về tay. Bạn đang dẫn với 13 dấu; Hoa có 11, Emil có 8.',
    },
    'dear-plan': {
      say: 'Hàng công bằng cho 5, 3 và không có gì. Không ai ra được hơn 13, mà nếu hòa thì dấu thương nhân đang ở bạn. Giờ là lúc tiêu: 1 làm nông dân và 13 làm thương nhân.',
      wrong: 'Lần này hãy nắm chắc chỗ đầu. Bạn giữ dấu thương nhân nên lá 13 không ai vượt được: 1 làm nông dân, 13 làm thương nhân.',
    },
    'dear-done': {
      say: 'Thêm năm dấu. Không rẻ đâu: 13 xu của bạn về tay Emil, nông dân thứ nhất. Là nông dân thứ ba, bạn nhận 6 xu từ Hoa, và còn lại 14 xu.',
    },
    'last-market': {
      say: 'Đây là phiên chợ cuối. Bạn có 18 dấu, hai người kia mỗi người 11, mà chỉ còn 4 dấu để giành. Không ai đuổi kịp bạn nữa, trừ khi bạn tự làm mình phá sản.',
    },
    'debt-plan': {
      say: 'Vậy ta còn chỗ cho một luật nữa: bạn được ra giá cao hơn số xu mình có. Bạn có 14 xu. Ra 3 làm nông dân và 12 làm thương nhân, tức là 15.',
      wrong:
        'Ra như thế cũng được. Nhưng vậy bạn sẽ không thấy nợ là gì, mà lúc này nợ hầu như không hại: 3 làm nông dân và 12 làm thương nhân.',
    },
    debt: {
      say: 'Hộp cho bạn vay một xu, và đó là một điểm nợ đến hết ván. Luật không cấm; vay đáng khi số dấu giành thêm quý hơn số xu còn thiếu.',
    },
    count: {
      say: 'Giờ thì đếm: dấu trừ nợ. Bạn có 22 trừ 1, là 21. Emil có 15, Hoa có 11. Bạn thắng rồi! Nếu bằng nhau, số xu sẽ phân định.',
    },
    farewell: {
      say: 'Fair Trade chỉ có vậy: khi nào tranh, khi nào trồng, khi nào trả cho chính mình. Ván đầy đủ có mười hai phiên chợ, và càng đông người thì hai hàng càng dài.',
    },
  },
  chapters: { table: 'Vào bàn', bids: 'Hai giá', growing: 'Trồng trọt', ties: 'Khi hòa', own: 'Ruộng của mình', last: 'Phiên chợ cuối' },
  tips: {
    'lay-aside': 'Hai lá để riêng chỉ vắng mặt ở vòng 1. Chọn hai lá mà đằng nào bạn cũng chưa dùng thì chẳng mất gì.',
    'two-bids': 'Lá nhấn trước là giá nông dân, lá nhấn sau là giá thương nhân. Nhấn vào một trong hai chỗ để đổi lá.',
    blocked: 'Hai lá bạn dùng vòng trước đang bị khóa. Lá bị khóa của người khác treo trên mái sạp: họ cũng không ra được.',
    'last-market': 'Sau phiên này xu chỉ còn để phân định khi hòa. Giữ lại gần như chẳng ích gì.',
    debt: 'Nợ của bạn ở lại đến cuối ván, mỗi xu một điểm. Xu kiếm được về sau không trả được nợ.',
    poor: 'Ít xu? Giá nông dân cao sẽ mang về số tiền mà thương nhân thứ nhất trả. Cứ để người khác tranh dấu một lần.',
    'steep-market': 'Gần như tất cả thuộc về thương nhân thứ nhất. Hoặc giành chỗ đầu, hoặc ra giá thấp và kiếm tiền bằng ruộng.',
    'level-market': 'Các chỗ nhận gần như nhau. Giá thương nhân thấp giúp để dành xu cho phiên chợ dốc hơn.',
    'trader-marker': 'Bạn giữ dấu thương nhân: khi giá thương nhân bằng nhau bạn đứng trước, khi giá nông dân bằng nhau bạn đứng sau.',
    'farmer-marker': 'Bạn giữ dấu nông dân: khi giá nông dân bằng nhau bạn đứng trước, khi giá thương nhân bằng nhau bạn đứng sau.',
    rich: 'Bạn đang giàu. Đứng đầu cả hai hàng thì giá thương nhân sẽ quay về tay bạn.',
  },
  captions: {
    start:
      'Bàn ba người trước vòng đầu: chợ hiện tại và chợ kế tiếp, hai hàng còn trống. Hai dấu tròn nhỏ cho biết ai giữ dấu nông dân và ai giữ dấu thương nhân.',
    bid: 'Lan đã ra 3 làm nông dân và 4 làm thương nhân. Bài nằm úp cho đến khi Emil và Hoa cũng chọn xong.',
    rows: 'Hàng trên là thương nhân: Lan 12, Emil 10, Hoa 9. Hàng dưới là nông dân: Emil 13, Lan 3, Hoa 1. Mỗi hàng từ cao xuống thấp.',
    pay: 'Giá nông dân 13, 3 và 1 thành quỹ 17 xu: từ trái sang nhận 6, 6 và 5. Rồi Lan trả Emil 12, Emil trả Lan 10, còn Hoa đứng cuối cả hai hàng nên trả cho chính mình.',
    award: 'Một phần thưởng với ba người: phía trên hai hàng là 4 dấu cho thương nhân thứ nhất và 2 dấu cho mỗi người còn lại.',
    next: 'Vòng 2: hai lá Lan vừa dùng, 3 và 4, bị khóa. Hai lá để riêng lúc đầu đã về tay.',
  },
}
