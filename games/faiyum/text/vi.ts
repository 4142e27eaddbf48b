import { byKind } from '@fairground/kernel'
import type { CardStep, Count, Good, PerGain, Piece, Place } from '../edition/vocabulary.ts'
import type { CardName, Event, Spot } from '../state.ts'
import { listed } from './list.ts'
import type { FaiyumText, Phrases } from './phrases.ts'
import { rules } from './rules-vi.ts'
import { purseOf, textOf } from './speak.ts'

const GOOD: Readonly<Record<Good, string>> = { wheat: 'lúa mì', grape: 'nho', stone: 'đá', fish: 'cá', rose: 'hoa hồng' }

const PIECE: Readonly<Record<Piece, string>> = {
  worker: 'nhân công',
  settlement: 'khu định cư',
  town: 'thị trấn',
  workshop: 'xưởng',
  expansion: 'phần mở rộng',
  road: 'con đường',
  bridge: 'cây cầu',
  grandBridge: 'cầu nguy nga',
  block: 'khối xây',
  palace: 'cung điện',
  crocodile: 'cá sấu',
}

const PLACE: Readonly<Record<Place, string>> = {
  settlement: 'khu định cư hoặc thị trấn',
  town: 'thị trấn',
  palace: 'thị trấn có cung điện',
  site: 'công trường',
  workshop: 'xưởng',
  expansion: 'xưởng có phần mở rộng',
}

const SPOT: Readonly<Record<Spot['terrain'], string>> = {
  wheat: 'ô lúa mì',
  grape: 'ô nho',
  stone: 'ô đá',
  red: 'ô đỏ',
  site: 'công trường',
}

const COUNT: Readonly<Record<Count, string>> = {
  ends: 'đường hoặc cầu kết thúc ở đó',
  blocks: 'khối xây ở đó',
  links: 'nơi nối trực tiếp với nó',
  way: 'đường hoặc cầu trên lối ngắn nhất giữa hai nơi',
  cleared: 'nhân công được rút về',
  settlements: 'khu định cư hoặc thị trấn trên bản đồ',
  towns: 'thị trấn trên bản đồ',
  workshops: 'xưởng trên bản đồ',
  workers: 'nhân công trên bản đồ',
  crocodiles: 'cá sấu còn lại',
}

const SIDE = { channel: 'ven kênh', lake: 'ven hồ' } as const

function list(parts: readonly string[], and = 'và'): string {
  return listed(parts, and)
}

function piece(what: Piece, amount: number): string {
  return `${amount} ${PIECE[what]}`
}

function spot({ id, terrain }: Spot): string {
  return `${SPOT[terrain]} ${id}`
}

function card({ number, title }: CardName): string {
  return number === undefined ? title.vi : `${title.vi} (${number})`
}

function upTo(count: number, least: number | undefined): string {
  return least !== undefined && least < count ? 'tối đa ' : ''
}

function step(what: CardStep): string {
  switch (what.do) {
    case 'harvest': {
      const where = what.terrain === undefined ? 'ô tài nguyên chưa khai phá' : `${SPOT[what.terrain]} chưa khai phá`
      const each = what.workers === 1 ? '' : ', mỗi người'
      const side = what.side === undefined ? '' : ` ${SIDE[what.side]}`
      const next = what.next ? ' cạnh một nhân công' : ''
      const lonely = what.alone ? ' mà mọi ô kề đều chưa khai phá' : ''
      return `Đặt ${upTo(what.workers, what.least)}${piece('worker', what.workers)}${each} vào một ${where}${side}${next}${lonely}.`
    }
    case 'trade': {
      const each = what.workers === 1 ? '' : ', mỗi người'
      const on = what.terrain === undefined ? places(what.on) : `${places(what.on)} trên ${SPOT[what.terrain]}`
      return `Đặt ${piece('worker', what.workers)}${each} vào một ${on}${what.joined ? '; hai nơi phải nối với nhau bằng đường hoặc cầu' : ''}.`
    }
    case 'build':
      return build(what)
    case 'clear':
      return `Rút ${upTo(what.workers, what.least)}${piece('worker', what.workers)} khỏi bản đồ.`
    case 'name':
      return `Chọn một ${places(what.on)}.`
    case 'swap':
      return `Đổi tối đa ${what.most} ${list(
        what.from.map((good) => GOOD[good]),
        'hoặc',
      )} của bạn lấy ${GOOD[what.to]}, một đổi một.`
    case 'take':
      return 'Lấy một lá trong chợ hiện tại mà không trả tiền.'
    case 'order':
      return 'Xếp lại chồng bài bỏ của bạn, kể cả lá này, theo thứ tự tùy ý.'
    case 'repeat':
      return 'Thực hiện lại lá vừa nằm trên cùng chồng bài bỏ của bạn và trả chi phí của nó.'
  }
}

