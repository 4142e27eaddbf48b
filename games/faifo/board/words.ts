import type { Language } from '@fairground/kernel'
import type { Throw } from '../state.ts'

interface Words {
  readonly round: (round: number, turn: number, turns: number) => string
  readonly contract: string
  readonly contracts: string
  readonly goal: (goal: number) => string
  readonly none: string
  readonly cap: string
  readonly coins: string
  readonly veiled: string
  readonly cards: string
  readonly known: (names: string) => string
  readonly hand: string
  readonly faceDown: string
  readonly waiting: string
  readonly taken: string
  readonly aside: string
  readonly throws: Readonly<Record<Throw, string>>
  readonly whom: string
  readonly call: string
  readonly rewards: (first: number, second: number) => string
  readonly ship: (one: number, two: number) => string
  readonly zeroed: (names: string) => string
  readonly forced: string
  readonly earlier: string
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
    veiled: 'hidden',
    cards: 'Cards in hand',
    known: (names) => `Known in hand: ${names}`,
    hand: 'Your hand',
    faceDown: 'face down',
    waiting: 'nothing laid yet',
    taken: 'taken into a hand',
    aside: 'Out of this round',
    throws: { rock: 'Rock', paper: 'Paper', scissors: 'Scissors' },
    whom: 'Choose a rival',
    call: 'Call a merchant',
    rewards: (first, second) => `Highest earns ${first}, second earns ${second}.`,
    ship: (one, two) => `Alone it earns ${one}, two of them ${two} each, three or more nothing.`,
    zeroed: (names) => `Falls to 0 beside ${names}.`,
    forced: 'must be laid next',
    earlier: 'Laid earlier this round',
  },
  de: {
    round: (round, turn, turns) => `Runde ${round}, Zug ${turn} von ${turns}`,
    contract: 'Nächster Vertrag',
    contracts: 'Verträge',
    goal: (goal) => `${goal} Verträge beenden das Spiel`,
    none: 'keiner mehr',
    cap: 'Die vollste Börse nimmt ihn, wenn die Runde endet. Mehr als die Zahl, die danach oben liegt, behält niemand.',
    coins: 'Münzen',
    veiled: 'verdeckt',
    cards: 'Handkarten',
    known: (names) => `Bekannt auf der Hand: ${names}`,
    hand: 'Deine Hand',
    faceDown: 'verdeckt',
    waiting: 'noch nichts gelegt',
    taken: 'auf eine Hand genommen',
    aside: 'Nicht in dieser Runde',
    throws: { rock: 'Stein', paper: 'Papier', scissors: 'Schere' },
    whom: 'Wähle einen Gegner',
    call: 'Rufe einen Händler',
    rewards: (first, second) => `Der höchste bringt ${first}, der zweite ${second}.`,
    ship: (one, two) => `Allein bringt es ${one}, zu zweit je ${two}, ab drei nichts.`,
    zeroed: (names) => `Fällt auf 0 neben ${names}.`,
    forced: 'muss als Nächstes liegen',
    earlier: 'Früher in dieser Runde',
  },
  vi: {
    round: (round, turn, turns) => `Vòng ${round}, lượt ${turn} trên ${turns}`,
    contract: 'Khế ước kế tiếp',
    contracts: 'Khế ước',
    goal: (goal) => `${goal} khế ước là hết ván`,
    none: 'đã hết',
    cap: 'Cuối vòng ai nhiều tiền nhất thì lấy. Sau đó không ai được giữ quá con số kế tiếp trên chồng.',
    coins: 'Tiền',
    veiled: 'giấu kín',
    cards: 'Bài trên tay',
    known: (names) => `Biết chắc trên tay: ${names}`,
    hand: 'Bài của bạn',
    faceDown: 'đang úp',
    waiting: 'chưa ra bài',
    taken: 'đã bị lấy lên tay',
    aside: 'Bỏ ngoài vòng này',
    throws: { rock: 'Búa', paper: 'Bao', scissors: 'Kéo' },
    whom: 'Chọn một đối thủ',
    call: 'Gọi tên một thương nhân',
    rewards: (first, second) => `Cao nhất được ${first}, nhì được ${second}.`,
    ship: (one, two) => `Một mình được ${one}, hai thuyền mỗi bên ${two}, từ ba thuyền trở lên không được gì.`,
    zeroed: (names) => `Về 0 khi có ${names}.`,
    forced: 'phải ra lượt tới',
    earlier: 'Đã ra trong vòng này',
  },
}
