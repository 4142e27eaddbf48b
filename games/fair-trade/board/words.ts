import type { Language } from '@fairground/kernel'

interface Words {
  readonly traders: string
  readonly farmers: string
  readonly now: string
  readonly next: string
  readonly lastMarket: string
  readonly farmerBid: string
  readonly traderBid: string
  readonly aside: string
  readonly asideDoes: string
  readonly bid: string
  readonly layAside: string
  readonly blocked: string
  readonly card: (card: number) => string
  readonly cost: (cost: number, purse: number) => string
  readonly short: (missing: number) => string
  readonly yourBid: string
  readonly coins: string
  readonly score: string
  readonly points: string
  readonly blockedOf: string
  readonly holdsMarker: Readonly<Record<'trader' | 'farmer', string>>
  readonly faceDown: string
  readonly place: (place: number, prize: number) => string
  /** The tags hanging from the beam. */
  readonly standings: string
  readonly outNow: string
  readonly markets: (closed: number, toCome: number) => string
  /** The first of the tied seats, and whose marker decided it. */
  readonly firstBy: Readonly<Record<'trader' | 'farmer', string>>
  readonly nth: (place: number) => string
  readonly farmerDoes: (bid: number | undefined) => string
  readonly traderDoes: (bid: number | undefined, most: number) => string
  readonly hand: string
  readonly onTheTable: string
  readonly stayOut: (cards: readonly number[]) => string
  readonly chapters: Readonly<Record<'reveal' | 'sort' | 'pool' | 'pay' | 'stars', string>>
  /** The headline over the board at each step of the round. */
  readonly headlines: {
    readonly blocked: string
    readonly revealed: string
    readonly sorted: string
    /** The tied seats from left to right. */
    readonly tie: (tied: readonly string[], bid: number, row: 'trader' | 'farmer') => string
    readonly pooled: (pool: number) => string
    readonly shared: (pool: number) => string
  }
  readonly round: (round: number, rounds: number) => string
  readonly farmerMarker: string
  readonly traderMarker: string
  readonly emptySlot: string
  /** On the own name plate, where a name would be cut. */
  readonly you: string
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    traders: 'Traders',
    farmers: 'Farmers',
    now: 'Now',
    next: 'Next',
    lastMarket: 'The last market',
    farmerBid: 'Farmer bid',
    traderBid: 'Trader bid',
    aside: 'Lay aside',
    asideDoes: 'Cannot be bid in round 1. Comes back in round 2.',
    bid: 'Place both bids',
    layAside: 'Lay both aside',
    blocked: 'blocked this round',
    card: (card) => `Card ${card}`,
    cost: (cost, purse) => `Costs ${cost} of your ${purse} coins`,
    short: (missing) => `${missing} short: ${missing === 1 ? '1 point' : `${missing} points`} of debt`,
    yourBid: 'Your choice lies face down.',
    coins: 'Coins',
    score: 'Score: markers less debt',
    points: 'Score',
    blockedOf: 'Cannot be bid this round',
    holdsMarker: { trader: 'Trader marker', farmer: 'Farmer marker' },
    faceDown: 'face down',
    place: (place, prize) => `Trader in place ${place} earns ${prize}`,
    standings: 'Standings',
    outNow: 'Out this round',
    markets: (closed, toCome) => `Markets: ${closed} closed, ${toCome} to come`,
    firstBy: { trader: '1st by scales', farmer: '1st by hoe' },
    nth: (place) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
    farmerDoes: (bid) => `${bid ?? 'Goes'} into the pool. Earns what the trader above pays.`,
    traderDoes: (bid, most) => `${bid ?? 'Goes'} to the farmer below. Earns up to ${most} markers.`,
    hand: 'Your bid cards',
    onTheTable: 'Your two bids are on the table.',
    stayOut: ([low, high]) => `${low} and ${high} stay out at the next market.`,
    chapters: { reveal: 'Reveal', sort: 'Sort', pool: 'Pool', pay: 'Pay', stars: 'Markers' },
    headlines: {
      blocked: 'All show which two cards they laid aside.',
      revealed: 'All reveal both bids.',
      sorted: 'The highest bids stand first.',
      tie: ([first, ...others], bid, row) => `${first} before ${others.join(', ')} at ${bid} (${row === 'trader' ? 'scales' : 'hoe'}).`,
      pooled: (pool) => `The farmer bids make a pool of ${pool}.`,
      shared: (pool) => `The pool of ${pool} is shared among the farmers.`,
    },
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    farmerMarker: 'Farmer marker: wins ties below',
    traderMarker: 'Trader marker: wins ties above',
    emptySlot: 'empty',
    you: 'You',
  },
  de: {
    traders: 'Händler',
    farmers: 'Bauern',
    now: 'Jetzt',
    next: 'Danach',
    lastMarket: 'Der letzte Markt',
    farmerBid: 'Bauern\u00adgebot',
    traderBid: 'Händler\u00adgebot',
    aside: 'Zur Seite',
    asideDoes: 'In Runde 1 gesperrt. In Runde 2 wieder da.',
    bid: 'Beide Gebote legen',
    layAside: 'Beide zur Seite legen',
    blocked: 'diese Runde gesperrt',
    card: (card) => `Karte ${card}`,
    cost: (cost, purse) => `Kostet ${cost} von ${purse} Münzen`,
    short: (missing) => `${missing} ${missing === 1 ? 'fehlt: −1 Punkt' : `fehlen: −${missing} Punkte`}`,
    yourBid: 'Deine Wahl liegt verdeckt.',
    coins: 'Münzen',
    score: 'Stand: Marker weniger Schulden',
    points: 'Punkte',
    blockedOf: 'Diese Runde gesperrt',
    holdsMarker: { trader: 'Händlermarker', farmer: 'Bauernmarker' },
    faceDown: 'verdeckt',
    place: (place, prize) => `Händler auf Platz ${place} bekommt ${prize}`,
    standings: 'Endstand',
    outNow: 'Diese Runde gesperrt',
    markets: (closed, toCome) => `Märkte: ${closed} vorbei, ${toCome} folgen`,
    firstBy: { trader: '1. durch Waage', farmer: '1. durch Hacke' },
    nth: (place) => `${place}.`,
    farmerDoes: (bid) => `${bid ?? 'Geht'} in den Topf. Bekommt, was der Händler darüber zahlt.`,
    traderDoes: (bid, most) => `${bid ?? 'Geht'} an den Bauern darunter. Bringt bis zu ${most} Marker.`,
    hand: 'Deine Gebotskarten',
    onTheTable: 'Deine beiden Gebote liegen auf dem Tisch.',
    stayOut: ([low, high]) => `${low} und ${high} sind beim nächsten Markt gesperrt.`,
    chapters: { reveal: 'Aufdecken', sort: 'Sortieren', pool: 'Topf', pay: 'Zahlen', stars: 'Marker' },
    headlines: {
      blocked: 'Alle zeigen, welche zwei Karten sie zur Seite gelegt haben.',
      revealed: 'Alle decken beide Gebote auf.',
      sorted: 'Die höchsten Gebote stehen vorn.',
      tie: ([first, ...others], bid, row) => `${first} vor ${others.join(', ')} mit ${bid} (${row === 'trader' ? 'Waage' : 'Hacke'}).`,
      pooled: (pool) => `Die Bauerngebote ergeben einen Topf von ${pool}.`,
      shared: (pool) => `Der Topf von ${pool} wird unter den Bauern geteilt.`,
    },
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    farmerMarker: 'Bauernmarker: gewinnt unten Gleichstände',
    traderMarker: 'Händlermarker: gewinnt oben Gleichstände',
    emptySlot: 'leer',
    you: 'Du',
  },
  vi: {
    traders: 'Thương nhân',
    farmers: 'Nông dân',
    now: 'Hiện tại',
    next: 'Kế tiếp',
    lastMarket: 'Phiên chợ cuối',
    farmerBid: 'Giá nông dân',
    traderBid: 'Giá thương nhân',
    aside: 'Để riêng',
    asideDoes: 'Bị khóa ở vòng 1. Vòng 2 dùng lại được.',
    bid: 'Đặt cả hai giá',
    layAside: 'Để riêng cả hai lá',
    blocked: 'bị khóa vòng này',
    card: (card) => `Lá ${card}`,
    cost: (cost, purse) => `Tốn ${cost} trong ${purse} xu của bạn`,
    short: (missing) => `Thiếu ${missing} xu: ${missing} điểm nợ`,
    yourBid: 'Lựa chọn của bạn đang úp.',
    coins: 'Xu',
    score: 'Điểm: dấu trừ nợ',
    points: 'Điểm',
    blockedOf: 'Không đặt được vòng này',
    holdsMarker: { trader: 'Dấu thương nhân', farmer: 'Dấu nông dân' },
    faceDown: 'đang úp',
    place: (place, prize) => `Thương nhân thứ ${place} nhận ${prize}`,
    standings: 'Xếp hạng',
    outNow: 'Bị khóa vòng này',
    markets: (closed, toCome) => `Chợ: ${closed} đã xong, ${toCome} sắp tới`,
    firstBy: { trader: 'Nhất nhờ cân', farmer: 'Nhất nhờ cuốc' },
    nth: (place) => `Thứ ${place}`,
    farmerDoes: (bid) => `${bid === undefined ? 'Góp' : `Góp ${bid}`} vào quỹ. Nhận số xu thương nhân phía trên trả.`,
    traderDoes: (bid, most) => `${bid === undefined ? 'Trả' : `Trả ${bid}`} cho nông dân phía dưới. Nhận tới ${most} dấu.`,
    hand: 'Bài đấu giá của bạn',
    onTheTable: 'Hai giá của bạn đã nằm trên bàn.',
    stayOut: ([low, high]) => `Lá ${low} và ${high} bị khóa ở phiên chợ sau.`,
    chapters: { reveal: 'Lật bài', sort: 'Xếp hàng', pool: 'Quỹ', pay: 'Trả tiền', stars: 'Trao dấu' },
    headlines: {
      blocked: 'Mọi người cho xem hai lá đã để riêng.',
      revealed: 'Mọi người lật cả hai giá.',
      sorted: 'Giá cao nhất đứng đầu.',
      tie: ([first, ...others], bid, row) => `${first} trước ${others.join(', ')} với giá ${bid} (${row === 'trader' ? 'cân' : 'cuốc'}).`,
      pooled: (pool) => `Các giá nông dân góp thành quỹ ${pool} xu.`,
      shared: (pool) => `Quỹ ${pool} xu được chia cho nông dân.`,
    },
    round: (round, rounds) => `Vòng ${round} trên ${rounds}`,
    farmerMarker: 'Dấu nông dân: thắng khi hòa ở hàng dưới',
    traderMarker: 'Dấu thương nhân: thắng khi hòa ở hàng trên',
    emptySlot: 'trống',
    you: 'Bạn',
  },
}
