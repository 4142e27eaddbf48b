import type { RulesSection } from '@fairground/kernel'
import type { Skill } from '../../edition/edition.ts'
import type { Card, Facts } from '../../state.ts'
import {
  byCount,
  COUNTS,
  deckRow,
  isFallingRow,
  isWorkedExample,
  merchantWith,
  rewardGroups,
  rivalries,
  shipGroups,
  sum,
  tiedContracts,
} from '../printed.ts'
import { capital, cards, inWords, list, skills } from '../words/vi.ts'

/** «ba người chơi thì năm, bốn người thì bốn, năm người thì ba». */
function forEach([three, four, five]: readonly [number, number, number], noun = ''): string {
  return `ba người chơi thì ${inWords(three)}${noun}, bốn người thì ${inWords(four)}${noun}, năm người thì ${inWords(five)}${noun}`
}

function numbered(card: Card): string {
  return `${cards[card].name} (${card})`
}

export function rules(facts: Facts): readonly RulesSection[] {
  const { deck, merchants, ships } = facts
  const named = (skill: Skill) => cards[merchantWith(facts, skill)].name
  const [low, high] = tiedContracts(facts)
  return [
    {
      id: 'aim',
      title: 'Trò chơi nói về điều gì',
      paragraphs: [
        'Bạn đứng đầu một thương hội ở phố cảng Hội An xưa, mỗi lượt cử một thương nhân hay một con thuyền ra bến. Những thương nhân danh tiếng cao nhất kiếm được tiền; người danh tiếng thấp nhất giở ngón nghề của mình. Cuối mỗi vòng, ai nhiều tiền nhất được một khế ước, và vài kỹ năng cũng đem lại khế ước.',
        `Khi một vòng kết thúc mà có người đủ khế ước thì ván chơi dừng: ${forEach(
          byCount(facts, ({ goal }) => goal),
          ' khế ước',
        )}. Ai nhiều khế ước nhất thì thắng.`,
      ],
    },
    {
      id: 'deal',
      title: 'Chia bài',
      paragraphs: [
        `Có mười lăm thương nhân với danh tiếng từ 1 đến 15 và năm con thuyền. Đầu mỗi vòng gom hết bài lại. Mỗi người nhận một thuyền; thuyền còn dư được xáo chung với các thương nhân rồi chia hết, mỗi người: ${forEach(
          byCount(facts, ({ dealt }) => dealt),
          ' lá',
        )}.`,
        setAside(facts),
        `Như vậy lúc vào lượt đầu, số lá trên tay là: ${forEach(
          byCount(facts, ({ dealt, laidAside }) => 1 + dealt - laidAside),
          ' lá',
        )}. Tất cả sẽ được đánh ra, chỉ chừa một lá.`,
      ],
      example: 'Bốn người chơi thì thuyền thứ năm nằm đâu đó trong chồng bài: một trong bốn người có hai thuyền, và chỉ người đó biết.',
    },
    {
      id: 'money',
      title: 'Tiền',
      paragraphs: [
        `Ai cũng bắt đầu với ${facts.startMoney} đồng. Đầu mỗi vòng sau, khi bài đã chia xong, không ai được giữ quá con số trên khế ước đầu chồng; phần dư trả về ngân hàng. Ai ít hơn thì không được thêm: đó là mức trần, không phải khoản trợ cấp.`,
        'Tiền được che kín, trừ khi luật bắt để lộ. Nhưng mọi khoản được mất đều diễn ra trước mắt mọi người, nên ai nhớ giỏi thì biết hết. Ngân hàng không bao giờ cạn.',
      ],
      example: `Khế ước đầu chồng là số ${deck[1]}. Có ${deck[1] + 3} đồng thì trả 3, giữ ${deck[1]}; có ${deck[1] - 2} đồng thì giữ nguyên ${deck[1] - 2}.`,
    },
    {
      id: 'turn',
      title: 'Một lượt',
      paragraphs: [
        `Số lượt trong một vòng: ${forEach(
          byCount(facts, ({ turns }) => turns),
          ' lượt',
        )}. Ai cũng bí mật chọn một lá; tất cả cùng lật.`,
        'Rồi lần lượt: trả tiền cho thuyền, xem ai gặp khắc tinh, thưởng cho danh tiếng cao nhất, dùng kỹ năng. Bài nằm nguyên trên bàn đến hết vòng.',
      ],
    },
    {
      id: 'ships',
      title: 'Thuyền',
      paragraphs: [`${shipLine(facts)} Chỉ tính thuyền của lượt này. Nếu chỉ toàn thuyền thì lượt kết thúc ở đây.`],
    },
    {
      id: 'rivals',
      title: 'Khắc tinh',
      paragraphs: [
        `Có những thương nhân mất hết thể diện khi một thương nhân nhất định cùng xuất hiện trong lượt: danh tiếng của họ trong lượt này là 0. ${rivalries(
          facts,
        )
          .map(({ card, rivals }) => `${numbered(card)} gặp ${list(rivals.map(numbered), 'hoặc')}`)
          .join(', ')}.`,
        'Chỉ có hiệu lực một chiều, và cùng lúc cho tất cả: quan trọng là ai có mặt, dù chính người đó cũng mất mặt.',
      ],
      ...(isFallingRow(facts) && {
        example: 'Mèo, Gà mái và Chó cùng lật. Chó về 0 vì có Mèo, Gà mái về 0 vì có Chó, dù Chó cũng đã về 0.',
      }),
    },
    {
      id: 'names',
      title: 'Danh tiếng cao nhất',
      paragraphs: [
        'Thương nhân danh tiếng cao nhất được thưởng mức nhất, người kế tiếp được thưởng mức nhì; cả hai mức đều ghi trên lá bài. Ai ở mức 0 thì không được thưởng. Nếu chỉ còn một người trên 0 thì không có hạng nhì.',
        `Thưởng mức nhất và mức nhì: ${rewardGroups(facts)
          .map(({ cards: group, first, second }) => `${list(group.map((card) => cards[card].name))} (${span(group)}) ${first} và ${second}`)
          .join('; ')}.`,
        'Nếu chỉ có hai thương nhân, người cao hơn được thưởng mức nhất và không có hạng nhì. Một thương nhân đơn độc vừa được thưởng mức nhất vừa dùng kỹ năng. Người đã về 0 vẫn tính là có mặt.',
      ],
      ...(isWorkedExample(facts) && {
        example: `Hai thuyền, Chuột (1), Mèo (5) và Chó (14) cùng lật. Mỗi thuyền được ${ships[2]} đồng. Chó về 0 vì có Mèo. Giờ Mèo cao nhất, được ${merchants[5].first} đồng; Chuột hạng nhì, được ${merchants[1].second}. Chó đang ở 0 nên nộp 3 đồng làm từ thiện.`,
      }),
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
      paragraphs: merchants.slice(1).map(({ skill }, index) => {
        const name = `${index + 1} ${cards[index + 1].name}`
        return skill === 'none' ? `${name}: không có kỹ năng.` : `${name}, ${skills[skill].name.toLowerCase()}: ${longSkill[skill](facts)}`
      }),
    },
    {
      id: 'chains',
      title: 'Kỹ năng nối kỹ năng',
      paragraphs: [
        `${named('networking')} và ${named('asking-a-favor')} dẫn tới những kỹ năng khác, kể cả dẫn tới nhau. Bạn hành động như thể chính bạn đã ra thương nhân có kỹ năng đó: với người ngồi cạnh bạn, tiền của bạn, bài trên tay bạn. Trong một chuỗi, kỹ năng của mỗi thương nhân chỉ dùng một lần.`,
      ],
      example: `${named('asking-a-favor')} của bạn nhờ ${named('networking')} trên bàn; bạn đặt ${named('prioritized')} trên tay xuống và lấy một khế ước; sau đó bạn lấy ${named('protection-fee')} mà một đối thủ đã ra cách đây hai lượt.`,
    },
    {
      id: 'round',
      title: 'Kết thúc vòng',
      paragraphs: [
        'Sau lượt cuối, mọi người để lộ tiền. Ai nhiều nhất lấy khế ước đầu chồng.',
        `Nếu bằng nhau, những người bằng nhau lật lá còn lại trên tay. Danh tiếng in trên bài cao nhất được khế ước; thuyền thua mọi thương nhân. Nếu tất cả đều là thuyền, không ai được, và khế ước nằm nguyên đầu chồng. Thương nhân mà ${named('networking')} lấy ở lượt cuối được tính là lá còn lại.`,
      ],
      example: 'Lan và Minh cùng có 11 đồng. Lan còn một thuyền, Minh còn Thỏ (4): Minh lấy khế ước.',
    },
    {
      id: 'end',
      title: 'Kết thúc ván',
      paragraphs: [
        'Chỉ khi một vòng kết thúc mới xét xem có ai đủ khế ước. Khi đó ai nhiều khế ước nhất thì thắng. Nếu bằng nhau, tổng các con số trên khế ước nhỏ hơn thì thắng; vẫn bằng nữa thì cùng thắng.',
        `${capital(inWords(deck.length))} khế ước được lấy từ số nhỏ đến số lớn: ${deckRow(facts, (few, last) => `${few} và cứ thế đến ${last}`)}. Nếu chồng khế ước có lúc hết, không ai lấy thêm được nữa.`,
      ],
      example: `Bốn người chơi, hai người có số khế ước bằng nhau: ${list(low.map(String))} là ${sum(low)}; ${list(high.map(String))} là ${sum(high)}. Người có ${sum(low)} thắng.`,
    },
  ]
}