function places(on: readonly Place[]): string {
  return list(
    on.map((place) => PLACE[place]),
    'hoặc',
  )
}

function build({ piece: what, count, terrain }: Extract<CardStep, { do: 'build' }>): string {
  const on = terrain === undefined ? '' : ` trên ${SPOT[terrain]}`
  switch (what) {
    case 'town':
      return 'Nâng một khu định cư thành thị trấn.'
    case 'palace':
      return 'Đặt một cung điện lên một thị trấn.'
    case 'workshop':
      return `Xây một xưởng${on || ' trên ô tài nguyên'} có đường hoặc cầu.`
    case 'expansion':
      return 'Thêm phần mở rộng cho một xưởng.'
    case 'block':
      return `Đặt ${piece(what, count)} lên công trường.`
    case 'grandBridge':
      return 'Xây một cầu nguy nga qua kênh, hoặc thay cho một cây cầu.'
    case 'bridge':
      return `Xây ${piece(what, count)} qua kênh.`
    default:
      return `Xây ${piece(what, count)}${on}.`
  }
}

function per({ what, each, count, of = 1, most }: PerGain): string {
  const amount = what === 'money' ? `${each} đồng` : `${each} uy tín`
  return `${amount} cho mỗi ${of === 1 ? '' : `${of} `}${COUNT[count]}${most === undefined ? '' : `, nhiều nhất ${most}`}`
}

const event = byKind<Event, [who: string]>({
  used: (happened, who) =>
    happened.repeats === undefined
      ? `${who} đánh ${card(happened.card)}.`
      : `${who} đánh ${card(happened.card)} và lặp lại ${card(happened.repeats)}.`,
  cashed: (happened, who) => `${who} bỏ ${card(happened.card)} lấy ${happened.money} đồng.`,
  gave: (happened, who) => `${who} dâng ${card(happened.card)}; lá này rời ván chơi.`,
  worker: (happened, who) => `${who} đặt nhân công vào ${spot(happened.spot)}${happened.crocodile ? ' và đuổi cá sấu đi' : ''}.`,
  built: (happened, who) => `${who} xây ${piece(happened.piece, 1)}: ${list(happened.spots.map(spot))}.`,
  linked: ({ spots }, who) => `Lần đầu nối ${list(spots.map(spot))}: 1 uy tín cho ${who}.`,
  cleared: (happened, who) =>
    `${who} rút nhân công khỏi ${spot(happened.spot)}${happened.money > 0 ? `, nhận ${happened.money} đồng` : ''}.`,
  named: (happened, who) => `${who} chọn ${spot(happened.spot)}.`,
  paid: ({ goods, money }, who) => `${who} trả ${purseOf(phrases, goods, money)}.`,
  swapped: ({ from, to }, who) => `${who} đổi ${purseOf(phrases, from, 0)} lấy ${purseOf(phrases, to, 0)}.`,
  gained: ({ goods, money, reputation }, who) => `${who} nhận ${purseOf(phrases, goods, money, reputation)}.`,
  ordered: (_happened, who) => `${who} xếp lại chồng bài bỏ.`,
  bought: (happened, who) => `${who} mua ${card(happened.card)} với giá ${happened.price} đồng${happened.discount ? ', đã giảm giá' : ''}.`,
  took: (happened, who) => `${who} lấy ${card(happened.card)} trong chợ mà không trả gì.`,
  turned: ({ title, number }) => (title === undefined ? `Thiên tai xuất hiện: ${number}.` : `${title.vi} (${number}) vào chợ.`),
  administered: ({ income }, who) => `${who} làm hành chính, thu nhập ${income} đồng.`,
  back: ({ cards, price }, who) => `${who} lấy lại ${list(cards.map(card))}${price > 0 ? ` với giá ${price} đồng` : ''}.`,
  replaced: ({ discounts, cards }) =>
    discounts.length === 0
      ? `Rời chợ: ${list(cards.map(card))}.`
      : `Rời chợ: ${list(cards.map(card))}. Được giảm giá: ${list(discounts.map(card))}.`,
  ending: () => 'Thiên tai thứ tư đã đến: không còn hành chính nữa. Hãy đánh bài, mua bài hoặc rút lui.',
  quit: ({ reputation }, who) => (reputation > 0 ? `${who} rút lui và nhận ${reputation} uy tín.` : `${who} rút lui.`),
  over: () => 'Pharaoh đã xem đủ: ván chơi kết thúc.',
})

