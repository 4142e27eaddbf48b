import type { CourseText } from '@fairground/kernel'

export const vi: CourseText = {
  title: 'Hoa hồng, cá và cung điện',
  notes: {
    welcome: {
      say: 'Bạn đã biết thu hoạch, xây dựng và làm hành chính. Đây là vài khoảnh khắc của một ván dài hơn, với mọi thứ làm Faiyum rạng rỡ: hoa hồng, khối xây, cầu, cá, thị trấn và cung điện. Hôm nay ai dẫn trước không quan trọng.',
    },
    gardener: {
      say: 'Có hai thứ không mọc trên ruộng. Thứ nhất là hoa hồng: chỉ các lá bài mới cho. Bạn vừa mua Người làm vườn. Hãy đánh lá đó.',
      wrong: 'Việc đó chờ được. Hoa hồng chỉ đến từ bài, và Người làm vườn là một lá như thế: hãy đánh nó.',
    },
    'by-the-channel': {
      say: 'Người làm vườn gửi nhân công đến bờ kênh, dòng nước giữa hai nửa bản đồ, và không cần ai đứng cạnh. Hãy gửi đến ô nho F5.',
      wrong: 'Bờ ấy cũng xanh tốt. Trong bài này hãy chọn F5, bên kia kênh so với khu định cư đầu tiên.',
    },
    rose: {
      say: 'Một hoa hồng thay vì nho, và 1 đồng vì cá sấu đã đi. Hoa hồng thay được một tài nguyên bất kỳ, và bạn có thể trả nhiều hoa cùng lúc. Vậy hãy để dành cho thứ bạn không kiếm được.',
    },
    monument: {
      say: 'Đối thủ vừa đánh Công trình: ba đá cho một khối xây, được ngay 7 uy tín. Khối xây nằm trên các công trường, những ô cát có viền đứt.',
    },
    offering: {
      say: 'Bạn không có viên đá nào. Nhưng Lễ vật đặt một khối xây đổi lấy một lá trên tay. Hãy đánh Lễ vật.',
      wrong: 'Để sau. Hãy xem cách có khối xây mà không cần đá: đánh Lễ vật.',
    },
    'given-up': {
      say: 'Lá bạn bỏ ra sẽ rời ván mãi mãi. Giờ thì mất một lá Nông dân chẳng sao, và tay ít đi một lá còn tăng thu nhập. Hãy bỏ Nông dân.',
      wrong: 'Lá ấy bạn còn cần. Hãy bỏ Nông dân.',
    },
    site: {
      say: 'Bốn công trường còn chỗ. Đặt ở đâu thì lá này cũng cho như nhau; nhưng Lễ đền thờ, một lá về sau, đếm số khối của một công trường. Hãy xây ở D4, nơi đã có hai khối.',
      wrong: 'Ở đó cũng còn chỗ. Nhưng nơi nhiều khối thì đáng giá hơn: hãy chọn D4.',
    },
    'room-on-a-site': {
      say: '1 uy tín và 3 đồng. D4 chứa năm khối, giờ có ba; chỗ trống được vẽ bằng nét đứt. Cả ván có mười lăm khối.',
    },
    bridge: {
      say: 'Cây cầu tốn hai đá và cho 4 uy tín. Bạn có một hoa hồng và 4 đồng: hoa hồng thay một đá, và mỗi hành động một lần, 3 đồng thay được một đá nữa. Hãy đánh Cây cầu.',
      wrong: 'Khoan đã. Hoa hồng và 3 đồng của bạn đang là hai đá: hãy đánh Cây cầu.',
    },
    'over-the-channel': {
      say: 'Cầu nối hai ô đối diện nhau qua kênh. Giống như đường, cầu bắt đầu ở khu định cư, công trường hoặc một đầu đường còn mở. Hãy xây từ C5 đến công trường D4.',
      wrong: 'Thế thì cũng sang được bờ kia, nhưng không đến công trường nào. Từ C5 đến D4 mới khép một kết nối.',
    },
    'rose-for-stone': {
      say: '4 uy tín, thêm 1 nữa: công trường C6 và D4 được nối lần đầu, nhờ cầu của bạn và đường ở hai bên. Mỗi ô chỉ có tối đa một đầu cầu, và chỉ có bốn cây cầu; Cầu nguy nga được thay một cây.',
    },
    fisherman: {
      say: 'Thứ còn lại không mọc trên ruộng là cá. Hãy đánh Ngư dân.',
      wrong: 'Ý hay, nhưng không có cá thì không có cung điện: hãy đánh Ngư dân.',
    },
    'at-the-lake': {
      say: 'Người ấy câu từ bất kỳ ô chưa khai phá nào ven hồ, vùng nước bao quanh, cũng không cần ai đứng cạnh. Hãy chọn ô nho G2.',
      wrong: 'Ở đó cũng có cá. Trong bài này hãy chọn G2.',
    },
    fish: {
      say: 'Một con cá và 2 đồng, thêm 1 đồng vì cá sấu. Tiền không bao giờ thay được cá, hoa hồng thì được. Chợ cá, Yến tiệc và Cung điện đều cần cá, nên đến cuối ván chẳng ai thừa.',
    },
    'much-later': {
      say: 'Nhiều lượt sau. Hai bờ đều đã có khu định cư, và chồng rút chỉ còn ba lá: đến lúc của thị trấn và cung điện.',
    },
    'town-card': {
      say: 'Xây thị trấn tốn hai tài nguyên cơ bản khác nhau, cho 6 uy tín và 1 đồng. Hãy đánh lá này.',
      wrong: 'Bạn có đủ để xây thị trấn, và chỗ đang trống. Hãy đánh Xây thị trấn.',
    },
    'which-settlement': {
      say: 'Thị trấn đặt lên một khu định cư, bất kể ai đã xây. Nó vẫn được tính là khu định cư: các kết nối giữ nguyên, và bên cạnh không xây thêm được gì mới. Hãy chọn nơi lâu đời nhất, ô đỏ F3.',
      wrong: 'Đó cũng là một thị trấn đẹp. Trong bài này hãy xây trên ô đỏ F3.',
    },
    different: {
      say: 'Hai thứ khác nhau: bạn có lúa mì, nho và một đá. Đá sẽ kiếm lại dễ hơn bạn nghĩ. Hãy trả một nho và một đá.',
      wrong: 'Hãy giữ lúa mì: trả 1 nho và 1 đá.',
    },
    town: {
      say: '28 uy tín. Những lá thương mại mạnh cần thị trấn: Chợ thị trấn, Đoàn buôn lớn, Yến tiệc, Lễ hội hoa hồng. Như mọi nơi, mỗi lúc chỉ một nhân công vào được, nên thêm thị trấn thì ai cũng lợi.',
    },
    'palace-card': {
      say: 'Chồng rút đã hết, và thảm họa đầu tiên nằm trong chợ. Cung điện đã giảm còn 3 đồng, đúng số tiền bạn có. Hãy mua.',
      wrong: 'Chợ này không có lá nào hơn, và bạn sẽ không gặp lại nó. Hãy mua Cung điện.',
    },
    'four-goods': {
      say: 'Vài lượt sau bạn có đủ thứ lá này đòi: lúa mì, nho, đá và cá, mỗi thứ một. Hãy đánh Cung điện.',
      wrong: 'Ngay bây giờ, trước khi đoạn cuối bắt đầu: hãy đánh Cung điện.',
    },
    'on-a-town': {
      say: 'Cung điện đứng trên một thị trấn, và cả ván chỉ xây được hai. Có thị trấn ở F3 và F5. Hãy chọn F3.',
      wrong: 'F5 cũng được. Trong bài này hãy xây trên ô đỏ F3.',
    },
    palace: {
      say: '11 uy tín cho một lá: thành 49. Hoàng cung còn cho 12, với hoa hồng thay cho cá.',
    },
    farewell: {
      say: 'Vậy là bạn đã gặp mọi thứ được xây trong ván, trừ phần mở rộng của xưởng và cầu nguy nga. Hãy gom hoa hồng và cá kịp lúc, để ý thị trấn chưa có nhân công, và canh chừng các thảm họa. Pharaoh đang đợi bạn!',
    },
  },
  chapters: {
    roses: 'Hoa hồng',
    blocks: 'Khối xây',
    bridges: 'Cầu',
    fish: 'Cá',
    towns: 'Thị trấn',
    palaces: 'Cung điện',
  },
}
