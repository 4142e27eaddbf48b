import type { RulesSection } from '@fairground/kernel'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Trò chơi nói về điều gì',
    paragraphs: [
      'Các bạn là cố vấn của pharaoh, người muốn đầm lầy Faiyum được tháo cạn, canh tác và định cư. Mọi thứ xây lên đều thuộc về ngài và ai cũng được dùng; của riêng bạn chỉ có bài, tài nguyên, tiền và uy tín. Ai nhiều uy tín nhất thì thắng.',
      'Bạn đánh từng lá lên chồng bài bỏ của mình rồi sau đó lấy lại từ trên xuống. Vì vậy thứ tự đánh quyết định lá nào trở về tay trước.',
    ],
  },
  {
    id: 'map',
    title: 'Bản đồ',
    paragraphs: [
      'Hai bán đảo nằm hai bên con kênh, xung quanh là hồ; chỉ con đập nối chúng, và trên đó có sẵn một con đường. Các ô ở hai bên kênh không bao giờ kề nhau.',
      'Ô lúa mì và ô nho là đầm lầy: trên mỗi ô có một con cá sấu. Ô đá thì khô ráo. Ô đỏ có khu định cư đầu tiên, bốn công trường và hai ô đá ở con đập đã khai phá từ đầu; mọi ô khác chưa khai phá cho đến khi có thứ gì khác ngoài nhân công đứng hoặc kết thúc ở đó.',
    ],
  },
  {
    id: 'set-up',
    title: 'Chuẩn bị',
    paragraphs: [
      'Mỗi người có năm lá khởi đầu như nhau: ba Nông dân, Hai con đường và Khu định cư. Ai đi đầu do may rủi. Người đi đầu có $3, người thứ hai và thứ ba $4, người thứ tư và thứ năm $5; chơi một mình bạn có $4.',
      'Lật mười hai lá xanh. Tám lá nhỏ nhất xếp theo số thành chợ; bốn lá lớn nhất ai cũng biết và được trộn với các lá 114 đến 120 cùng bốn thiên tai thành chồng những lượt cuối. Từ hai người trở lên, bốn lá đang bán được giảm $1.',
    ],
  },
  {
    id: 'cards',
    title: 'Các lá bài',
    paragraphs: [
      'Mỗi lá có tên, loại và hành động: bên đỏ là giá phải trả, bên xanh là phần nhận. Bốn loại là thu hoạch, xây dựng, thương mại và khác. Lá từ chợ còn có một số chẵn, mỗi số chỉ một lá; số càng lớn thường càng mạnh.',
      'Bài trên tay, chồng bài bỏ và những lá sắp ra đều công khai; chỉ thứ tự của các chồng rút là không biết. Thứ tự chồng bài bỏ không bao giờ đổi, trừ khi một lá bài cho phép. Nếu lá bài nói khác luật này thì theo lá bài.',
    ],
  },
  {
    id: 'turn',
    title: 'Lượt của bạn',
    paragraphs: ['Chọn một trong ba việc: đánh một lá, mua một lá, hoặc làm hành chính. Sau đó đến người kế tiếp theo chiều kim đồng hồ.'],
  },
  {
    id: 'play',
    title: 'Đánh một lá',
    paragraphs: [
      'Đánh một lá để làm hành động của nó, hoặc thay vào đó lấy $2. Hành động phải làm trọn vẹn: nếu một phần không thể làm thì chỉ còn $2. “Tối đa” nghĩa là ít nhất một.',
      'Ô đỏ là thứ bạn trả, ô xanh lá là thứ bạn nhận sau đó. Không gì do hành động đem lại, kể cả tiền đuổi cá sấu, được dùng để trả cho chính nó.',
      'Sau đó lá bài nằm trên cùng chồng bài bỏ của bạn.',
    ],
    example: 'Hai con đường đòi hai con đường. Nếu chỉ đủ chỗ hoặc tài nguyên cho một, bạn chỉ có thể bỏ lá này lấy $2.',
  },
  {
    id: 'pay',
    title: 'Trả chi phí',
    paragraphs: [
      'Một hoa hồng thay cho một tài nguyên bất kỳ, kể cả cá, và được dùng bao nhiêu hoa hồng cùng lúc cũng được. Mỗi hành động một lần, $3 thay cho một lúa mì, nho hoặc đá; không bao giờ thay cá hay hoa hồng. Lá nào đòi hoa hồng thì chỉ hoa hồng mới được. Hoa hồng chỉ có được từ các lá bài.',
      'Khi một lá đòi các tài nguyên khác nhau, thứ thay thế được tính là loại đang thiếu.',
      'Hai con đường được trả theo địa hình: mỗi con đường một tài nguyên của một trong hai ô nó nối. Ô đỏ và công trường không có tài nguyên riêng.',
    ],
    example: 'Khu định cư tốn 1 lúa mì, 1 nho và 1 đá. Với 1 lúa mì, 1 hoa hồng và $3 bạn xây được: hoa hồng thay nho, tiền thay đá.',
  },
  {
    id: 'harvest',
    title: 'Thu hoạch',
    paragraphs: [
      'Nhân công vào một ô tài nguyên chưa khai phá và chưa có nhân công. Nông dân và một số lá khác phải đứng cạnh ô có nhân công, của ai cũng được; khi trên bản đồ chưa có nhân công nào thì đi đâu cũng được.',
      'Nếu ở đó có cá sấu thì nó rời đi và bạn nhận $1. Ô không có cá sấu vẫn thu hoạch được.',
    ],
  },
  {
    id: 'build',
    title: 'Xây dựng',
    paragraphs: [
      'Chỉ xây ở nơi không có cá sấu. Nhân công không cản trở và vẫn đứng đó. Ô đã có công trình, kể cả một con đường, là ô đã khai phá và không thu hoạch được nữa.',
      'Khu định cư đặt trên ô tài nguyên chưa có khu định cư hay xưởng và không kề khu định cư khác. Thị trấn đặt lên khu định cư, cung điện lên thị trấn; thị trấn vẫn tính là khu định cư. Xưởng cần có đường hoặc cầu trên ô và nhận nhiều nhất một phần mở rộng. Công trường chứa đúng số khối ghi trên đó.',
      'Các quân có hạn: 30 nhân công, 16 khu định cư, 8 thị trấn, 10 xưởng, 5 phần mở rộng, 40 con đường, 4 cây cầu, 2 cầu nguy nga, 15 khối xây và 2 cung điện. Khi một loại quân đã hết, hành động cần nó không thể làm. Tài nguyên và tiền không bao giờ hết.',
    ],
  },
  {
    id: 'roads',
    title: 'Đường, cầu và kết nối',
    paragraphs: [
      'Con đường nối hai ô kề nhau, cây cầu nối hai ô đối diện qua kênh. Chúng bắt đầu ở khu định cư hoặc công trường, hoặc nối tiếp một đầu còn hở. Đường và cầu chỉ rẽ nhánh ở khu định cư và công trường: mọi ô khác có nhiều nhất hai đầu.',
      'Ai tạo kết nối trực tiếp đầu tiên giữa một cặp khu định cư hoặc công trường được 1 uy tín. Trực tiếp nghĩa là không có khu định cư hay công trường nào khác ở giữa; xưởng không ngắt kết nối. Có thể bằng đường, bằng cầu, hoặc bằng khu định cư đặt lên ô đã có đường. Cùng một cặp không bao giờ tính lại.',
    ],
    example:
      'Một con đường dẫn từ công trường đến ô trống. Ai đặt khu định cư lên ô đó tạo kết nối đầu tiên của hai nơi và được thêm 1 uy tín ngoài phần nhận của lá bài. Khu định cư đặt giữa đường nối hai nơi tạo hai cặp mới: 2 uy tín.',
  },
  {
    id: 'commerce',
    title: 'Thương mại và hành động khác',
    paragraphs: [
      'Nhân công thương mại vào một nơi đã khai phá thuộc loại lá bài nêu, nếu ở đó chưa có nhân công. Mỗi ô chứa nhiều nhất một nhân công, cho đến khi một lá bài hoặc lượt hành chính rút người đó về.',
      'Ở xưởng có phần mở rộng, thương mại đem lại thêm 1 tài nguyên của xưởng.',
    ],
  },
  {
    id: 'market',
    title: 'Mua một lá',
    paragraphs: [
      'Chỉ bán bốn lá nhỏ nhất, từ trái sang giá $3, $4, $5 và $7, bớt $1 nếu có thẻ giảm giá. Lá mua vào tay; từ lượt sau mới được đánh.',
      'Thẻ giảm giá trở về phía trên chợ. Một lá mới vào chợ, không có thẻ giảm giá, rồi xếp lại cả tám lá; thẻ đi theo lá của nó.',
    ],
    example: 'Trật tự nằm ở vị trí thứ ba và được giảm giá: giá là $4.',
  },
  {
    id: 'administration',
    title: 'Hành chính',
    paragraphs: [
      'Một, thu nhập: $3 trừ $1 cho mỗi lá trên tay, không bao giờ dưới không. Rồi rút 0 đến 2 nhân công ở bất cứ đâu, mỗi người $1. Rồi lấy ba lá trên cùng chồng bài bỏ vào tay, hoặc tất cả nếu ít hơn.',
      'Hai, mua lại thêm bao nhiêu lá từ trên xuống cũng được, mỗi lá $1.',
      'Ba, thay bài trong chợ hiện tại. Với 2 hoặc 3 người, hai lá giảm giá nhỏ nhất rời chợ; nếu chỉ có một thì nó rời cùng lá nhỏ nhất trong số còn lại; nếu không có thì hai lá nhỏ nhất rời đi. Với 4 hoặc 5 người, lá giảm giá nhỏ nhất rời chợ, nếu không có thì lá nhỏ nhất. Mỗi lá còn lại trong bốn lá được giảm giá. Bấy nhiêu lá mới vào chợ, không có thẻ, rồi xếp lại tất cả.',
    ],
    example:
      'Bốn người chơi, 1 lá trên tay và 5 lá trong chồng: thu nhập $2, rút 2 nhân công được $2, lấy lại ba lá, mua lại hai lá nữa với $2. Trong Ẩn sĩ, Ngư dân, Cây cầu và Điền trang chỉ Ngư dân được giảm giá, nên nó rời chợ và ba lá kia được giảm giá.',
  },
  {
    id: 'last-turns',
    title: 'Những lượt cuối',
    paragraphs: [
      'Khi chồng rút hết, bài đến từ chồng những lượt cuối. Thiên tai nằm lại ở đầu phải của chợ và không bao giờ bán; chúng đẩy các lá lớn nhất vào chợ hiện tại. Khi chồng này cũng hết, không còn lá mới, và các lá đang bán dồn sang trái.',
      'Khi thiên tai thứ tư xuất hiện, không ai được làm hành chính nữa; lượt hành chính vừa lật nó ra vẫn được làm xong. Đến lượt, bạn đánh một lá, mua một lá, hoặc rút lui bằng cách lấy thiên tai đáng giá nhất còn lại: 10, 6, 3 và 1 uy tín với năm người, 10, 6 và 3 với bốn, 10 và 6 với ba, 6 với hai. Người rút lui cuối cùng không được gì. Sau mỗi lần mua vẫn có lá mới vào chợ chừng nào còn bài. Ai đã rút lui thì thôi chơi; những người khác chơi tiếp đến khi tất cả rút lui.',
    ],
  },
  {
    id: 'end',
    title: 'Kết thúc',
    paragraphs: [
      'Nhiều uy tín nhất thì thắng. Nếu hòa, ai còn nhiều tài nguyên và tiền cộng lại hơn thì thắng; nếu vẫn bằng nhau thì cùng thắng.',
    ],
  },
  {
    id: 'solo',
    title: 'Chơi một mình',
    paragraphs: [
      'Hãy chơi một ván để đạt uy tín cao nhất có thể, hoặc nhận thử thách. Không có thẻ giảm giá. Mua lại tốn $1 cho lá đầu, $2 cho lá thứ hai, $3 cho lá thứ ba, cứ thế. Ở bước ba của hành chính, bạn tự chọn hai lá trong chợ hiện tại để bỏ đi. Thiên tai không đem lại gì.',
      'Trong thử thách của pharaoh bạn chơi hết ván này đến ván khác. Mỗi mục tiêu chỉ gạch một lần và mỗi ván chỉ một mục tiêu; nếu một ván đạt nhiều mục tiêu, bạn tự chọn. Trước hết đạt 150 uy tín; sau đó, theo thứ tự tùy ý và mỗi ván một mục tiêu: xây 3 cây cầu; xây 2 cung điện; đạt 250 uy tín; đặt đủ 15 khối xây; xây 9 xưởng; chỉ để lại 10 cá sấu hoặc ít hơn.',
      'Mỗi mục tiêu mở thành tựu kế tiếp cho mọi ván sau: bắt đầu với $10; rút tối đa 3 nhân công; bắt đầu thêm với 1 cá và 1 hoa hồng; lấy lại 4 lá; thay một tài nguyên cơ bản với $2; chỉ thay 1 lá trong chợ. Không bắt buộc dùng thành tựu nào. Đạt cả bảy mục tiêu là hoàn thành thử thách.',
    ],
  },
]
