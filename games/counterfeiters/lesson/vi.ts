import type { LessonText } from '@fairground/kernel'

export const vi: LessonText = {
  notes: {
    welcome: {
      say: 'Chào mừng bạn đến Miami. Bạn in tiền giả rồi biến nó thành tiền thật. Khi cảnh sát đến nơi, ai có nhiều tiền thật nhất thì thắng, và một đối thủ cũng muốn như vậy.',
    },
    screen: {
      say: 'Sau màn che bạn có 20 $ tiền mặt, chưa có tờ giả nào và một phong bì rỗng. Thẻ của bạn nằm ngửa: một máy in và giấy. Mỗi vòng bạn đặt ba đàn em, luân phiên với đối thủ, và bạn đi trước.',
    },
    market: {
      say: 'Hàng trên cùng là chợ đen. Giá là của ô, càng sang phải càng rẻ: máy in thứ hai chỉ 10 $! Hãy bấm vào ô đó rồi xác nhận.',
      wrong: 'Làm vậy cũng được phép. Nhưng với một máy in, mỗi lần bạn chỉ in được hai tờ, nên hãy lấy món hời trước: máy in giá 10 $.',
    },
    print: {
      say: 'Máy in ấy là của bạn đến hết ván. Đối thủ đã mua quán ăn; lát nữa bạn sẽ thấy nó làm gì. Giờ thì in: mỗi máy in được hai tờ. Hãy đến máy 1 của xưởng in, ô không có mũ.',
      wrong: 'Phải có tiền giả đã thì mới có thứ để bán. Hãy dùng máy 1; máy 2 có chiếc mũ, và mũ làm cảnh sát tiến.',
    },
    stars: {
      say: 'Bốn tờ một sao. Số sao là số nguyên liệu khác nhau bạn có: mực, giấy, tem chống giả; đến giờ bạn mới có giấy. Đối thủ đã đeo kính râm và sẽ đi đầu vòng sau.',
    },
    supermarket: {
      say: 'Cuối ván tiền giả chẳng đáng gì, nên hãy tiêu nó đi. Siêu thị đổi mỗi tờ lấy 50 $ thật, tối đa ba tờ. Quầy có chiếc mũ nên cảnh sát sẽ tiến một bước. Cứ đến đó đi.',
      wrong: 'Bạn có bốn tờ giả, và không ai trả cao hơn siêu thị: 50 $ mỗi tờ. Hãy đến đó.',
    },
    'three-notes': {
      say: 'Rút ba tờ khỏi xấp, bằng dấu + hoặc vuốt dọc theo xấp, rồi đưa ra.',
      wrong: 'Đưa ít hơn thì được ít hơn, mà đàn em vẫn mất lượt. Hãy đưa ba tờ.',
    },
    hats: {
      say: '150 $ cho ba mảnh giấy! Ô ấy có mũ, rồi đối thủ cũng dùng một ô có mũ: cảnh sát đã đi được hai bước trên đường của mình. Thêm hai bước nữa là đến Bố già.',
    },
    'round-end': {
      say: 'Mọi đàn em đã được dùng nên vòng kết thúc, các đàn em về nhà. Các thẻ dồn sang phải, thẻ mới vào từ bên trái. Thẻ không ai mua sẽ rẻ dần, cho đến khi rơi vào thùng rác.',
    },
    hologram: {
      say: 'Đối thủ nhanh tay lấy mất máy in 10 $. Có tem chống giả giá 30 $, thứ này rất hiếm. Thêm nguyên liệu thứ hai thì từ nay bạn in tờ ★★. Hãy mua nó.',
      wrong: 'Cũng tốt, nhưng nguyên liệu thứ hai có lợi cho mọi tờ bạn sẽ in. Hãy mua tem chống giả giá 30 $.',
    },
    tax: {
      say: 'Ở sở thuế bàn nào cũng cho 30 $. Bàn có kính râm còn cho bạn đi đầu vòng sau, mà lại không có mũ. Hãy đến đó.',
      wrong: 'Ai đi đầu vòng thì được chọn trước mọi thứ, và bạn sắp cần điều đó. Hãy chọn bàn có kính râm.',
    },
    'second-press': {
      say: 'Đối thủ đang đứng ở máy 1, mà mỗi ô chỉ dùng một lần mỗi vòng. Máy 2 còn trống nhưng có mũ. Bố già còn cách hai bước, thêm một bước vẫn an toàn: hãy in ở đó.',
      wrong: 'Bạn chỉ có một tờ cũ để bán. Bốn tờ ★★ mới đáng để cảnh sát tiến một bước: máy 2.',
    },
    'godfather-ahead': {
      say: 'Căng rồi đây: thêm một chiếc mũ nữa là cảnh sát đến chỗ Bố già. Khi đó mọi người phải nộp một nửa tiền mặt. Bạn đang cầm 160 $. May mà vòng này bạn đi đầu.',
    },
    airport: {
      say: 'Tiền ở nước ngoài thì ông không tìm ra. Chưa có máy bay riêng, bạn bay chuyến thường với giá 30 $. Hãy ra sân bay.',
      wrong: 'Hãy nghĩ đến 160 $ của bạn: chiếc mũ kế tiếp, của bạn hay của đối thủ, sẽ lấy đi một nửa. Bay trước đã.',
    },
    envelope: {
      say: 'Cất bao nhiêu tùy bạn; không ai thấy. Nhưng tiền ấy không mua được gì, nên hãy giữ 40 $ để mua sắm. Chỉnh thanh trượt hoặc con số thành 90 $ rồi bay.',
      wrong: 'Gần đúng rồi: giữ 40 $ trong tay cho lần mua tới, vậy cất 90 $ vào phong bì.',
    },
    diner: {
      say: 'Đối thủ giờ cũng có tem chống giả. Bạn lấy quán ăn: cuối mỗi vòng nó đổi một tờ giả của bạn, tốt hay xấu, thành 50 $ thật. Hãy mua với giá 30 $.',
      wrong: 'Bây giờ bán được bao nhiêu thì Bố già lấy một nửa. Quán ăn thì vòng nào cũng làm việc cho bạn: mua nó với giá 30 $.',
    },
    'call-him': {
      say: 'Bạn cầm 10 $, và ai đếm kỹ thì biết đối thủ cầm 50 $. Vậy hãy để Bố già đến ngay bây giờ: bạn gần như chẳng mất gì, còn tiền giả ông không để ý. Hãy in ở máy 2, ô có mũ.',
      wrong: 'Nếu chờ, ông sẽ đến lúc bạn giàu. Bây giờ là đúng lúc: in ở máy 2.',
    },
    collected: {
      say: 'Một nửa, làm tròn lên hàng chục: 10 $ cuối của bạn đi mất, đối thủ nộp 30 $. Không ai hỏi đến 90 $ trong phong bì và chín tờ giả của bạn.',
    },
    'worst-note': {
      say: 'Vòng đã hết và quán ăn của bạn cần một tờ. Loại nào nó cũng trả 50 $, nên hãy đưa tờ xấu nhất: tờ một sao.',
      wrong: 'Quán ăn cũng nhận tờ đó, nhưng tờ ★★ bán chỗ khác được giá hơn. Hãy đưa tờ ★.',
    },
    'third-printer': {
      say: 'Vòng 4. Đối thủ vừa mua một máy in, và còn một máy nữa giá 40 $. Tám tờ của bạn có thể đợi, máy in thì không. Hãy mua nó.',
      wrong: 'Tiền giả của bạn không chạy đi đâu, máy in thì có thể. Mua nó với giá 40 $.',
    },
    receiver: {
      say: 'Giờ thì bán cả xấp. Tay tiêu thụ nhận tối đa tám tờ một lần: ★ 20 $, ★★ 30 $, ★★★ 40 $, tất cả theo giá của tờ kém nhất. Hãy đến cửa 1, cửa không có mũ.',
      wrong: 'Siêu thị chỉ nhận ba trong tám tờ, lại làm cảnh sát tiến. Có cả xấp thì đến tay tiêu thụ, cửa 1.',
    },
    seven: {
      say: 'Tám tờ thì được 240 $. Nhưng cuối vòng quán ăn trả 50 $ cho một tờ, hơn 30 $ của tay tiêu thụ. Vậy hãy giữ lại một tờ và đưa bảy tờ.',
      wrong: 'Đếm lại nhé: một tờ để cho quán ăn, bảy tờ cho tay tiêu thụ.',
    },
    jet: {
      say: 'Bạn đang cầm 220 $, và Bố già kế tiếp còn cách ba bước. Có máy bay riêng thì bạn bay miễn phí, từ bãi bay chỉ dành cho chủ máy bay. Mua nó với giá 40 $.',
      wrong: 'Tiền vé cộng lại không ít, mà một sân bay cho hai người thì chật. Hãy mua máy bay riêng giá 40 $.',
    },
    bin: {
      say: 'Không ai mua giấy trên ô thùng rác nên nó bị vứt bỏ. Quán ăn đã đổi tờ cuối của bạn thành 50 $; chỉ còn một loại nên không có gì để chọn.',
    },
    ink: {
      say: 'Mực giá 10 $, nguyên liệu thứ ba của bạn! Từ nay bạn in tờ ★★★. Hãy mua nó.',
      wrong: 'Thêm sao thứ ba cho mọi tờ mà chỉ 10 $: ở đây không gì đáng hơn. Hãy mua mực.',
    },
    'three-stars': {
      say: 'Tám tờ ★★★ vừa đem về cho đối thủ 320 $. Bạn cũng muốn thế. Bạn có ba máy in: hãy in sáu tờ ở máy 1.',
      wrong: 'Lúc này bạn không có tờ nào. In trước đã, ở máy 1.',
    },
    airfield: {
      say: 'Cảnh sát còn cách Bố già hai bước, và bạn cầm 220 $. Máy bay riêng đã sẵn sàng: hãy ra bãi bay riêng.',
      wrong: 'Hai chiếc mũ nữa là mất một nửa 220 $. Hãy đem tiền đi giấu bằng máy bay riêng, không tốn gì.',
    },
    'keep-forty': {
      say: 'Lại nghĩ đến lần mua tới: giữ 40 $ và cất 180 $ vào phong bì.',
      wrong: 'Để 40 $ trong tay cho chợ đen: cất 180 $ vào phong bì.',
    },
    'diner-again': {
      say: 'Quán ăn cần một tờ. Tất cả tờ của bạn đều là ★★★ nên lần này không phải chọn: cứ đổi đi.',
    },
    lawyer: {
      say: 'Đối thủ đã mua vé số; cuối ván nó trả 150 $. Bạn lấy Luật sư giỏi với giá 40 $: khi mọi chuyện đã xong, ông cho một đàn em của bạn ra tay thêm lần nữa.',
      wrong: 'Đối thủ có nhiều tiền mặt và cũng thích vị luật sư này. Mua ngay đi, giá 40 $.',
    },
    'investigation-ahead': {
      say: 'Thêm một bước nữa cảnh sát sẽ điều tra: siêu thị sẽ nhận ra tờ một sao. Bạn không có tờ nào như vậy. Hãy in ở máy 2.',
      wrong: 'Đối thủ đang chất đống tiền giả, bạn phải theo kịp. Máy 2 còn trống, và chiếc mũ lúc này không hại gì bạn.',
    },
    investigation: {
      say: 'Từ giờ siêu thị từ chối tờ ★. Sẽ còn hai lần điều tra nữa, cho ★★ và ★★★. Tay tiêu thụ thì nhận mọi loại đến cuối ván.',
    },
    hidden: {
      say: 'Đối thủ thấy Bố già sắp đến nên đã bay. Chỉ họ biết đã cất bao nhiêu. Tấm mành tượng trưng cho màn che: người khác có gì, bạn chỉ biết nếu đã đếm kỹ.',
    },
    'poor-again': {
      say: 'Bố già chỉ còn cách một bước, bạn chỉ cầm 50 $, mà sắp tới bạn sẽ bán một mẻ lớn. Vậy hãy để ông đến trước đó. Bàn thường ở sở thuế cho 30 $, và chiếc mũ của nó gọi ông đến.',
      wrong: 'Bán trước thì ông lấy mất một nửa. Cho ông đến trước thì hơn: bàn có mũ.',
    },
    'found-little': {
      say: 'Ông lấy 40 $ trong 80 $ của bạn, và không tìm ra 270 $ trong phong bì. Giờ hãy đưa quán ăn một tờ; rồi vòng 7 bắt đầu.',
    },
    stock: {
      say: 'Đối thủ lại bán tám tờ, qua cửa có mũ: còn năm bước là hết. Bạn có mười tờ. Hãy in thêm sáu tờ ở máy 1 khi nó còn trống.',
      wrong: 'Sắp đến lúc rồi. Nhưng đối thủ cũng thích máy ấy, và nó không có mũ: hãy in ở máy 1 trước.',
    },
    strike: {
      say: 'Đình công! Cảnh sát còn đứng đây thì không ai được bay, cả máy bay riêng lẫn chuyến thường. Đối thủ mắc kẹt với nhiều tiền mặt trong tay.',
    },
    sell: {
      say: 'Chiếc mũ kế tiếp chưa gọi Bố già đến, nên đây là lúc tốt để bán. Hãy đến tay tiêu thụ, cửa 1.',
      wrong: 'Bạn có mười sáu tờ, mà cửa 1 còn trống và không có mũ. Hãy bán ở đó.',
    },
    eight: {
      say: 'Tám tờ ★★★ được 320 $, và vẫn còn đủ cho quán ăn. Hãy đưa tám tờ.',
      wrong: 'Họ nhận tám tờ một lần, bạn có mười sáu. Hãy đưa hết mức họ nhận.',
    },
    'end-strike': {
      say: 'Bạn cầm 410 $, và Bố già còn cách hai bước. Muốn bay ở vòng sau, bạn phải đẩy cảnh sát khỏi ô đình công. Hãy lấy 30 $ ở bàn thường: chiếc mũ của nó đẩy họ đi tiếp.',
      wrong: 'Cảnh sát còn đứng đó thì 410 $ của bạn không bay được. Chiếc mũ của bàn thường đẩy họ đi tiếp.',
    },
    'two-stars-known': {
      say: 'Hết đình công rồi, và lần điều tra thứ hai đã chỉ cho siêu thị loại ★★. Trước hết đưa quán ăn một tờ.',
    },
    'last-flight': {
      say: 'Vòng 8. Đối thủ đã bay trước, sân bay có người rồi. May mà bạn có máy bay riêng: hãy ra bãi bay riêng.',
      wrong: 'Bạn cầm 490 $, và ngay chiếc mũ kế tiếp là Bố già đến. Hãy bay.',
    },
    'all-in': {
      say: 'Không còn gì cần phải mua nữa. Cất hết: 490 $.',
      wrong: 'Lúc này mỗi đô la trong tay đều nguy hiểm. Cất cả 490 $ vào phong bì.',
    },
    'nothing-found': {
      say: 'Đối thủ bán hàng và kéo luôn Bố già đến: một nửa mất toi, còn bạn không phải nộp gì. Giờ ông chỉ còn đến ở cuối đường. Hãy bán bảy tờ của bạn ở cửa 1.',
      wrong: 'Không bán thì tiền giả chẳng đáng gì, mà thời gian sắp hết. Hãy đến tay tiêu thụ, cửa 1.',
    },
    'all-seven': {
      say: 'Cả bảy tờ, được 280 $. Bạn sẽ in tờ mới, và luật sư sẽ tìm cách để bạn bán chúng.',
      wrong: 'Lần này đừng giữ lại tờ nào: đưa cả bảy tờ.',
    },
    'end-it': {
      say: 'Nhìn kìa: đối thủ hết đàn em mà còn cả đống tờ chưa bán. Bạn còn một đàn em, và chỉ một bước nữa là hết. Hãy in ở máy 2: chiếc mũ kết thúc ván chơi, còn mấy tờ mới thì đợi luật sư.',
      wrong: 'Nếu vòng hết trước, đối thủ sẽ bán tiếp. Kết thúc ngay đi: in ở máy 2.',
    },
    'at-the-door': {
      say: 'Cảnh sát đã đến cửa. Ô cuối cũng là Bố già: ông lấy 140 $ trong 280 $ của bạn, và một nửa của đối thủ. Ai còn đàn em thì giờ được đặt, nhưng không ai còn. Vậy đến lượt các luật sư.',
    },
    lift: {
      say: 'Luật sư giỏi của bạn được nhấc một đàn em của bạn lên và đặt lại. Hãy nhấc đàn em ở chỗ tay tiêu thụ để cửa ấy trống ra.',
      wrong: 'Cả hai cửa của tay tiêu thụ đều có người. Nhấc đàn em của chính bạn ở đó, rồi bạn sẽ bán được lần nữa.',
    },
    'same-door': {
      say: 'Nó được trở lại đúng cửa vừa rời. Những chiếc mũ không còn tác dụng. Hãy đến cửa 1.',
      wrong: 'Bạn có sáu tờ để bán, mà siêu thị giờ nhận ra mọi loại. Hãy trở lại tay tiêu thụ, cửa 1.',
    },
    five: {
      say: 'Cuối ván các quán ăn làm việc thêm một lần. Giữ một tờ cho quán của bạn và đưa năm tờ, được 200 $.',
      wrong: 'Một tờ cho quán ăn, được 50 $; năm tờ kia cho tay tiêu thụ.',
    },
    result: {
      say: '1150 $ so với 1100 $: bạn thắng! Vé số của đối thủ trả 150 $, nhưng tờ chưa bán thì không được gì. Không có 200 $ cuối cùng nhờ luật sư thì bạn đã thua.',
    },
    farewell: {
      say: 'Đó là toàn bộ Counterfeiters. Với ba hoặc bốn người sẽ có nhiều ô hơn, nhiều thẻ hơn và đường dài hơn. Hãy để ý những chiếc mũ, và hãy nghèo khi Bố già đến.',
    },
  },
  chapters: { money: 'Đồng tiền đầu tiên', godfather: 'Bố già', business: 'Làm ăn lớn hơn', police: 'Cảnh sát', end: 'Kết thúc' },
  tips: {
    draft: 'Mỗi thẻ cải tiến dùng được một lần, trong lượt của bạn. Bạn sẽ có hai thẻ.',
    lawyer: 'Hãy nhấc đàn em ở ô đáng dùng lại: nó được trở về ô đó, hoặc đến bất kỳ ô trống nào khác.',
    envelope:
      'Tiền ở nước ngoài thoát được Bố già và vẫn tính khi hết ván, nhưng không dùng để trả. Hãy giữ trong tay số tiền bạn muốn tiêu.',
    diner: 'Quán ăn trả như nhau cho mọi loại. Hãy đưa những tờ xấu nhất.',
    supermarket: 'Siêu thị trả 50 $ cho cả tờ tốt lẫn tờ xấu. Hãy tiêu tờ xấu ở đây khi họ còn nhận.',
    receiver: 'Tay tiêu thụ trả tất cả theo giá tờ kém nhất. Bỏ lại vài tờ kém có khi được nhiều hơn.',
    'last-henchman': 'Đã nộp Bố già lần cuối: giờ kiếm được bao nhiêu là của bạn. Những chiếc mũ không còn tác dụng.',
    strike: 'Đình công: không ai được bay cho đến khi một chiếc mũ đẩy cảnh sát đi tiếp.',
    godfather: 'Chiếc mũ kế tiếp gọi Bố già đến, ông lấy một nửa tiền mặt của mọi người. Hãy tiêu đi hoặc bay đi giấu trước.',
    detected: 'Siêu thị đã nhận ra một số tờ của bạn. Tay tiêu thụ và quán ăn thì vẫn nhận.',
    airfield: 'Có máy bay riêng, bạn bay từ bãi bay riêng không mất tiền.',
    hat: 'Ô có mũ làm cảnh sát tiến một bước sau hành động của ô. Hãy xem trên đường có gì đang chờ họ.',
    market: 'Giá là của ô. Cuối vòng các thẻ dồn sang phải và rẻ đi; thẻ trên ô có thùng rác bị vứt bỏ.',
    sunglasses: 'Bàn có kính râm cho bạn đi đầu vòng sau, được chọn trước mọi thứ.',
  },
  captions: {
    aim: 'Hết ván: tiền mặt và phong bì lộ ra, 1150 $ thắng 1100 $. Những tờ giả còn lại không tính gì.',
    start: 'Lúc bắt đầu với hai người: mỗi người có một máy in, một nguyên liệu và ba đàn em, còn cảnh sát đứng ở đầu đường.',
    turn: 'Mỗi người đã đi hai lượt. Bốn đàn em đứng ở bốn ô; các ô ấy đóng đến hết vòng.',
    market: 'Vòng thứ hai: các thẻ đã dồn sang phải, và thẻ giá 10 $, trên ô thùng rác, vừa được mua.',
    cards:
      'Mỗi thẻ nói rõ nó làm gì: quán ăn đổi 1 tờ giả thành 50 $, máy bay riêng bay 0 $. Vé số và Luật sư giỏi vừa được mua; thẻ của ai nằm ngửa bên tên người đó.',
    print: 'Ba máy in và ba nguyên liệu khác nhau: in ở đây được sáu tờ ★★★.',
    supermarket: 'Sau lần điều tra đầu, loại một sao bị gạch: siêu thị vẫn nhận loại hai và ba sao.',
    receiver: 'Ở chỗ tay tiêu thụ với tám tờ ★★: đưa cả tám tờ thì được 240 $.',
    tax: 'Bàn có kính râm đã có người. Ai đứng đó thì đi đầu vòng sau.',
    flight: 'Ở bãi bay riêng với 220 $ trong tay và 90 $ trong phong bì: giờ được chuyển bao nhiêu tùy ý theo một chiều.',
    police: 'Cảnh sát đứng ở ô đình công, cả hai loại chuyến bay đều bị chặn. Phía trước là điều tra, Bố già, điều tra nữa và điểm cuối.',
    round: 'Hết một vòng: thẻ trên ô thùng rác bị bỏ, hàng đã dồn lại, giờ đến lượt các quán ăn.',
    end: 'Luật sư giỏi đã nhấc một đàn em. Nó được đến bất kỳ ô trống nào, kể cả cửa của tay tiêu thụ mà nó vừa rời.',
    hidden: 'Tiền của bạn nằm trước mặt; của đối thủ thì ở sau tấm mành, và chuyến bay vừa rồi chuyển bao nhiêu chỉ họ biết.',
  },
}
