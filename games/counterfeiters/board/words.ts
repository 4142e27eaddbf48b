import type { Language } from '@fairground/kernel'
import type { CardKind, StreetSpace } from '../edition/edition.ts'
import type { Zone } from '../rules/board.ts'
import type { Facts } from '../state.ts'

type Special = Exclude<StreetSpace, 'plain'>

export interface Words {
  readonly money: (dollars: number) => string
  /** An amount known only within bounds. */
  readonly bounds: (low: number, high: number) => string
  readonly signs: Readonly<Record<Zone, string>>
  /** What happens there. */
  readonly actions: Readonly<Record<Exclude<Zone, 'market'>, string>>
  readonly each: (dollars: string, most: number) => string
  readonly youPrint: string
  readonly free: string
  readonly flyOut: string
  readonly hat: string
  readonly sunglasses: string
  readonly bin: string
  readonly price: (dollars: string) => string
  /** What using a space would bring now. */
  readonly wouldGet: (dollars: string) => string
  readonly wouldPrint: (notes: number, stars: string) => string
  readonly taken: (name: string) => string
  readonly empty: string
  /** For a card of which a second one has no effect. */
  readonly oneIsEnough: string
  readonly space: (number: number) => string
  readonly detected: (stars: string) => string
  readonly onStrike: string
  readonly cards: Readonly<Record<CardKind, string>>
  /** A card's effect in numbers, short enough for its face; `value` is what a ticket pays. */
  readonly effects: Readonly<Record<CardKind, (facts: Facts, value: number) => string>>
  readonly ticket: string
  readonly sold: string
  readonly closed: string
  readonly reconstructed: string
  readonly deck: (cards: number) => string
  readonly deckSet: (set: string, cards: string) => string
  readonly binned: (cards: string) => string
  readonly nothingBinned: string
  readonly street: string
  readonly steps: Readonly<Record<Special, string>>
  readonly stepRule: (step: Special, level: string) => string
  readonly inSteps: (steps: number) => string
  readonly here: string
  readonly passed: string
  readonly toTheEnd: (steps: number) => string
  readonly atTheDoor: string
  /** The steps of the end game. */
  readonly endings: Readonly<Record<'last' | 'great' | 'bad' | 'finale', string>>
  readonly round: (round: number) => string
  readonly city: string
  readonly atHome: (count: number) => string
  readonly laidDown: (count: number) => string
  readonly starts: string
  readonly unused: string
  readonly used: string
  readonly inUse: string
  readonly cash: string
  readonly offshore: string
  readonly fakes: string
  readonly screen: string
  /** Shown instead of a rival's hidden money. */
  readonly veiled: string
  readonly notesOf: (count: number, stars: number) => string
  readonly chosen: (count: number, of: number) => string
  readonly more: (stars: number) => string
  readonly fewer: (stars: number) => string
  readonly handOver: string
  readonly turn: string
  readonly best: string
  readonly none: string
  readonly atMost: (most: number) => string
  readonly exactly: (count: number) => string
  readonly worst: (stars: string, rate: string) => string
  readonly into: string
  readonly outOf: string
  readonly allIn: string
  readonly allOut: string
  readonly amount: string
  readonly fly: string
  readonly again: string
  readonly pass: string
  readonly decline: string
  readonly draft: string
  readonly revealed: string
  readonly standings: string
  readonly nth: (place: number) => string
  readonly godfatherCalls: string
  readonly godfatherTakes: string
  readonly offshoreSafe: string
  readonly half: string
}

function stars(count: number): string {
  return '★'.repeat(count)
}

