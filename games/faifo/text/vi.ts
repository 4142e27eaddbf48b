import { byKind, type Names, type Prompt, type Reason } from '@fairground/kernel'
import { type Card, type Event, type Facts, type Move, SHIP, type Throw, type View } from '../state.ts'
import { rules } from './rules/vi.ts'
import { type FaifoText, isMine, skillOf, worded } from './shared.ts'
import { cards, list, skills } from './words/vi.ts'

const throwNames: Readonly<Record<Throw, string>> = { rock: 'búa', paper: 'bao', scissors: 'kéo' }

function name(card: Card): string {
  return card === SHIP ? 'thuyền' : cards[card].name
}

/** The label of a choice: the name with its number. */
function label(card: Card): string {
  return card === SHIP ? 'thuyền' : `${cards[card].name} (${card})`
}

function bySeat(values: readonly Card[], names: Names): string {
  return values.map((card, seat) => `${names(seat)} – ${name(card)}`).join(', ')
}

function prompt(view: View, turn: readonly number[], names: Names, facts: Facts): Prompt {
  if (view.phase === 'over') return { now: 'Ván chơi đã kết thúc.' }
  if (view.phase === 'up' || turn.length === 0) return { now: 'Lượt chơi đang diễn ra.' }
  if (!isMine(view, turn)) {
    const waiting = `Đang chờ ${list(turn.map(names))}.`
    return view.skill === 0 ? { now: waiting } : { now: waiting, next: `${cards[view.skill].name}: ${skills[skillOf(view, facts)].effect}` }
  }
  switch (view.phase) {
    case 'discard':
      return { now: 'Bỏ ra một lá bài.', next: 'Mọi người cùng lật. Những lá này không dùng nữa trong cả vòng.' }
    case 'lay':
      return {
        now: 'Úp một lá bài.',
        next: `Danh cao nhất được thưởng, thấp nhất dùng kỹ năng; một thuyền duy nhất được ${facts.ships[1]} đồng.`,
      }
    case 'target':
      return { now: 'Chọn một đối thủ.', next: skills[skillOf(view, facts)].effect }
    case 'throw':
      return { now: 'Chọn búa, bao hay kéo.', next: 'Người thua đưa nửa số tiền, làm tròn xuống.' }
    case 'name':
      return skillOf(view, facts) === 'dictating'
        ? { now: 'Gọi tên một thương nhân.', next: 'Ai đang giữ phải ra lá đó ở lượt sau.' }
        : { now: 'Gọi tên một thương nhân.', next: 'Ai đang giữ phải trả bạn 3 đồng.' }
    case 'favor':
      return { now: 'Chọn một thương nhân trên bàn.', next: 'Bạn dùng kỹ năng ấy như của chính mình.' }
    case 'place':
      return {
        now: 'Đặt một thương nhân trên tay xuống.',
        next: 'Kỹ năng của người đó có hiệu lực ngay; sau đó bạn lấy một thương nhân khác trên bàn.',
      }
    case 'take':
      return { now: 'Lấy một thương nhân trên bàn.', next: 'Lá đó vào tay bạn, và ai cũng đã thấy.' }
  }
}

function move(choice: Move, view: View, names: Names, facts: Facts): string {
  if ('discard' in choice) return `Bỏ ${label(choice.discard)}`
  if ('lay' in choice) return `Ra ${label(choice.lay)}`
  if ('throw' in choice) return `Ra ${throwNames[choice.throw]}`
  if ('name' in choice) return `Gọi ${label(choice.name)}`
  if ('favor' in choice) return `Nhờ ${label(choice.favor)}: ${skills[facts.merchants[choice.favor].skill].name}`
  if ('place' in choice) return `Đặt ${label(choice.place)}: ${skills[facts.merchants[choice.place].skill].name}`
  if ('take' in choice) return `Lấy ${label(choice.take)}`
  const target = names(choice.target)
  const skill = view.skill === 0 ? 'none' : skillOf(view, facts)
  if (skill === 'try-your-luck') return `Thách đấu ${target}`
  return skill === 'seducing' ? `Đổi túi tiền với ${target}` : `Lấy nửa số tiền của ${target}`
}