/** Cards that are left out, and cards that players lay aside. */
function setAside(facts: Facts): string {
  const names = { '3': 'ba', '4': 'bốn', '5': 'năm' } as const
  const sentences = COUNTS.flatMap((count) => {
    const { faceUp, laidAside } = facts.players[count]
    const said: string[] = []
    if (faceUp > 0) said.push(`Với ${names[count]} người chơi, trước khi chia lật ${inWords(faceUp)} lá của chồng bài ra để riêng.`)
    if (laidAside > 0)
      said.push(`Với ${names[count]} người chơi, sau đó ai cũng bí mật bỏ ra một lá, bỏ thuyền cũng được; mọi người cùng lật những lá ấy.`)
    return said
  })
  return [...sentences, 'Không ai được gọi tên, nhờ vả hay lấy những lá đã để riêng.'].join(' ')
}

function shipLine(facts: Facts): string {
  return shipGroups(facts)
    .map(({ from, coins: earned, andMore }) => {
      if (from === 1 && !andMore) return earned === 0 ? 'Một thuyền duy nhất không được gì.' : `Một thuyền duy nhất đem về ${earned} đồng.`
      const who = andMore ? `Từ ${inWords(from)} thuyền trở lên` : `${capital(inWords(from))} thuyền`
      return earned === 0 ? `${who} thì không được gì.` : `${who} thì mỗi thuyền ${earned} đồng.`
    })
    .join(' ')
}

