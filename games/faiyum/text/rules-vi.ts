import type { RulesSection } from '@fairground/kernel'
import { GOALS } from '../campaign.ts'
import { listed } from './list.ts'
import { lastGainsNothing, type PageFacts, playersWith } from './page-facts.ts'

const MADE = ' (phục dựng)'

/** The rules in Vietnamese, with the values of an edition. */
export function rules(facts: PageFacts): readonly RulesSection[] {
  const { startMoney, prices, supply, replaced, made, achievements } = facts
  const forSale = prices.length
  const top = facts.shown - facts.marketSpaces
  const pairs = playersWith(replaced, (cards) => cards === 2)
  const singles = playersWith(replaced, (cards) => cards === 1)
  const [first, ...others] = GOALS
  return [
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
        `Hai bán đảo nằm hai bên con kênh, xung quanh là hồ; chỉ con đập nối chúng, và trên đó có sẵn một con đường. Các ô ở hai bên kênh không bao giờ kề nhau.${made.map ? ' Vị trí từng ô được phục dựng.' : ''}`,
        `Ô lúa mì và ô nho là đầm lầy: trên mỗi ô có một con cá sấu. Ô đá thì khô ráo. Đã khai phá từ đầu là ô đỏ, nơi có sẵn một khu định cư, ${facts.sites} công trường và các ô ở hai đầu con đập. Mọi ô khác chưa khai phá cho đến khi có thứ gì ngoài nhân công và cá sấu đứng hoặc kết thúc ở đó.`,
      ],
    },
    {
      id: 'set-up',
      title: 'Chuẩn bị',
      paragraphs: [
        `Mọi người bắt đầu với các lá như nhau: ${list(facts.starting.map(({ title, copies }) => (copies === 1 ? title.vi : `${copies} × ${title.vi}`)))}. Ai đi đầu do may rủi. Từ người đó theo vòng, mỗi người lần lượt có ${list(startMoney.map(String))} đồng; chơi một mình bạn có ${money(facts.soloMoney)}.`,
        `Lật ${facts.shown} lá xanh. ${facts.marketSpaces} lá nhỏ nhất xếp theo số thành chợ; ${top} lá lớn nhất ai cũng biết và được trộn với ${facts.yellow === undefined ? '' : `các lá ${facts.yellow.join(' đến ')} cùng `}${facts.disasters} thiên tai thành chồng những lượt cuối. Từ hai người trở lên, ${forSale} lá đang bán được giảm ${money(facts.discount)}.`,
      ],
    },
    {
      id: 'cards',
      title: 'Các lá bài',
      paragraphs: [
        'Mỗi lá có tên, loại và hành động: bên đỏ là giá phải trả, bên xanh là phần nhận. Bốn loại là thu hoạch, xây dựng, thương mại và khác. Lá từ chợ còn có một số riêng; số càng lớn thường càng mạnh.',
        'Bài trên tay, chồng bài bỏ và những lá sắp ra đều công khai; chỉ thứ tự của các chồng rút là không biết. Thứ tự chồng bài bỏ không bao giờ đổi, trừ khi một lá bài cho phép. Nếu lá bài nói khác luật này thì theo lá bài.',
      ],
    },
    {
      id: 'turn',
      title: 'Lượt của bạn',
      paragraphs: ['Chọn một trong ba việc: đánh một lá, mua một lá, hoặc làm hành chính. Sau đó lượt đi tiếp theo chiều kim đồng hồ.'],
    },
    {
      id: 'play',
      title: 'Đánh một lá',
      paragraphs: [
        `Đánh một lá để làm hành động của nó, hoặc thay vào đó lấy ${money(facts.card)}. Hành động phải làm trọn vẹn: nếu một phần không thể làm thì chỉ còn ${money(facts.card)}. “Tối đa” nghĩa là ít nhất một.`,
        'Ô đỏ là thứ bạn trả, ô xanh lá là thứ bạn nhận sau đó. Không gì do hành động đem lại, kể cả tiền đuổi cá sấu, được dùng để trả cho chính nó.',
        'Sau đó lá bài nằm trên cùng chồng bài bỏ của bạn.',
      ],
      example: `Một lá đòi hai con đường. Nếu chỉ đủ chỗ hoặc tài nguyên cho một, bạn chỉ có thể bỏ lá này lấy ${money(facts.card)}.`,
    },
    {
      id: 'pay',
      title: 'Trả chi phí',
      paragraphs: [
        `Một hoa hồng thay cho một tài nguyên bất kỳ, kể cả cá, và được dùng bao nhiêu hoa hồng cùng lúc cũng được. Mỗi hành động một lần, ${money(facts.substitute)} thay cho một lúa mì, nho hoặc đá; không bao giờ thay cá hay hoa hồng. Lá nào đòi hoa hồng thì chỉ hoa hồng mới được. Hoa hồng chỉ có được từ các lá bài.`,
        'Khi một lá đòi các tài nguyên khác nhau, thứ thay thế được tính là loại đang thiếu.',
        ...(facts.byGround.length === 0
          ? []
          : [
              `Trả theo địa hình: ${list(facts.byGround.map(({ vi }) => vi))}. Mỗi con đường tốn một tài nguyên của một trong hai ô nó nối. Ô đỏ và công trường không có tài nguyên riêng.`,
            ]),
      ],
      example: `Một lá tốn 1 lúa mì, 1 nho và 1 đá. Với 1 lúa mì, 1 hoa hồng và ${money(facts.substitute)} bạn trả được: hoa hồng thay nho, tiền thay đá.`,
    },
    {
      id: 'harvest',
      title: 'Thu hoạch',
      paragraphs: [
        'Nhân công vào một ô tài nguyên chưa khai phá và chưa có nhân công. Nông dân và một số lá khác phải đứng cạnh ô có nhân công, của ai cũng được; khi trên bản đồ chưa có nhân công nào thì đi đâu cũng được.',
        `Nếu ở đó có cá sấu thì nó rời đi và bạn nhận ${money(facts.crocodile)}. Ô không có cá sấu vẫn thu hoạch được.`,
      ],
    },
    {
      id: 'build',
      title: 'Xây dựng',
      paragraphs: [
        'Chỉ xây ở nơi không có cá sấu. Nhân công không cản trở và vẫn đứng đó. Ô đã có công trình, kể cả một con đường, là ô đã khai phá và không thu hoạch được nữa.',
        `Khu định cư đặt trên ô tài nguyên chưa có khu định cư hay xưởng và không kề khu định cư khác. Thị trấn đặt lên khu định cư và vẫn tính là khu định cư, cung điện đặt lên thị trấn${MADE}. Xưởng cần có đường hoặc cầu kết thúc trên ô và nhận nhiều nhất một phần mở rộng${MADE}. Công trường chứa đúng số khối ghi trên đó.`,
        `Các quân có hạn: ${pieces(supply)}. Khi một loại quân đã hết, hành động cần nó không thể làm. Tài nguyên và tiền không bao giờ hết.`,
      ],
    },
    {
      id: 'roads',
      title: 'Đường, cầu và kết nối',
      paragraphs: [
        'Con đường nối hai ô kề nhau, cây cầu nối hai ô đối diện qua kênh. Chúng bắt đầu ở khu định cư hoặc công trường, hoặc nối tiếp một đầu còn hở. Đường và cầu chỉ rẽ nhánh ở khu định cư và công trường: mọi ô khác có nhiều nhất hai đầu.',
        `Trên mỗi ô chỉ có nhiều nhất ${facts.bridgesPerSpace} cây cầu kết thúc, kể cả cầu nguy nga${made.bridgesPerSpace ? MADE : ''}. Cầu nguy nga cũng có thể thay một cây cầu, cây cầu cũ trở về kho${MADE}.`,
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
        `Ở xưởng có phần mở rộng, thương mại đem lại thêm ${facts.expansion} tài nguyên của xưởng${made.expansion ? MADE : ''}.`,
      ],
    },
    {
      id: 'market',
      title: 'Mua một lá',
      paragraphs: [
        `Chỉ bán ${forSale} lá nhỏ nhất, từ trái sang giá ${list(prices.map(String))} đồng, bớt ${money(facts.discount)} nếu có thẻ giảm giá. Lá mua vào tay; từ lượt sau mới được đánh.`,
        `Thẻ giảm giá trở về phía trên chợ. Một lá mới vào chợ, không có thẻ giảm giá, rồi xếp lại cả ${facts.marketSpaces} lá; thẻ đi theo lá của nó.`,
      ],
      example: `Lá thứ ba từ trái được giảm giá: giá là ${money(prices[2] - facts.discount)}.`,
    },
    {
      id: 'administration',
      title: 'Hành chính',
      paragraphs: [
        `Một, thu nhập: ${money(facts.income)} trừ 1 đồng cho mỗi lá trên tay, không bao giờ dưới không. Rồi rút tối đa ${facts.workers} nhân công ở bất cứ đâu, mỗi người ${money(facts.worker)}. Rồi lấy ${facts.cards} lá trên cùng chồng bài bỏ vào tay, hoặc tất cả nếu ít hơn.`,
        'Hai, mua lại thêm bao nhiêu lá từ trên xuống cũng được, mỗi lá 1 đồng.',
        [
          'Ba, thay bài trong chợ hiện tại.',
          ...(pairs.length === 0
            ? []
            : [
                `Với ${list(pairs.map(String), 'hoặc')} người, hai lá giảm giá nhỏ nhất rời chợ; nếu chỉ có một thì nó rời cùng lá nhỏ nhất trong số còn lại; nếu không có thì hai lá nhỏ nhất rời đi.`,
              ]),
          ...(singles.length === 0
            ? []
            : [`Với ${list(singles.map(String), 'hoặc')} người, lá giảm giá nhỏ nhất rời chợ, nếu không có thì lá nhỏ nhất.`]),
          `Mỗi lá còn lại trong ${forSale} lá được giảm giá. Bấy nhiêu lá mới vào chợ, không có thẻ, rồi xếp lại tất cả.`,
        ].join(' '),
      ],
      example: `Có 1 lá trên tay và nhiều lá trong chồng: thu nhập ${money(Math.max(0, facts.income - 1))}, rút ${facts.workers} nhân công được ${money(facts.workers * facts.worker)}, lấy lại ${facts.cards} lá, mua lại hai lá nữa với 2 đồng. Nếu một trong ${forSale} lá đang bán được giảm giá thì lá đó rời chợ, và những lá còn lại được giảm giá.`,
    },
    {
      id: 'last-turns',
      title: 'Những lượt cuối',
      paragraphs: [
        'Khi chồng rút hết, bài đến từ chồng những lượt cuối. Thiên tai nằm lại ở đầu phải của chợ và không bao giờ bán; chúng đẩy các lá lớn nhất vào chợ hiện tại. Khi chồng này cũng hết, không còn lá mới, và các lá đang bán dồn sang trái.',
        [
          `Khi thiên tai thứ ${facts.disasters} xuất hiện, không ai được làm hành chính nữa; lượt hành chính vừa lật nó ra vẫn được làm xong. Đến lượt, bạn đánh một lá, mua một lá, hoặc rút lui bằng cách lấy thiên tai đáng giá nhất còn lại. Tính bằng uy tín, chúng đáng giá ${quitting(facts)}.`,
          ...(lastGainsNothing(facts) ? ['Người rút lui cuối cùng không được gì.'] : []),
          'Sau mỗi lần mua vẫn có lá mới vào chợ chừng nào còn bài. Ai đã rút lui thì thôi chơi; ván tiếp tục cho đến khi không còn ai.',
        ].join(' '),
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
        `Hãy chơi một ván để đạt uy tín cao nhất có thể, hoặc nhận thử thách. Không có thẻ giảm giá. Mua lại mỗi lá một đắt hơn: 1 đồng, rồi 2, rồi 3, cứ thế. Ở bước ba của hành chính, bạn tự chọn ${replaced[0]} lá trong chợ hiện tại để bỏ đi. ${facts.quitting[0].length === 0 ? 'Thiên tai không đem lại gì.' : `Thiên tai đem lại ${list(facts.quitting[0].map(String))} uy tín.`}`,
        `Trong thử thách của pharaoh bạn chơi hết ván này đến ván khác. Mỗi mục tiêu chỉ gạch một lần và mỗi ván chỉ một mục tiêu; nếu một ván đạt nhiều mục tiêu, bạn tự chọn. Trước hết là ${goal(first.id, first.target)}; sau đó, theo thứ tự tùy ý: ${others.map(({ id, target }) => goal(id, target)).join('; ')}.`,
        `Mỗi mục tiêu mở thành tựu kế tiếp cho mọi ván sau: có ${money(achievements.money)} lúc đầu; rút được thêm một nhân công; có thêm 1 cá và 1 hoa hồng lúc đầu; lấy lại thêm một lá; chỉ cần ${money(achievements.substitute)} để thay một tài nguyên cơ bản; chỉ thay một lá trong chợ. Không bắt buộc dùng thành tựu nào. Đạt cả ${GOALS.length} mục tiêu là hoàn thành thử thách.`,
      ],
    },
    {
      id: 'sources',
      title: 'In sẵn và phục dựng',
      paragraphs: [
        `${made.cards === 0 && !made.map ? 'Bài và bản đồ của ấn bản này do chủ nhân ghi lại.' : `Chúng tôi có luật chơi in sẵn, nhưng không có bảng giải thích bài và bản đồ in sẵn. Trong ${made.ofCards} lá của ấn bản này, ${made.cards} lá có giá, hành động hoặc phần nhận được phục dựng; lá như vậy có ghi rõ.`} Những gì các trang này ghi là phục dựng là do chúng tôi tự đặt ra.`,
        'Chỗ luật in sẵn không nói, chúng tôi quyết định: may rủi chọn người đi đầu; nếu tài nguyên và tiền cũng bằng nhau thì cùng thắng; thiên tai thứ tư không cắt ngang lượt hành chính; các lá đang bán dồn sang trái khi không còn lá mới; thứ thay cho một trong các tài nguyên khác nhau được tính là loại đang thiếu. Việc khu định cư phải cách nhau và xưởng cần có đường là theo lời kể của người chơi.',
      ],
    },
  ]
}