const en: Words = {
  money: (dollars) => `$${dollars}`,
  bounds: (low, high) => `$${low}–${high}`,
  signs: {
    market: 'Black market',
    print: 'Print shop',
    supermarket: 'Supermarket',
    receiver: 'Receiver',
    tax: 'Tax office',
    jet: 'Airfield',
    commercial: 'Airport',
  },
  actions: {
    print: 'Print fakes on all your printers.',
    supermarket: 'Pay with fakes and walk out with real change.',
    receiver: 'Sell fakes; the worst one sets the rate for all.',
    tax: 'Cheat the taxman.',
    jet: 'With a private jet of your own: move money into your envelope or out of it, for nothing.',
    commercial: 'Pay the fare, then move money into your envelope or out of it.',
  },
  each: (dollars, most) => `${dollars} each, up to ${most}`,
  youPrint: 'you print',
  free: 'jet owners only',
  flyOut: 'fly out',
  hat: 'Moves the police one step.',
  sunglasses: 'You start the next round.',
  bin: 'A card left here goes into the bin at the end of the round.',
  price: (dollars) => `Price: ${dollars}.`,
  wouldGet: (dollars) => `You would get ${dollars} now.`,
  wouldPrint: (notes, quality) => `You would print ${notes} × ${quality} now.`,
  taken: (name) => `${name} stands here.`,
  empty: 'No card.',
  oneIsEnough: 'You have one; a second adds nothing.',
  space: (number) => `space ${number}`,
  detected: (detected) => `The police have shown them ${detected}: refused.`,
  onStrike: 'On strike: no flights while the police stand on this space.',
  cards: {
    printer: 'Prints more fakes each time you print.',
    ink: 'One of three components: each different one gives your fakes a star.',
    paper: 'One of three components: each different one gives your fakes a star.',
    hologram: 'One of three components: each different one gives your fakes a star.',
    diner: 'Turns one of your fakes into real money whenever a round ends.',
    jet: 'Lets you use the airfield, where flights cost nothing. One is enough.',
    greatLawyer: 'After the last henchmen its owner may lift one of their own and play it again.',
    badLawyer: 'Like the Great Lawyer, but heard after him.',
    ticket: 'Pays its value at the end of the game.',
  },
  effects: {
    printer: ({ notesPerPrinter }) => `+${notesPerPrinter} notes`,
    ink: () => '+1 ★',
    paper: () => '+1 ★',
    hologram: () => '+1 ★',
    diner: ({ dinerPays }) => `1 fake → $${dinerPays}`,
    jet: () => 'fly for $0',
    greatLawyer: () => '+1 action',
    badLawyer: () => '+1 action',
    ticket: (_, value) => `pays $${value}`,
  },
  ticket: 'Lottery ticket',
  sold: 'Sold',
  closed: 'Closed',
  reconstructed: 'Board, street and cards are reconstructed.',
  deck: (cards) => `Deck: ${cards} cards`,
  deckSet: (set, cards) => `Still to come of ${set}: ${cards}.`,
  binned: (cards) => `In the bin: ${cards}.`,
  nothingBinned: 'The bin is empty.',
  street: 'Police street',
  steps: { godfather: 'Godfather', investigation: 'Investigation', strike: 'Strike', end: 'Police at the door' },
  stepRule(step, level) {
    switch (step) {
      case 'godfather':
        return 'Everybody pays half of the cash in hand, rounded up to ten. The envelope is safe.'
      case 'investigation':
        return `From here on the supermarket refuses ${level}.`
      case 'strike':
        return 'Nobody flies while the police stand here.'
      case 'end':
        return 'The Godfather collects, whoever has a henchman left may play one, and the game ends.'
    }
  },
  inSteps: (steps) => (steps === 1 ? 'in 1 step' : `in ${steps} steps`),
  here: 'The police stand here.',
  passed: 'behind the police',
  toTheEnd: (steps) => (steps === 1 ? '1 step to the end' : `${steps} steps to the end`),
  atTheDoor: 'The police are at the door',
  endings: { last: 'last henchmen', great: 'the Great Lawyer is heard', bad: 'the Bad Lawyer is heard', finale: 'diners, a last time' },
  round: (round) => `Round ${round}`,
  city: 'The city',
  atHome: (count) => `Henchmen to place: ${count}`,
  laidDown: (count) => `Laid down by passing: ${count}`,
  starts: 'Sunglasses: first player',
  unused: 'not used yet',
  used: 'used up',
  inUse: 'in use this turn',
  cash: 'Cash in hand',
  offshore: 'Offshore envelope',
  fakes: 'Fakes',
  screen: 'Behind your screen',
  veiled: 'Cash, envelope and fakes: behind the screen to the end',
  notesOf: (count, quality) => `${count} fakes of ${stars(quality)}`,
  chosen: (count, of) => `${count} of ${of} chosen`,
  more: (quality) => `One more ${stars(quality)}`,
  fewer: (quality) => `One fewer ${stars(quality)}`,
  handOver: 'Hand over',
  turn: 'Turn into real money',
  best: 'Most money',
  none: 'None',
  atMost: (most) => `up to ${most} notes`,
  exactly: (count) => (count === 1 ? 'choose 1 note' : `choose ${count} notes`),
  worst: (quality, rate) => `all at the rate of ${quality}: ${rate}`,
  into: 'into the envelope',
  outOf: 'out of the envelope',
  allIn: 'Stash all',
  allOut: 'Take all out',
  amount: 'Dollars',
  fly: 'Fly',
  again: 'Once more to confirm',
  pass: 'Pass',
  decline: 'Decline',
  draft: 'Draft an improvement',
  revealed: 'Screens down',
  standings: 'Standings',
  nth: (place) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
  godfatherCalls: 'The Godfather calls',
  godfatherTakes: 'Everyone pays half of the cash in hand, rounded up.',
  offshoreSafe: 'What lies offshore is safe.',
  half: 'half',
}