const phrases: Phrases = {
  language: 'vi',
  title: 'Faiyum',
  tagline: 'Tháo đầm lầy, mở đường, dựng thị trấn: giành lấy sự trọng thị của pharaoh.',
  options: {
    achievements: { label: 'Thành tựu', help: 'Bao nhiêu thành tựu của thử thách pharaoh đang có hiệu lực (chỉ khi chơi một mình).' },
    edition: {
      label: 'Ấn bản',
      help: 'Dùng bộ bài và bản đồ nào. Bộ có sẵn phần lớn được phục dựng; người có trò chơi có thể mang tệp riêng.',
      values: { 'reconstruction-1': 'Phục dựng' },
    },
  },
  breakdown: {
    cards: 'Từ các lá bài',
    connections: 'Từ các kết nối',
    disaster: 'Từ thiên tai',
    goods: 'Tài nguyên còn lại',
    money: 'Tiền còn lại',
    bridges: 'Cầu đã xây',
    palaces: 'Cung điện đã xây',
    blocks: 'Khối xây đã đặt',
    workshops: 'Xưởng đã xây',
    crocodiles: 'Cá sấu còn lại',
  },
  rules,
  kinds: { harvest: 'Thu hoạch', build: 'Xây dựng', commerce: 'Thương mại', other: 'Khác' },
  list,
  good: (good, amount) => `${amount} ${GOOD[good]}`,
  money: (amount) => `${amount} đồng`,
  reputation: (amount) => `${amount} uy tín`,
  cards: (amount) => `${amount} lá`,
  spot,
  piece,
  cost: {
    basic: (amount) => `${amount} tài nguyên cơ bản bất kỳ`,
    different: (amount) => `${amount} tài nguyên cơ bản khác nhau`,
    ground: 'mỗi con đường 1 tài nguyên của một trong hai ô nó nối',
    card: (amount) => `${amount} lá khác trên tay, rời ván chơi`,
  },
  step,
  gain: {
    choice: (amount) => `${amount} tài nguyên cơ bản tùy chọn`,
    ofSpace: (amount, several) => `${amount} tài nguyên của ${several ? 'mỗi ô' : 'ô đó'}`,
    per,
    once: (what) => `${what} một lần`,
  },
  prompt: {
    waiting: (name) => `Đang chờ ${name}.`,
    over: 'Ván chơi đã kết thúc.',
    turn: 'Đánh, mua hoặc hành chính.',
    lastTurn: 'Đánh, mua hoặc rút lui.',
    buys(money, [card, ...others]) {
      if (card === undefined) return `${money} chưa mua được lá nào.`
      return others.length === 0 ? `${money} mua được ${card}.` : `${money} mua được ${card} hoặc ${others.length} lá khác.`
    },
    administering: (what) => (what.length === 0 ? 'Hành chính chưa được gì.' : `Hành chính được ${list(what)}.`),
    workers: 'Rút nhân công về, mỗi người 1 đồng, hoặc để nguyên.',
    back: 'Chọn số lá muốn mua lại thêm.',
    replace: 'Bỏ đi một lá đang bán ở chợ.',
    which: (number, of) => ` (${number}/${of})`,
    question: {
      worker: (which) => `Đặt một nhân công${which}.`,
      off: (which) => `Rút một nhân công khỏi bản đồ${which}.`,
      name: () => 'Chọn một nơi.',
      give: () => 'Chọn lá trên tay để dâng.',
      pay: () => 'Chọn cách trả.',
      swap: () => 'Chọn thứ muốn đổi.',
      take: () => 'Lấy một lá trong chợ hiện tại.',
      lay: () => 'Xếp lại chồng bài từ trên xuống: chọn lá kế tiếp.',
      choose: () => 'Chọn tài nguyên của bạn.',
    },
    build: (what, which) => `Xây một ${PIECE[what]}${which}.`,
    next: (cost, gain) =>
      cost === undefined ? gain && `Bạn nhận ${gain}.` : gain === undefined ? `Tốn ${cost}.` : `Tốn ${cost}, đem lại ${gain}.`,
    administration: (alone) => (alone ? 'Sau đó bạn chọn những lá rời chợ.' : 'Sau đó chợ thay bài và đến lượt người kế tiếp.'),
  },
  move: {
    use: (title) => `Đánh ${title}`,
    cash: (title, money) => `Bỏ ${title} lấy ${money}`,
    buy: (title, money) => `Mua ${title} với giá ${money}`,
    administer: 'Làm hành chính',
    quit: (reputation) => (reputation === undefined ? 'Rút lui' : `Rút lui, nhận ${reputation}`),
    enough: 'Dừng ở đây',
    asItIs: 'Giữ nguyên phần còn lại',
    worker: (where) => `Đặt nhân công vào ${where}`,
    off: (where) => `Rút nhân công khỏi ${where}`,
    name: (where) => `Chọn ${where}`,
    build: (what, where) => `Xây ${what} trên ${where}`,
    join: (what, from, to) => `Xây ${what} từ ${from} đến ${to}`,
    pay: (what) => `Trả ${what}`,
    give: (title) => `Dâng ${title}`,
    swap: (what) => `Đổi ${what}`,
    choose: (what) => `Lấy ${what}`,
    take: (title) => `Lấy ${title}`,
    lay: (title) => `Đặt ${title} tiếp theo`,
    back: (cards, money) => `Mua lại thêm ${cards} với giá ${money}`,
    backNone: 'Không mua lại lá nào',
    replace: (title) => `Bỏ ${title}`,
  },
  event,
  reasons: {
    'finish-first': () => 'Hãy làm xong việc đang dở trước.',
    'begin-first': () => 'Trước hết hãy đánh một lá, mua một lá hoặc làm hành chính.',
    'not-now': () => 'Bây giờ cần quyết định việc khác.',
    'no-administration': () => 'Sau thiên tai thứ tư không ai được làm hành chính nữa.',
    'no-quitting-yet': () => 'Chỉ được rút lui khi thiên tai thứ tư đã ra.',
    'not-in-hand': () => 'Lá này không có trên tay bạn.',
    'not-in-market': () => 'Lá này không có trong chợ.',
    'disaster-not-for-sale': () => 'Không thể mua thiên tai.',
    'not-yet-for-sale': () => 'Chỉ bán bốn lá có số nhỏ nhất.',
    'too-dear': ({ price, money }) => `Giá là ${price} đồng; bạn có ${money} đồng.`,
    'nothing-to-repeat': () => 'Trên cùng chồng bài của bạn không có hành động để lặp lại.',
    'no-card-to-give': () => 'Bạn không còn lá nào khác trên tay để dâng.',
    'nothing-to-take': () => 'Chợ hiện tại không còn lá nào.',
    'nothing-to-swap': () => 'Bạn không có gì để đổi.',
    'cannot-pay': () => 'Bạn không đủ để trả bằng những gì đang có; phần thu được đến sau.',
    'no-piece-left': ({ piece: what }) => `Không đủ quân loại này: ${PIECE[what as Piece] ?? what}.`,
    'not-the-whole-action': () => 'Hành động phải làm trọn vẹn, và như thế thì không thể.',
    'the-whole-action': () => 'Hành động phải làm trọn vẹn.',
    'stack-too-small': ({ cards }) => `Chồng bài của bạn chỉ còn ${cards} lá.`,
    'no-worker-there': () => 'Ở đó không có nhân công.',
    'worker-there': () => 'Ở đó đã có nhân công; mỗi ô chỉ chứa một người.',
    'not-in-current-market': () => 'Hãy chọn một trong các lá đang bán.',
    'no-such-space': () => 'Không có ô này.',
    developed: () => 'Chỉ thu hoạch trên ô chưa khai phá.',
    undeveloped: () => 'Thương mại cần ô đã khai phá.',
    crocodile: () => 'Ở đó có cá sấu. Hãy thu hoạch ô này trước.',
    taken: () => 'Ở đó đã có công trình khác.',
    'no-road-there': () => 'Xưởng cần có đường hoặc cầu trên ô.',
    'too-close': () => 'Các khu định cư không được kề nhau.',
    'site-full': () => 'Công trường này đã hoàn thành.',
    'no-site': () => 'Khối xây chỉ đặt lên công trường.',
    'no-worker-beside': () => 'Ô kề phải có một nhân công.',
    'wrong-place': () => 'Lá này không dùng được ở nơi đó.',
    'not-adjacent': () => 'Con đường nối hai ô kề nhau.',
    'not-facing': () => 'Cây cầu nối hai ô đối diện qua kênh.',
    'joined-already': () => 'Hai ô này đã được nối.',
    junction: () => 'Đường chỉ rẽ nhánh ở khu định cư và công trường.',
    'not-attached': () => 'Đường bắt đầu ở khu định cư hoặc công trường, hoặc nối tiếp một con đường khác.',
    'bridge-there': () => 'Một trong hai ô đã có cầu.',
    'not-this-payment': () => 'Khoản này không đủ trả chi phí, hoặc bạn không có.',
  },
  unknownReason: 'Bây giờ không thể làm việc này.',
}

export const vi: FaiyumText = textOf(phrases)