const GOAL: Readonly<Record<string, (target: number) => string>> = {
  respect: (target) => `một ván đạt ${target} uy tín`,
  bridges: (target) => `xây ${target} cây cầu`,
  palaces: (target) => `xây ${target} cung điện`,
  fame: (target) => `một ván đạt ${target} uy tín`,
  monuments: (target) => `đặt đủ ${target} khối xây`,
  workshops: (target) => `xây ${target} xưởng`,
  crocodiles: (target) => `chỉ để lại ${target} cá sấu hoặc ít hơn`,
}

function goal(id: string, target: number): string {
  return GOAL[id](target)
}

function money(amount: number): string {
  return `${amount} đồng`
}

function list(parts: readonly string[], and = 'và'): string {
  return listed(parts, and)
}

function pieces(supply: PageFacts['supply']): string {
  return list([
    `${supply.worker} nhân công`,
    `${supply.road} con đường`,
    `${supply.grandBridge} cầu nguy nga`,
    `${supply.bridge} cây cầu`,
    `${supply.palace} cung điện`,
    `${supply.town} thị trấn`,
    `${supply.settlement} khu định cư`,
    `${supply.expansion} phần mở rộng`,
    `${supply.workshop} xưởng`,
    `${supply.block} khối xây`,
  ])
}

/** "10, 6 và 3 với 4 người", for every number of players. */
function quitting({ quitting: byPlayers }: PageFacts): string {
  return byPlayers
    .flatMap((values, index) =>
      index === 0 ? [] : [`${values.length === 0 ? 'không gì cả' : list(values.map(String))} với ${index + 1} người`],
    )
    .toReversed()
    .join('; ')
}