const de: Words = {
  money: (dollars) => `${dollars}\u00a0$`,
  bounds: (low, high) => `${low}–${high} $`,
  signs: {
    market: 'Schwarz\u00ADmarkt',
    print: 'Druckerei',
    supermarket: 'Supermarkt',
    receiver: 'Hehler',
    tax: 'Finanzamt',
    jet: 'Flugplatz',
    commercial: 'Flughafen',
  },
  actions: {
    print: 'Drucke Blüten auf all deinen Pressen.',
    supermarket: 'Bezahle mit Blüten und nimm echtes Wechselgeld mit.',
    receiver: 'Verkaufe Blüten; für alle gilt der Kurs der schlechtesten.',
    tax: 'Betrüge das Finanzamt.',
    jet: 'Mit eigenem Privatjet: bewege Geld in deinen Umschlag oder heraus, kostenlos.',
    commercial: 'Zahle den Flug, dann bewege Geld in deinen Umschlag oder heraus.',
  },
  each: (dollars, most) => `je ${dollars}, bis zu ${most}`,
  youPrint: 'du druckst',
  free: 'nur mit Jet',
  flyOut: 'Abflug',
  hat: 'Bewegt die Polizei einen Schritt.',
  sunglasses: 'Du beginnst die nächste Runde.',
  bin: 'Was hier liegen bleibt, kommt am Ende der Runde in die Tonne.',
  price: (dollars) => `Preis: ${dollars}.`,
  wouldGet: (dollars) => `Jetzt bekämst du ${dollars}.`,
  wouldPrint: (notes, quality) => `Jetzt würdest du ${notes} × ${quality} drucken.`,
  taken: (name) => `Hier steht ${name}.`,
  empty: 'Keine Karte.',
  oneIsEnough: 'Du hast eine; eine zweite bringt nichts.',
  space: (number) => `Feld ${number}`,
  detected: (detected) => `Die Polizei hat ihnen ${detected} gezeigt: wird abgelehnt.`,
  onStrike: 'Streik: Solange die Polizei auf diesem Feld steht, fliegt niemand.',
  cards: {
    printer: 'Druckt bei jedem Druck mehr Blüten.',
    ink: 'Eine von drei Zutaten: Jede verschiedene gibt deinen Blüten einen Stern.',
    paper: 'Eine von drei Zutaten: Jede verschiedene gibt deinen Blüten einen Stern.',
    hologram: 'Eine von drei Zutaten: Jede verschiedene gibt deinen Blüten einen Stern.',
    diner: 'Macht am Ende jeder Runde aus einer deiner Blüten echtes Geld.',
    jet: 'Öffnet dir den Flugplatz, wo Flüge nichts kosten. Einer genügt.',
    greatLawyer: 'Nach den letzten Handlangern darf sein Besitzer einen eigenen aufheben und noch einmal einsetzen.',
    badLawyer: 'Wie der Staranwalt, kommt aber nach ihm zu Wort.',
    ticket: 'Zahlt am Ende des Spiels seinen Wert.',
  },
  effects: {
    printer: ({ notesPerPrinter }) => `+${notesPerPrinter} Blüten`,
    ink: () => '+1 ★',
    paper: () => '+1 ★',
    hologram: () => '+1 ★',
    diner: ({ dinerPays }) => `1 Blüte → ${dinerPays}\u00a0$`,
    jet: () => 'Flug 0 $',
    greatLawyer: () => '+1 Aktion',
    badLawyer: () => '+1 Aktion',
    ticket: (_, value) => `zahlt ${value}\u00a0$`,
  },
  ticket: 'Lottoschein',
  sold: 'Verkauft',
  closed: 'Zu',
  reconstructed: 'Plan, Straße und Karten sind rekonstruiert.',
  deck: (cards) => `Stapel: ${cards} Karten`,
  deckSet: (set, cards) => `Aus ${set} kommen noch: ${cards}.`,
  binned: (cards) => `In der Tonne: ${cards}.`,
  nothingBinned: 'Die Tonne ist leer.',
  street: 'Polizeistraße',
  steps: { godfather: 'Pate', investigation: 'Ermittlung', strike: 'Streik', end: 'Polizei vor der Tür' },
  stepRule(step, level) {
    switch (step) {
      case 'godfather':
        return 'Alle zahlen die Hälfte ihres Bargelds, auf Zehner aufgerundet. Der Umschlag ist sicher.'
      case 'investigation':
        return `Von hier an lehnt der Supermarkt ${level} ab.`
      case 'strike':
        return 'Solange die Polizei hier steht, fliegt niemand.'
      case 'end':
        return 'Der Pate kassiert, wer noch einen Handlanger hat, darf einen setzen, und das Spiel endet.'
    }
  },
  inSteps: (steps) => (steps === 1 ? 'in 1 Schritt' : `in ${steps} Schritten`),
  here: 'Hier steht die Polizei.',
  passed: 'hinter der Polizei',
  toTheEnd: (steps) => (steps === 1 ? '1 Schritt bis zum Ende' : `${steps} Schritte bis zum Ende`),
  atTheDoor: 'Die Polizei steht vor der Tür',
  endings: {
    last: 'letzte Handlanger',
    great: 'der Staranwalt hat das Wort',
    bad: 'der Winkeladvokat hat das Wort',
    finale: 'ein letztes Mal Diner',
  },
  round: (round) => `Runde ${round}`,
  city: 'Die Stadt',
  atHome: (count) => `Handlanger zum Einsetzen: ${count}`,
  laidDown: (count) => `Hingelegt durch Passen: ${count}`,
  starts: 'Sonnenbrille: Startspieler',
  unused: 'noch nicht genutzt',
  used: 'verbraucht',
  inUse: 'gilt in diesem Zug',
  cash: 'Bargeld',
  offshore: 'Umschlag in der Karibik',
  fakes: 'Blüten',
  screen: 'Hinter deinem Sichtschirm',
  veiled: 'Bargeld, Umschlag und Blüten: bis zum Ende hinter dem Sichtschirm',
  notesOf: (count, quality) => `${count} Blüten mit ${stars(quality)}`,
  chosen: (count, of) => `${count} von ${of} gewählt`,
  more: (quality) => `Eine mehr mit ${stars(quality)}`,
  fewer: (quality) => `Eine weniger mit ${stars(quality)}`,
  handOver: 'Abgeben',
  turn: 'In echtes Geld wechseln',
  best: 'Am meisten Geld',
  none: 'Keine',
  atMost: (most) => `bis zu ${most} Scheine`,
  exactly: (count) => (count === 1 ? 'wähle 1 Schein' : `wähle ${count} Scheine`),
  worst: (quality, rate) => `alle zum Kurs von ${quality}: ${rate}`,
  into: 'in den Umschlag',
  outOf: 'aus dem Umschlag',
  allIn: 'Alles hinein',
  allOut: 'Alles heraus',
  amount: 'Dollar',
  fly: 'Fliegen',
  again: 'Noch einmal zum Bestätigen',
  pass: 'Passen',
  decline: 'Verzichten',
  draft: 'Wähle eine Verbesserung',
  revealed: 'Die Sichtschirme fallen',
  standings: 'Endstand',
  nth: (place) => `${place}.`,
  godfatherCalls: 'Der Pate kommt',
  godfatherTakes: 'Alle zahlen die Hälfte ihres Bargelds, aufgerundet.',
  offshoreSafe: 'Was in der Karibik liegt, ist sicher.',
  half: 'Hälfte',
}