const fizzled: Readonly<Record<Extract<Event, { readonly kind: 'fizzled' }>['why'], (who: string) => string>> = {
  'nothing-to-copy': (who) => `Không có ai để ${who} nhờ vả.`,
  'nothing-to-take': (who) => `Trên bàn không có thương nhân nào cho ${who} lấy, nên không có gì xảy ra.`,
  'no-merchant-in-hand': (who) => `${who} chỉ có thuyền trên tay, chẳng có ai để giới thiệu.`,
  'nothing-to-name': (who) => `${who} đang giữ mọi thương nhân còn ẩn: không còn ai để gọi.`,
  'last-turn': (who) => `Không còn lượt sau để ${who} ra lệnh.`,
}

const event = byKind<Event, [Names, Facts]>({
  chosen: ({ seat }, names) => `${names(seat)} đã chọn xong.`,
  discarded: (told, names) => `Bỏ ra: ${bySeat(told.cards, names)}.`,
  revealed: (told, names) => `Lật bài: ${bySeat(told.cards, names)}.`,
  ships: ({ coins, seats }, names) => {
    if (coins === 0) return `${seats.length} thuyền chen chúc trong cảng, chẳng ai được gì.`
    return seats.length === 1
      ? `${names(seats[0])} có con thuyền duy nhất trong cảng và được ${coins} đồng.`
      : `${seats.length} thuyền chung bến: ${list(seats.map(names))} mỗi người được ${coins} đồng.`
  },
  fell: ({ seat, merchant, rival }, names) => `${names(seat)} ra ${name(merchant)}, nhưng ${name(rival)} có mặt: danh tiếng chẳng còn gì.`,
  rewarded: ({ seat, coins, merchant, place }, names) =>
    `${names(seat)} được ${coins} đồng: ${name(merchant)} có danh tiếng ${place === 1 ? 'cao nhất' : 'cao thứ hai'}.`,
  skill: ({ skill, merchant, seat }, names) => {
    if (skill === 'none') return `${name(merchant)} của ${names(seat)} không có kỹ năng: không có gì xảy ra.`
    return `${names(seat)} dùng ${name(merchant)}: ${skills[skill].name}.`
  },
  fizzled: ({ why, seat }, names) => fizzled[why](names(seat)),
  considers: ({ what, seat }, names) =>
    what === 'name' ? `${names(seat)} đang nghĩ xem gọi ai.` : `${names(seat)} xem trên tay có ai để giới thiệu.`,
  bank: ({ coins, seat }, names) =>
    coins > 0 ? `${names(seat)} nhận ${coins} đồng từ ngân hàng.` : `${names(seat)} nộp ${-coins} đồng cho ngân hàng.`,
  paid: ({ coins, from, to }, names) =>
    coins === 0 ? `${names(from)} không có gì để đưa cho ${names(to)}.` : `${names(from)} trả ${names(to)} ${coins} đồng.`,
  swapped: (told, names) => `${names(told.seat)} và ${names(told.with)} đổi túi tiền: giờ là ${told.coins[0]} và ${told.coins[1]}.`,
  shown: ({ seats, coins }, names) => `Để lộ tiền: ${seats.map((seat, index) => `${names(seat)} ${coins[index]}`).join(', ')}.`,
  challenged: ({ seat, rival }, names) => `${names(seat)} thách ${names(rival)} oẳn tù tì.`,
  threw: ({ seats, throws, winner }, names) => {
    const shown = seats.map((seat, index) => `${names(seat)} ra ${throwNames[throws[index]]}`).join(', ')
    return winner === undefined ? `${shown}: hòa.` : `${shown}: ${names(winner)} thắng.`
  },
  tossed: ({ winner }, names) => `Hòa mãi, đành tung đồng xu: ${names(winner)} thắng.`,
  named: ({ seat, merchant, holder, skill }, names) =>
    `${names(seat)} gọi ${name(merchant)}, và ${names(holder)} đang giữ${skill === 'dictating' ? ': lượt sau phải ra lá đó.' : '.'}`,
  placed: ({ seat, merchant }, names) => `${names(seat)} giới thiệu ${name(merchant)}.`,
  took: ({ from, seat, merchant }, names) =>
    from === seat ? `${names(seat)} lấy lại ${name(merchant)} lên tay.` : `${names(seat)} lấy ${name(merchant)} trước mặt ${names(from)}.`,
  contract: ({ seat, value, by }, names) => `${names(seat)} lấy khế ước ${value}${by === 'round' ? ' vì nhiều tiền nhất' : ''}.`,
  'no-contract': ({ seat }, names) => `${names(seat)} lẽ ra được một khế ước, nhưng chẳng còn lá nào.`,
  tied: (told, names) =>
    `Bằng tiền nhau. Lá cuối: ${told.seats.map((seat, index) => `${names(seat)} – ${name(told.cards[index])}`).join(', ')}.`,
  nobody: () => 'Toàn là thuyền: khế ước nằm nguyên chỗ cũ.',
  turn: ({ turn }, _names, facts) => `Lượt ${turn} trên ${facts.turns}.`,
  round: (told) => {
    const aside = told.aside.length > 0 ? ` Để riêng: ${list(told.aside.map(name))}.` : ''
    return `Vòng ${told.round}: gom bài lại và chia mới.${aside}`
  },
  dealt: (told) => `Bài của bạn: ${list(told.cards.map(name))}.`,
  limit: ({ returned, cap }, names) => {
    const back = returned.flatMap((count, seat) => (count > 0 ? [`${names(seat)} trả lại ${count}`] : []))
    return `Không ai giữ quá ${cap} đồng${back.length > 0 ? `: ${back.join(', ')}` : ''}.`
  },
  over: () => 'Đã ký đủ khế ước: ván chơi kết thúc.',
})

