import type { LessonText } from '@fairground/kernel'

export const vi: LessonText = {
  notes: {
    welcome: {
      say: 'Chào mừng bạn đến đầm lầy Faiyum. Bạn là cố vấn của pharaoh, và một đối thủ cũng vậy. Cuối ván, ai có nhiều uy tín nhất, mang dấu ankh, sẽ thắng.',
    },
    'three-things': {
      say: 'Mọi thứ xây ở đây thuộc về pharaoh, và ai cũng được dùng. Của riêng bạn chỉ có bài, tài nguyên, tiền và uy tín. Mỗi lượt bạn làm một trong ba việc: đánh một lá, mua một lá, hoặc làm hành chính.',
    },
    'first-farmer': {
      say: 'Trên tay bạn: ba lá Nông dân, Hai con đường và Khu định cư. Xây dựng tốn tài nguyên, mà bạn chưa có gì. Vậy hãy bắt đầu bằng thu hoạch: nhấn Nông dân và đánh lá đó.',
      wrong: 'Việc đó để sau. Trước hết cần tài nguyên, và Nông dân đem chúng về: hãy đánh Nông dân.',
    },
    'first-worker': {
      say: 'Nhân công vào một ô chưa khai phá. Khi trên bản đồ chưa có ai, người ấy được đến bất cứ đâu. Hãy gửi đến ô nho G4, phía dưới ô đỏ có khu định cư đầu tiên.',
      wrong: 'Đến đó cũng được. Nhưng lát nữa ta muốn xây giữa khu định cư đầu tiên và con đập, đúng chỗ của G4.',
    },
    crocodile: {
      say: 'Cá sấu đã đi, đem lại 1 đồng, và bạn hái được một nho. Giờ G4 là đất khô: ai cũng có thể xây ở đó.',
    },
    'second-farmer': {
      say: 'Đối thủ vừa mua Nông dân lành nghề, và một lá mới vào chợ ngay. Chỉ có nho thì chưa đủ. Hãy đánh lá Nông dân thứ hai.',
      wrong: 'Ý hay, nhưng một nho chẳng làm được bao nhiêu. Thu hoạch lần nữa đã: đánh Nông dân.',
    },
    'next-to-a-worker': {
      say: 'Khi đã có người trên bản đồ, Nông dân phải đứng kề một nhân công. Ba ô chưa khai phá quanh G4 đang sáng. Hãy chọn ô lúa mì F4.',
      wrong: 'Được phép, nhưng ô đó ta để dành. Hãy lấy lúa mì ở F4.',
    },
    'everybodys-workers': {
      say: 'Bạn thấy không? Đối thủ đứng cạnh nhân công của bạn và hái một lúc hai nho. Nhân công trên bản đồ không của riêng ai.',
    },
    market: {
      say: 'Giờ đến chợ. Chỉ bán bốn lá nhỏ nhất, lần lượt giá 3, 4, 5 và 7 đồng; thẻ đỏ làm lá rẻ đi 1 đồng. Nhấn Thu mua nho, lá thứ hai trong số đó, và mua với giá 3 đồng.',
      wrong: 'Lựa chọn không tệ. Nhưng Thu mua nho là nguồn tài nguyên thứ hai ngoài Nông dân: hãy mua lá đó.',
    },
    'third-farmer': {
      say: 'Lá mua vào tay bạn và đánh được từ lượt sau. Để lập khu định cư bạn còn thiếu đá. Hãy đánh lá Nông dân cuối cùng.',
      wrong: 'Sắp rồi. Còn thiếu đá cho khu định cư: đánh Nông dân.',
    },
    'dry-stone': {
      say: 'Ô đá nằm cao và khô: không có cá sấu nên cũng không có 1 đồng, nhưng lúc nào cũng xây được. Gửi nhân công đến ô đá G3.',
      wrong: 'Ta đang cần đá, và lấy ở G3, cạnh G4.',
    },
    commerce: {
      say: 'Lá thương mại gửi nhân công đến một nơi đã khai phá. Lúc này Thu mua nho chỉ có khu định cư đầu tiên để đến, nên người ấy tự đi. Đánh lá này để lấy hai nho.',
      wrong: 'Cũng được, nhưng khi đó đường và khu định cư cộng lại sẽ vượt quá những gì bạn có. Lấy hai nho trước đã.',
    },
    'first-connection': {
      say: 'Đối thủ vừa làm hai con đường, từ công trường D4 đến khu định cư đầu tiên. Đó là kết nối trực tiếp đầu tiên của hai nơi này: thêm 1 uy tín ngoài 3 uy tín của lá bài.',
    },
    'two-roads': {
      say: 'Bạn cũng làm được. Bạn có 1 lúa mì, 3 nho và 1 đá. Hãy đánh Hai con đường.',
      wrong: 'Cách đó cũng ổn. Nhưng ta làm đường trước để khu định cư có sẵn lối nối: đánh Hai con đường.',
    },
    'first-road': {
      say: 'Con đường bắt đầu ở khu định cư hoặc công trường, hoặc nối tiếp một đầu còn hở, và cả hai ô đều không có cá sấu. Hãy làm đường đầu tiên từ ô đỏ F3 xuống G4.',
      wrong: 'Làm ở đó cũng được, nhưng đường của ta dẫn ra con đập: từ F3 đến G4.',
    },
    'second-road': {
      say: 'G4 giờ có một đầu hở. Đường chỉ rẽ nhánh ở khu định cư và công trường; mọi ô khác chỉ chứa hai đầu. Hãy nối tiếp từ G4 đến H4.',
      wrong: 'Được phép, nhưng như thế con đường đầu chẳng dẫn tới đâu. Nối tiếp từ G4 đến H4.',
    },
    'by-the-ground': {
      say: 'Mỗi con đường tốn một tài nguyên của một trong hai ô nó nối; ô đỏ không có tài nguyên. Vậy đường đầu tốn một nho, đường sau một nho hoặc một đá. Giữ lại đá: trả 2 nho.',
      wrong: 'Bạn sẽ cần đá cho khu định cư. Hãy trả 2 nho.',
    },
    settlement: {
      say: 'Bạn vừa được 3 uy tín. Bạn còn 1 lúa mì, 1 nho và 1 đá: vừa đúng giá một khu định cư. Hãy đánh Khu định cư.',
      wrong: 'Để sau. Bạn có vừa đủ cho một khu định cư, vậy hãy đánh Khu định cư.',
    },
    'where-to-settle': {
      say: 'Khu định cư cần một ô tài nguyên không có cá sấu và không kề khu định cư khác. H4 là ô như thế, và con đường của bạn dẫn tới đó. Hãy xây trên H4.',
      wrong: 'Đặt ở đó cũng được. Nhưng khu của ta nên ở H4, cuối con đường của bạn.',
    },
    'own-connection': {
      say: '3 uy tín và 3 đồng cho khu định cư, thêm 1 uy tín vì F3 và H4 lần đầu được nối. Tổng cộng là 7.',
    },
    bargain: {
      say: 'Tay bạn đã hết bài, nhưng hãy nhìn chợ trước khi lấy bài về. Khai hoang lập khu định cư chỉ với hai tài nguyên, và nhờ thẻ giảm giá chỉ còn 2 đồng. Hãy mua lá đó.',
      wrong: 'Cũng được, nhưng món hời thế này không nằm đó lâu. Hãy mua Khai hoang.',
    },
    administration: {
      say: 'Giờ hãy lấy bài về. Hành chính bắt đầu bằng thu nhập: 3 đồng trừ 1 đồng cho mỗi lá trên tay. Bạn cầm một lá nên được 2 đồng. Nhấn Làm hành chính.',
      wrong: 'Chỉ một lá thì chẳng đi được xa. Hãy làm hành chính và lấy các lá kia về.',
    },
    'workers-off': {
      say: 'Kế đó bạn được rút tối đa hai nhân công khỏi bản đồ, bất kể của ai, mỗi người 1 đồng. Chỗ của họ sẽ trống cho tất cả mọi người. Hãy rút nhân công khỏi ô đỏ F3.',
      wrong: 'Nhân công nào cũng được 1 đồng. Trong bài học này hãy rút người ở ô đỏ F3.',
    },
    'second-worker-off': {
      say: 'Một người nữa: rút nhân công khỏi ô lúa mì F4.',
      wrong: 'Rút thêm một người, được 1 đồng: nhân công ở ô lúa mì F4.',
    },
    'buy-back': {
      say: 'Ba lá trên cùng chồng bài bỏ đã về tay: ba lá bạn đánh sau cùng. Các lá Nông dân nằm bên dưới. Mỗi lá nữa giá 1 đồng. Hãy mua lại một lá và xác nhận.',
      wrong: 'Một Nông dân là đủ. Tiền để mua thứ tốt hơn: chỉ mua lại 1 lá.',
    },
    'new-market': {
      say: 'Sau cùng chợ chuyển động. Chỉ Người thu mua được giảm giá, nên nó rời chợ cùng lá nhỏ nhất trong số còn lại. Những lá còn lại của bốn lá giờ được giảm giá, và hai lá mới vào chợ.',
    },
    'freed-place': {
      say: 'Thương nhân của đối thủ đến ngay chỗ bạn vừa để trống và đổi hai tài nguyên lấy hoa hồng. Hoa hồng thay được mọi tài nguyên.',
    },
    'workshop-card': {
      say: 'Trong các lá giảm giá có Vườn nho: nó dựng một xưởng và đem lại 3 nho cùng 3 uy tín. Hãy mua với giá 3 đồng.',
      wrong: 'Vườn nho có ích hơn: nó sẽ trở lại tay bạn nhiều lần. Hãy mua với giá 3 đồng.',
    },
    'own-settlement': {
      say: 'Thu mua nho cần một khu định cư chưa có nhân công. Khu đầu tiên đã có người, nhưng khu của bạn ở H4 còn trống. Hãy đánh Thu mua nho.',
      wrong: 'Lấy nho trước: chúng sẽ trả cho việc kế tiếp. Hãy đánh Thu mua nho.',
    },
    'three-dollars': {
      say: 'Khai hoang tốn hai tài nguyên cơ bản khác nhau, mà bạn chỉ có nho. Không sao: mỗi hành động một lần, 3 đồng thay được một lúa mì, nho hoặc đá. Hãy đánh Khai hoang.',
      wrong: 'Nên làm ngay: đối thủ cũng có thể lập làng ở chỗ ấy. Hãy đánh Khai hoang.',
    },
    'over-the-channel': {
      say: 'H5 nằm đối diện H4 qua kênh. Các ô ở hai bờ không bao giờ kề nhau, nên ở đó được lập khu định cư, và con đường trên đập nối hai nơi. Hãy xây trên H5.',
      wrong: 'Đặt ở đó cũng được. Nhưng H5 cho một kết nối ngay lập tức, thêm 1 uy tín.',
    },
    dam: {
      say: 'Bạn trả một nho và 3 đồng; lá bài đem lại 3 đồng và 3 uy tín, kết nối mới thêm 1. Phần nhận chỉ đến sau khi trả, nên bạn phải có sẵn 3 đồng. Giờ bạn có 11 uy tín.',
    },
    'wheat-again': {
      say: 'Vườn nho tốn một lúa mì và một đá. 3 đồng thay được một thứ, thứ kia bạn phải có: đánh Nông dân để lấy lúa mì.',
      wrong: 'Chưa đâu. Lấy một lúa mì cho Vườn nho trước: đánh Nông dân.',
    },
    'many-places': {
      say: 'Trên bản đồ đang có nhiều nhân công nên Nông dân của bạn tha hồ chọn. Cạnh khu định cư H4 là ô lúa mì H3 còn cá sấu. Hãy đến H3.',
      wrong: 'Được phép. Nhưng bạn cần lúa mì và 1 đồng của cá sấu: hãy đến H3.',
    },
    vineyard: {
      say: 'Đối thủ vừa làm hành chính và mua lại năm lá. Bạn giờ có một lúa mì, và 3 đồng thay cho đá. Hãy đánh Vườn nho.',
      wrong: 'Vườn nho đã sẵn sàng để dựng. Đánh lá đó trước.',
    },
    workshop: {
      say: 'Xưởng đứng trên ô có đường hoặc cầu, không có cá sấu và đúng loại lá bài nêu. E4 và G4 đều hợp; nhân công ở đó không cản trở. Hãy chọn G4.',
      wrong: 'E4 cũng tốt như vậy. Trong bài học này hãy xây trên G4.',
    },
    'no-interruption': {
      say: 'Được 3 nho, và bạn có 14 uy tín. Xưởng không ngắt đường: F3 và H4 vẫn nối với nhau.',
    },
    'far-roads': {
      say: 'Bạn có bốn nho và không còn gì khác, nên Hai con đường phải đi qua ô nho. Chỉ có thể bắt đầu ở công trường C2, phía tây bắc, sang B1. Hãy đánh Hai con đường; đường đầu tự đặt.',
      wrong: 'Giờ nho của bạn có thể thành đường. Hãy đánh Hai con đường.',
    },
    'open-end': {
      say: 'Từ đầu hở ở B1, con đường thứ hai có thể đến B2 hoặc C1. Hãy làm đến ô đá B2.',
      wrong: 'C1 cũng được phép. Trong bài học này hãy làm từ B1 đến B2.',
    },
    'two-dollars': {
      say: 'Lúc này bạn không trả nổi Khu định cư: thiếu lúa mì và đá, mà chỉ có 1 đồng. Hành động phải làm trọn hoặc không làm, nhưng lá nào cũng có thể bỏ xuống lấy 2 đồng. Hãy làm vậy với Khu định cư.',
      wrong: 'Khoan đã: mỗi lá trên tay làm giảm thu nhập. Hãy bỏ Khu định cư lấy 2 đồng trước.',
    },
    'pharaohs-roads': {
      say: 'Đường của bạn, kết nối của đối thủ: khu định cư ở B2 giờ nối với công trường C2, và uy tín ấy về tay bên kia. Trên bản đồ không có gì là của bạn, đầu đường hở mời gọi mọi người.',
    },
    'empty-hand': {
      say: 'Giờ tay bạn không còn lá nào, thu nhập là trọn 3 đồng. Hãy làm hành chính.',
      wrong: 'Không còn lá nào trên tay thì chẳng gì hơn: hãy làm hành chính.',
    },
    'room-for-stone': {
      say: 'Hãy nghĩ xem sắp tới bạn muốn đi đâu. Bạn thiếu đá và lúa mì, cả hai đều ở cạnh nhân công trên G4. Rút nhân công khỏi ô đá G3.',
      wrong: 'Người ấy cũng đem lại 1 đồng. Nhưng bạn sẽ lại cần đá: rút nhân công ở G3.',
    },
    'room-for-wheat': {
      say: 'Và người ở ô lúa mì H3, để Nông dân của bạn lại thu hoạch được ở đó. Cá sấu đã đi, lúa mì thì còn.',
      wrong: 'Bạn sẽ lại cần lúa mì: rút nhân công ở H3.',
    },
    'order-of-cards': {
      say: 'Lá nào đánh sau thì nằm trên. Bên dưới là Nông dân, Khai hoang, Thu mua nho, rồi thêm hai Nông dân. Hãy mua lại ba lá với 3 đồng và để hai lá cuối ngủ yên.',
      wrong: 'Mua đến Thu mua nho là đáng; thêm hai Nông dân chỉ làm giảm thu nhập lần sau. Hãy mua lại 3 lá.',
    },
    'one-token': {
      say: 'Lần này cũng chỉ một lá được giảm giá, Đội thuyền cá, và nó rời chợ cùng lá nhỏ nhất, Kẻ trộm. Lá không ai cần sẽ đi, lá mạnh hơn tiến lên: chợ là đồng hồ của ván chơi.',
    },
    'last-card': {
      say: 'Thêm một lá cho hôm nay. Hai nho và số tiền của bạn đủ cho một khu định cư nữa. Hãy đánh Khai hoang.',
      wrong: 'Kế hoạch hay để sau này dùng. Hãy kết thúc bằng một khu định cư: đánh Khai hoang.',
    },
    'near-a-site': {
      say: 'C4 là ô đá khô và nằm cạnh công trường D4. Mai này chỉ một con đường giữa hai nơi là thành kết nối. Hãy xây trên C4.',
      wrong: 'Đặt ở đó cũng được. Nhưng cạnh công trường D4 thì tốt hơn: hãy chọn C4.',
    },
    standing: {
      say: '20 uy tín so với 11 của đối thủ: khởi đầu thật đẹp. Bạn đã thu hoạch, buôn bán, xây dựng, mua bài và làm hành chính, đó là cả trò chơi. Chỉ còn hồi kết.',
    },
    clock: {
      say: 'Phía trên chợ có hai chồng: 29 lá sắp ra, rồi 12 lá của những lượt cuối, trong đó có bốn thiên tai. Thiên tai luôn nằm sau mọi lá khác của chợ và không mua được.',
    },
    quitting: {
      say: 'Khi thiên tai thứ tư xuất hiện, không ai được làm hành chính nữa. Khi đó bạn đánh bài, mua bài hoặc rút lui. Với hai người, ai rút lui trước được 6 uy tín, người kia không được gì.',
    },
    alone: {
      say: 'Bạn cũng có thể chơi một mình: không có thẻ giảm giá, và bạn tự chọn lá nào rời chợ. Thử thách của pharaoh có bảy mục tiêu, mỗi ván một mục tiêu, và mỗi lần đạt được thì ván sau dễ hơn.',
    },
    farewell: {
      say: 'Tài nguyên và tiền chỉ dùng để phân định khi hòa, vậy hãy kịp biến chúng thành uy tín. Mọi lá khác đều tự giải thích khi bạn nhấn vào. Chúc cá sấu nhường đường cho bạn!',
    },
  },
  chapters: {
    harvest: 'Thu hoạch',
    market: 'Chợ',
    build: 'Đường và khu định cư',
    administration: 'Quản lý',
    workshops: 'Thương mại và xưởng',
    again: 'Thêm một vòng',
    end: 'Kết thúc ra sao',
  },
  tips: {
    harvest: 'Thu hoạch ở ô chưa khai phá, phần lớn phải kề một nhân công, bất kể ai đặt. Cá sấu rời đi đem lại 1 đồng.',
    commerce: 'Thương mại đến nơi đã khai phá, mỗi nơi chỉ chứa một nhân công. Nếu đã kín chỗ, làm hành chính có thể dọn chỗ.',
    settlement: 'Đường dẫn tới khu định cư mới được tính ngay: mỗi kết nối trực tiếp đầu tiên cho 1 uy tín.',
    roads:
      'Ai khép kín kết nối trực tiếp đầu tiên giữa hai khu định cư hoặc công trường được 1 uy tín. Đầu đường hở cũng giúp người kế tiếp.',
    pay: 'Hoa hồng thay được mọi tài nguyên, và mỗi hành động một lần 3 đồng thay được một lúa mì, nho hoặc đá.',
    market: 'Chỉ bán bốn lá nhỏ nhất, và thẻ giảm giá làm lá rẻ đi 1 đồng. Lá bạn mua vào tay.',
    'market-alone': 'Chỉ bốn lá thấp nhất được bán, mỗi lá một giá. Lá bạn mua vào thẳng tay bạn.',
    stack: 'Bài về tay từ trên chồng bài bỏ xuống. Hãy đánh lá yếu trước, lá mạnh sau.',
    cash: 'Lá chỉ hiện đồng tiền là lá chưa thể làm trọn hành động. Bạn vẫn có thể bỏ nó lấy 2 đồng.',
    administer: 'Hành chính có lợi nhất khi tay ít bài: 3 đồng trừ 1 đồng cho mỗi lá trên tay.',
    workers: 'Mỗi nhân công rút về đem lại 1 đồng, và chỗ trống đến lượt đối thủ dùng trước.',
    'workers-alone': 'Mỗi nhân công rút về đem lại 1 đồng, và chỗ ấy lại trống cho bạn.',
    back: 'Thêm lá từ trên xuống giá 1 đồng mỗi lá, chơi một mình thì 1, 2, 3 đồng và cứ thế. Lá yếu cứ để ngủ yên.',
    replace: 'Chơi một mình, bạn tự chọn lá nào rời chợ. Hãy bỏ lá bạn không bao giờ mua: lá mạnh hơn sẽ tiến lên.',
    rose: 'Bạn có hoa hồng: nó thay được mọi tài nguyên lá bài đòi, kể cả cá.',
    disaster: 'Trong chợ có thiên tai. Khi thiên tai thứ tư ra, không ai được làm hành chính nữa: hãy chọn đúng lúc cho lần cuối của bạn.',
    ending: 'Không còn hành chính. Hãy đánh bài, mua bài hoặc rút lui: ai rút lui sớm hơn lấy thiên tai đáng giá hơn.',
    'ending-alone': 'Không còn hành chính. Hãy đánh và mua những gì còn đem lại uy tín, rồi rút lui.',
  },
  captions: {
    map: 'Bản đồ lúc bắt đầu: cá sấu trên lúa mì và nho, khu định cư đầu tiên ở ô đỏ, phía nam có con đường trên đập.',
    'set-up': 'Hai người chơi: tám lá trong chợ, bốn lá đang bán mỗi lá một thẻ giảm giá, và năm lá khởi đầu trên tay.',
    cards:
      'Bài trên tay gồm ba loại: Nông dân thu hoạch, Thu mua nho buôn bán, các lá khác xây dựng. Nền đỏ là giá, nền xanh là phần nhận.',
    turn: 'Một lượt: hai Nông dân trên chồng bài đã được đánh. Giờ có thể đánh lá khác, mua một trong bốn lá nhỏ nhất, hoặc làm hành chính.',
    play: 'Khu định cư đòi lúa mì, nho và đá. Với hai nho và 1 đồng, chỉ có thể bỏ nó lấy 2 đồng.',
    pay: 'Hai con đường, F3–G4 và G4–H4: đường đầu tốn một nho, đường sau một nho hoặc một đá.',
    harvest: 'Trên G4 có nhân công, nên Nông dân kế tiếp được đến F4, G3 hoặc H3; F3 và H4 đã khai phá.',
    build: 'Sắp lập một khu định cư: trên ô không có cá sấu và không kề khu đầu tiên ở F3.',
    roads: 'F3 nối trực tiếp với D4 và, qua G4, với khu định cư mới ở H4.',
    commerce: 'Nhân công thương mại đứng ở hai khu định cư F3 và H4. Chừng nào chưa ai được rút về thì không còn chỗ.',
    market: 'Ẩn sĩ vừa vào chợ, không có thẻ giảm giá. Thu mua nho nằm thứ hai và được giảm giá: 3 đồng thay vì 4 đồng.',
    administration: 'Ba lá trên cùng đã về tay. Trên chồng bài, lá kế tiếp là Nông dân, giá 1 đồng.',
    'last-turns': 'Phía trên chợ: 29 lá của chồng rút, rồi 12 lá của những lượt cuối.',
  },
}