const vi: Words = {
  money: (dollars) => `${dollars}\u00a0$`,
  bounds: (low, high) => `${low}–${high} $`,
  signs: {
    market: 'Chợ đen',
    print: 'Xưởng in',
    supermarket: 'Siêu thị',
    receiver: 'Tiêu thụ',
    tax: 'Sở thuế',
    jet: 'Bãi bay riêng',
    commercial: 'Sân bay',
  },
  actions: {
    print: 'In tiền giả trên tất cả máy in của bạn.',
    supermarket: 'Trả bằng tiền giả, nhận tiền thối thật.',
    receiver: 'Bán tiền giả; tất cả tính theo giá tờ kém nhất.',
    tax: 'Trốn thuế.',
    jet: 'Có máy bay riêng: cất tiền vào phong bì hoặc lấy ra, không mất phí.',
    commercial: 'Trả tiền vé, rồi cất tiền vào phong bì hoặc lấy ra.',
  },
  each: (dollars, most) => `${dollars} mỗi tờ, tối đa ${most}`,
  youPrint: 'bạn in',
  free: 'cần máy bay riêng',
  flyOut: 'bay ra ngoài',
  hat: 'Làm cảnh sát tiến một bước.',
  sunglasses: 'Bạn đi đầu vòng sau.',
  bin: 'Thẻ còn lại ở đây sẽ bị vứt vào thùng rác cuối vòng.',
  price: (dollars) => `Giá: ${dollars}.`,
  wouldGet: (dollars) => `Bây giờ bạn sẽ được ${dollars}.`,
  wouldPrint: (notes, quality) => `Bây giờ bạn sẽ in ${notes} × ${quality}.`,
  taken: (name) => `${name} đang đứng đây.`,
  empty: 'Không có thẻ.',
  oneIsEnough: 'Bạn đã có một thẻ; thẻ thứ hai không thêm gì.',
  space: (number) => `ô ${number}`,
  detected: (detected) => `Cảnh sát đã chỉ cho họ ${detected}: bị từ chối.`,
  onStrike: 'Đình công: không ai được bay khi cảnh sát đứng ở ô này.',
  cards: {
    printer: 'In được nhiều tiền giả hơn mỗi lần in.',
    ink: 'Một trong ba nguyên liệu: mỗi loại khác nhau cho tiền giả thêm một sao.',
    paper: 'Một trong ba nguyên liệu: mỗi loại khác nhau cho tiền giả thêm một sao.',
    hologram: 'Một trong ba nguyên liệu: mỗi loại khác nhau cho tiền giả thêm một sao.',
    diner: 'Cuối mỗi vòng đổi một tờ giả của bạn thành tiền thật.',
    jet: 'Cho phép dùng bãi bay riêng, bay không mất tiền. Một chiếc là đủ.',
    greatLawyer: 'Sau các đàn em cuối cùng, chủ thẻ được nhấc một đàn em của mình lên và đặt lại.',
    badLawyer: 'Giống Luật sư giỏi, nhưng đến lượt sau.',
    ticket: 'Trả giá trị của nó khi hết ván.',
  },
  effects: {
    printer: ({ notesPerPrinter }) => `+${notesPerPrinter} tờ`,
    ink: () => '+1 ★',
    paper: () => '+1 ★',
    hologram: () => '+1 ★',
    diner: ({ dinerPays }) => `1 giả → ${dinerPays}\u00a0$`,
    jet: () => 'bay 0 $',
    greatLawyer: () => '+1 lượt',
    badLawyer: () => '+1 lượt',
    ticket: (_, value) => `trả ${value}\u00a0$`,
  },
  ticket: 'Vé số',
  sold: 'Đã bán',
  closed: 'Đóng',
  reconstructed: 'Bàn chơi, con đường và các thẻ được phục dựng.',
  deck: (cards) => `Chồng bài: ${cards} thẻ`,
  deckSet: (set, cards) => `Bộ ${set} còn: ${cards}.`,
  binned: (cards) => `Trong thùng rác: ${cards}.`,
  nothingBinned: 'Thùng rác trống.',
  street: 'Đường cảnh sát',
  steps: { godfather: 'Bố già', investigation: 'Điều tra', strike: 'Đình công', end: 'Cảnh sát đến cửa' },
  stepRule(step, level) {
    switch (step) {
      case 'godfather':
        return 'Mọi người nộp một nửa tiền mặt, làm tròn lên hàng chục. Phong bì thì an toàn.'
      case 'investigation':
        return `Từ đây siêu thị từ chối ${level}.`
      case 'strike':
        return 'Không ai được bay khi cảnh sát đứng ở đây.'
      case 'end':
        return 'Bố già thu tiền, ai còn đàn em được đặt thêm một, rồi ván chơi kết thúc.'
    }
  },
  inSteps: (steps) => `còn ${steps} bước`,
  here: 'Cảnh sát đang ở đây.',
  passed: 'cảnh sát đã qua',
  toTheEnd: (steps) => `${steps} bước nữa là hết`,
  atTheDoor: 'Cảnh sát đã đến cửa',
  endings: { last: 'đàn em cuối cùng', great: 'Luật sư giỏi lên tiếng', bad: 'Luật sư tồi lên tiếng', finale: 'quán ăn lần cuối' },
  round: (round) => `Vòng ${round}`,
  city: 'Thành phố',
  atHome: (count) => `Đàn em chưa đặt: ${count}`,
  laidDown: (count) => `Nằm nghỉ vì bỏ lượt: ${count}`,
  starts: 'Kính râm: người đi đầu',
  unused: 'chưa dùng',
  used: 'đã dùng',
  inUse: 'đang dùng trong lượt này',
  cash: 'Tiền mặt',
  offshore: 'Phong bì ở nước ngoài',
  fakes: 'Tiền giả',
  screen: 'Sau màn che của bạn',
  veiled: 'Tiền mặt, phong bì và tiền giả: sau màn che đến hết ván',
  notesOf: (count, quality) => `${count} tờ giả loại ${stars(quality)}`,
  chosen: (count, of) => `đã chọn ${count} trên ${of}`,
  more: (quality) => `Thêm một tờ ${stars(quality)}`,
  fewer: (quality) => `Bớt một tờ ${stars(quality)}`,
  handOver: 'Đưa tiền',
  turn: 'Đổi thành tiền thật',
  best: 'Được nhiều nhất',
  none: 'Bỏ hết',
  atMost: (most) => `tối đa ${most} tờ`,
  exactly: (count) => `chọn ${count} tờ`,
  worst: (quality, rate) => `tất cả theo giá ${quality}: ${rate}`,
  into: 'cất vào phong bì',
  outOf: 'lấy ra khỏi phong bì',
  allIn: 'Cất hết',
  allOut: 'Lấy ra hết',
  amount: 'Đô la',
  fly: 'Bay',
  again: 'Chọn lần nữa để xác nhận',
  pass: 'Bỏ lượt',
  decline: 'Từ chối',
  draft: 'Chọn một cải tiến',
  revealed: 'Hạ màn che',
  standings: 'Xếp hạng',
  nth: (place) => `Thứ ${place}`,
  godfatherCalls: 'Bố già đến',
  godfatherTakes: 'Mọi người nộp một nửa tiền mặt, làm tròn lên.',
  offshoreSafe: 'Tiền trong phong bì thì an toàn.',
  half: 'một nửa',
}

export const words: Readonly<Record<Language, Words>> = { en, de, vi }