function span(group: readonly Card[]): string {
  return group.length === 1 ? String(group[0]) : `${group[0]} đến ${group[group.length - 1]}`
}

/** Each skill in full. */
const longSkill: Readonly<Record<Skill, (facts: Facts) => string>> = {
  'try-your-luck': ({ drawsBeforeCoin }) =>
    `chọn một đối thủ và oẳn tù tì, cả hai cùng giấu tay. Hòa thì chơi lại; sau ${inWords(drawsBeforeCoin)} lần hòa thì tung đồng xu. Người thắng lấy nửa số tiền của người thua.`,
  'good-fortune': () => 'nhận 4 đồng từ ngân hàng.',
  'protection-fee': () => 'mỗi đối thủ trả bạn 1 đồng, hoặc 2 đồng nếu lúc đó họ có khế ước.',
  dictating: () =>
    'nhận 1 đồng từ ngân hàng rồi gọi tên một thương nhân không nằm ngửa và không ở trên tay bạn. Ai đang giữ phải nhận và ra lá đó ở lượt sau. Ở lượt cuối, hoặc khi không có ai để gọi, bạn chỉ nhận 1 đồng.',
  snitching: () =>
    'gọi tên một thương nhân không nằm ngửa và không ở trên tay bạn. Ai đang giữ phải trả bạn 3 đồng. Không có ai để gọi thì không có gì xảy ra.',
  networking: ({ networkingFrom }) =>
    `đặt một thương nhân trên tay xuống trước mặt và dùng kỹ năng của người đó như của mình; rồi lấy lên tay một thương nhân nằm trước mặt ${
      networkingFrom === 'any' ? 'bất kỳ ai, kể cả bạn, trừ chính nó và lá bạn vừa ra hay vừa đặt' : 'đối thủ'
    }, ở lượt này hay bất kỳ lượt nào trước đó trong vòng. Bạn buộc phải làm nếu trên tay có thương nhân và trên bàn có lá lấy được. Thương nhân vừa đặt không tham gia so danh tiếng và ở lại trên bàn.`,
  embargo: () => 'mọi người, kể cả bạn, trả lại số tiền ngân hàng đã phát trong lượt này. Tiền trả qua lại giữa người chơi thì giữ nguyên.',
  enticing: () => 'chọn một đối thủ, người đó để lộ tiền; lấy một nửa.',
  seducing: () => 'chọn một đối thủ; cả hai để lộ tiền và đổi cho nhau. Bạn buộc phải đổi, dù đang nhiều hơn.',
  supported: () => 'mọi người để lộ tiền. Nếu không ai ít hơn bạn, lấy ngay khế ước đầu chồng; bằng nhau cũng được.',
  'asking-a-favor': (facts) =>
    `chọn một thương nhân khác đang nằm ngửa trước mặt bất kỳ ai, ở lượt này hay bất kỳ lượt nào trước đó trong vòng, và dùng kỹ năng đó như của mình. Chọn ${cards[merchantWith(facts, 'none')].name} cũng được, nhưng chẳng có tác dụng gì.`,
  prioritized: () => 'lấy ngay khế ước đầu chồng, rồi mỗi đối thủ nhận 1 đồng từ ngân hàng.',
  none: () => '',
  charity: () => 'để lộ tiền và nộp 3 đồng cho ngân hàng.',
  socializing: () =>
    'để lộ tiền, trả người bên trái 2 đồng và người bên phải 2 đồng. Thiếu bao nhiêu ngân hàng bù, để cả hai đều nhận đủ 2.',
}