const reasons: Readonly<Record<string, string>> = {
  'asked-discard': 'Trước hết hãy bỏ ra một lá bài.',
  'asked-lay': 'Bây giờ là lúc ra bài.',
  'asked-target': 'Trước hết hãy chọn một đối thủ.',
  'asked-throw': 'Trước hết hãy ra búa, bao hoặc kéo.',
  'asked-name': 'Trước hết hãy gọi tên một thương nhân.',
  'asked-favor': 'Trước hết hãy chọn một thương nhân trên bàn.',
  'asked-place': 'Trước hết hãy đặt một thương nhân trên tay xuống.',
  'asked-take': 'Trước hết hãy lấy một thương nhân trên bàn.',
  'asked-over': 'Ván chơi đã kết thúc.',
  'rock-paper-scissors': 'Hãy ra búa, bao hoặc kéo.',
  'not-oneself': 'Hãy chọn người khác: phải là một đối thủ.',
  'no-such-seat': 'Không có ai ngồi ở đó.',
  'no-such-card': 'Không có lá bài đó: thương nhân từ 1 đến 15, thuyền là 0.',
  'merchants-only': 'Hãy chọn một thương nhân, không phải thuyền.',
  'face-up': 'Thương nhân đó đang nằm ngửa: hãy gọi một người còn ẩn.',
  'once-a-chain': 'Kỹ năng đó đã được dùng trong chuỗi này.',
  'not-on-table': 'Thương nhân đó không nằm trên bàn.',
  'not-yours-to-take': 'Hãy lấy một thương nhân nằm trước mặt đối thủ.',
  'not-itself': 'Hãy lấy lá khác: không lấy chính Naga, cũng không lấy lá bạn vừa ra hay vừa đặt xuống.',
}

function reason({ rule, facts }: Reason): string {
  const who = typeof facts?.merchant === 'number' && facts.merchant in cards ? name(facts.merchant) : 'lá bài đó'
  switch (rule) {
    case 'not-in-hand':
      return `Bạn không có ${who} trên tay.`
    case 'told-to-lay':
      return `Bạn bị buộc phải ra ${who}.`
    case 'in-own-hand':
      return `Chính bạn đang giữ ${who}: hãy gọi người khác.`
    default:
      return worded(reasons, rule)
  }
}

export const vi: FaifoText = {
  title: 'Hội Phố',
  tagline: 'Chọn đúng người ra bến: tên tuổi lớn thì kiếm tiền, tên tuổi nhỏ thì giở ngón nghề.',
  cards,
  skills,
  options: {
    openMoney: {
      label: 'Tiền để ngửa',
      help: 'Ai cũng thấy tiền của nhau mọi lúc. Nếu không, tiền được che đến khi luật bắt để lộ; ai chịu đếm thì vẫn biết.',
    },
    contracts: {
      label: 'Số trên khế ước',
      help: 'Khi một vòng bắt đầu, không ai giữ quá con số trên khế ước đang ở đầu chồng.',
      values: { 'by-two': '5, 7, 9 … 29', 'by-one': '5, 6, 7 … 17' },
    },
    edition: { label: 'Ấn bản', help: 'Những gì in trên bài.', values: { second: 'Ấn bản thứ hai (2021)' } },
  },
  breakdown: { contracts: 'Khế ước', value: 'Tổng các con số (ít hơn là hơn)', coins: 'Tiền' },
  prompt,
  move,
  event,
  reason,
  rules,
}
