import type { Language } from '@fairground/kernel'
import type { Throw } from '../state.ts'

export interface Words {
  readonly round: (round: number, turn: number, turns: number) => string
  readonly contract: string
  readonly contracts: string
  readonly goal: (goal: number) => string
  readonly none: string
  readonly cap: string
  readonly coins: string
  readonly cards: string
  readonly known: (names: string) => string
  readonly knownShort: (names: string) => string
  readonly hand: string
  readonly faceDown: string
  readonly waiting: string
  readonly taken: string
  readonly aside: string
  readonly throws: Readonly<Record<Throw, string>>
  readonly call: string
  readonly rewards: (first: number, second: number) => string
  readonly ship: (one: number, two: number) => string
  readonly zeroed: (names: string) => string
  readonly forced: string
  readonly forcedShort: (name: string) => string
  readonly earlier: string
  readonly ifAlone: string
  readonly best: string
  readonly second: string
  readonly shipped: string
  readonly fallen: string
  readonly bestShort: string
  readonly secondShort: string
  readonly skill: string
  readonly chosen: string
  readonly reveal: string
  readonly thinking: string
  /** Replaces the player's name on their own boat, where a long name would be cut off. */
  readonly you: string
  readonly standings: string
  readonly gallery: string
  readonly close: string
  readonly signed: (name: string) => string
  readonly fromTable: string
  readonly yourCoins: string
  readonly turn: (turn: number) => string
  readonly roundHead: (round: number) => string
  readonly held: string
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    round: (round, turn, turns) => `Round ${round}, turn ${turn} of ${turns}`,
    contract: 'Next contract',
    contracts: 'Contracts',
    goal: (goal) => `${goal} contracts end the game`,
    none: 'none left',
    cap: 'The fullest purse takes it when the round ends. Then the next number on the pile is the most that anybody keeps.',
    coins: 'Coins',
    cards: 'Cards in hand',
    known: (names) => `Known in hand: ${names}`,
    knownShort: (names) => `Has ${names}`,
    hand: 'Your hand',
    faceDown: 'face down',
    waiting: 'nothing laid yet',
    taken: 'taken into a hand',
    aside: 'Out of this round',
    throws: { rock: 'Rock', paper: 'Paper', scissors: 'Scissors' },
    call: 'Call a merchant',
    rewards: (first, second) => `Highest earns ${first}, second earns ${second}.`,
    ship: (one, two) => `Alone it earns ${one}, two of them ${two} each, three or more nothing.`,
    zeroed: (names) => `Falls to 0 beside ${names}.`,
    forced: 'must be laid next',
    forcedShort: (name) => `Next: ${name}`,
    earlier: 'Laid earlier this round',
    ifAlone: 'Earns if alone',
    best: 'Best name',
    second: 'Second',
    shipped: 'Ship',
    fallen: 'Name torn',
    bestShort: 'Best',
    secondShort: '2nd',
    skill: 'Skill',
    chosen: 'chosen',
    reveal: 'Reveal',
    thinking: 'thinking …',
    you: 'You',
    standings: 'Standings',
    gallery: 'All cards',
    close: 'Close',
    signed: (name) => `Signed: ${name}`,
    fromTable: 'Choose a merchant on the table',
    yourCoins: 'your coins',
    turn: (turn) => `Turn ${turn}`,
    roundHead: (round) => `Round ${round}`,
    held: 'In hand, as everybody knows',
  },
  de: {
    round: (round, turn, turns) => `Runde ${round}, Zug ${turn} von ${turns}`,
    contract: 'Nächster Vertrag',
    contracts: 'Verträge',
    goal: (goal) => `${goal} Verträge beenden das Spiel`,
    none: 'keiner mehr',
    cap: 'Die vollste Börse nimmt ihn, wenn die Runde endet. Mehr als die Zahl, die danach oben liegt, behält niemand.',
    coins: 'Münzen',
    cards: 'Handkarten',
    known: (names) => `Bekannt auf der Hand: ${names}`,
    knownShort: (names) => `Hält ${names}`,
    hand: 'Deine Hand',
    faceDown: 'verdeckt',
    waiting: 'noch nichts gelegt',
    taken: 'auf eine Hand genommen',
    aside: 'Nicht dabei',
    throws: { rock: 'Stein', paper: 'Papier', scissors: 'Schere' },
    call: 'Rufe einen Händler',
    rewards: (first, second) => `Der höchste bringt ${first}, der zweite ${second}.`,
    ship: (one, two) => `Allein bringt es ${one}, zu zweit je ${two}, ab drei nichts.`,
    zeroed: (names) => `Fällt auf 0 neben ${names}.`,
    forced: 'muss als Nächstes liegen',
    forcedShort: (name) => `Nun: ${name}`,
    earlier: 'Früher in dieser Runde',
    ifAlone: 'Allein ein Gewinn',
    best: 'Bester Name',
    second: 'Zweiter',
    shipped: 'Schiff',
    fallen: 'Name dahin',
    bestShort: 'Bester',
    secondShort: '2.',
    skill: 'Fähigkeit',
    chosen: 'gewählt',
    reveal: 'Aufdecken',
    thinking: 'überlegt …',
    you: 'Du',
    standings: 'Endstand',
    gallery: 'Alle Karten',
    close: 'Schließen',
    signed: (name) => `Unterschrieben: ${name}`,
    fromTable: 'Wähle einen Händler auf dem Tisch',
    yourCoins: 'deine Münzen',
    turn: (turn) => `Zug ${turn}`,
    roundHead: (round) => `Runde ${round}`,
    held: 'Auf der Hand, wie alle wissen',
  },
  vi: {
    round: (round, turn, turns) => `Vòng ${round}, lượt ${turn} trên ${turns}`,
    contract: 'Khế ước kế tiếp',
    contracts: 'Khế ước',
    goal: (goal) => `${goal} khế ước là hết ván`,
    none: 'đã hết',
    cap: 'Cuối vòng ai nhiều tiền nhất thì lấy. Sau đó không ai được giữ quá con số kế tiếp trên chồng.',
    coins: 'Tiền',
    cards: 'Bài trên tay',
    known: (names) => `Biết chắc trên tay: ${names}`,
    knownShort: (names) => `Giữ ${names}`,
    hand: 'Bài của bạn',
    faceDown: 'đang úp',
    waiting: 'chưa ra bài',
    taken: 'đã bị lấy lên tay',
    aside: 'Bỏ ngoài vòng này',
    throws: { rock: 'Búa', paper: 'Bao', scissors: 'Kéo' },
    call: 'Gọi tên một thương nhân',
    rewards: (first, second) => `Cao nhất được ${first}, nhì được ${second}.`,
    ship: (one, two) => `Một mình được ${one}, hai thuyền mỗi bên ${two}, từ ba thuyền trở lên không được gì.`,
    zeroed: (names) => `Về 0 khi có ${names}.`,
    forced: 'phải ra lượt tới',
    forcedShort: (name) => `Sắp ra: ${name}`,
    earlier: 'Đã ra trong vòng này',
    ifAlone: 'Một mình thì lời',
    best: 'Danh cao nhất',
    second: 'Nhì',
    shipped: 'Thuyền',
    fallen: 'Mất danh',
    bestShort: 'Nhất',
    secondShort: 'Nhì',
    skill: 'Kỹ năng',
    chosen: 'đã chọn',
    reveal: 'Lật bài',
    thinking: 'đang nghĩ …',
    you: 'Bạn',
    standings: 'Xếp hạng',
    gallery: 'Mọi lá bài',
    close: 'Đóng',
    signed: (name) => `Đã ký: ${name}`,
    fromTable: 'Chọn một thương nhân trên bàn',
    yourCoins: 'tiền của bạn',
    turn: (turn) => `Lượt ${turn}`,
    roundHead: (round) => `Vòng ${round}`,
    held: 'Mọi người biết đang trên tay',
  },
}
