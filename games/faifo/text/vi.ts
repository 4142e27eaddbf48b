import type { Names, Prompt, Reason } from '@fairground/kernel'
import { type Card, type Event, type Facts, type Move, SHIP, type Throw, type View } from '../state.ts'
import { rules } from './rules/vi.ts'
import { type FaifoText, isMine, skillOf, worded } from './shared.ts'
import { cards, list, skills } from './words/vi.ts'

const throwNames: Readonly<Record<Throw, string>> = { rock: 'búa', paper: 'bao', scissors: 'kéo' }

function name(card: Card): string {
  return card === SHIP ? 'thuyền' : cards[card].name
}

/** For a choice: the name with its number. */
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
        next: `Lượt ${view.turn} trên ${facts.turns}. Danh tiếng cao nhất được thưởng, thấp nhất dùng kỹ năng; một thuyền duy nhất được ${facts.ships[1]} đồng.`,
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

function event(told: Event, names: Names, facts: Facts): string {
  switch (told.kind) {
    case 'chosen':
      return `${names(told.seat)} đã chọn xong.`
    case 'discarded':
      return `Bỏ ra: ${bySeat(told.cards, names)}.`
    case 'revealed':
      return `Lật bài: ${bySeat(told.cards, names)}.`
    case 'ships':
      if (told.coins === 0) return `${told.seats.length} thuyền chen chúc trong cảng, chẳng ai được gì.`
      return told.seats.length === 1
        ? `${names(told.seats[0])} có con thuyền duy nhất trong cảng và được ${told.coins} đồng.`
        : `${told.seats.length} thuyền chung bến: ${list(told.seats.map(names))} mỗi người được ${told.coins} đồng.`
    case 'fell':
      return `${names(told.seat)} ra ${name(told.merchant)}, nhưng ${name(told.rival)} có mặt: danh tiếng chẳng còn gì.`
    case 'rewarded':
      return `${names(told.seat)} được ${told.coins} đồng: ${name(told.merchant)} có danh tiếng ${told.place === 1 ? 'cao nhất' : 'cao thứ hai'}.`
    case 'skill':
      if (told.skill === 'none') return `${name(told.merchant)} của ${names(told.seat)} không có kỹ năng: không có gì xảy ra.`
      return `${names(told.seat)} dùng ${name(told.merchant)}: ${skills[told.skill].name}.`
    case 'fizzled':
      return fizzled(told, names)
    case 'considers':
      return told.what === 'name' ? `${names(told.seat)} đang nghĩ xem gọi ai.` : `${names(told.seat)} xem trên tay có ai để giới thiệu.`
    case 'bank':
      return told.coins > 0
        ? `${names(told.seat)} nhận ${told.coins} đồng từ ngân hàng.`
        : `${names(told.seat)} nộp ${-told.coins} đồng cho ngân hàng.`
    case 'paid':
      return told.coins === 0
        ? `${names(told.from)} không có gì để đưa cho ${names(told.to)}.`
        : `${names(told.from)} trả ${names(told.to)} ${told.coins} đồng.`
    case 'swapped':
      return `${names(told.seat)} và ${names(told.with)} đổi túi tiền: giờ là ${told.coins[0]} và ${told.coins[1]}.`
    case 'shown':
      return `Để lộ tiền: ${told.seats.map((seat, index) => `${names(seat)} ${told.coins[index]}`).join(', ')}.`
    case 'challenged':
      return `${names(told.seat)} thách ${names(told.rival)} oẳn tù tì.`
    case 'threw': {
      const shown = told.seats.map((seat, index) => `${names(seat)} ra ${throwNames[told.throws[index]]}`).join(', ')
      return told.winner === undefined ? `${shown}: hòa.` : `${shown}: ${names(told.winner)} thắng.`
    }
    case 'tossed':
      return `Hòa mãi, đành tung đồng xu: ${names(told.winner)} thắng.`
    case 'named':
      return `${names(told.seat)} gọi ${name(told.merchant)}, và ${names(told.holder)} đang giữ${
        told.skill === 'dictating' ? ': lượt sau phải ra lá đó.' : '.'
      }`
    case 'placed':
      return `${names(told.seat)} giới thiệu ${name(told.merchant)}.`
    case 'took':
      return told.from === told.seat
        ? `${names(told.seat)} lấy lại ${name(told.merchant)} lên tay.`
        : `${names(told.seat)} lấy ${name(told.merchant)} trước mặt ${names(told.from)}.`
    case 'contract':
      return `${names(told.seat)} lấy khế ước ${told.value}${told.by === 'round' ? ' vì nhiều tiền nhất' : ''}.`
    case 'no-contract':
      return `${names(told.seat)} lẽ ra được một khế ước, nhưng chẳng còn lá nào.`
    case 'tied':
      return `Bằng tiền nhau. Lá cuối: ${told.seats.map((seat, index) => `${names(seat)} – ${name(told.cards[index])}`).join(', ')}.`
    case 'nobody':
      return 'Toàn là thuyền: khế ước nằm nguyên chỗ cũ.'
    case 'turn':
      return `Lượt ${told.turn} trên ${facts.turns}.`
    case 'round': {
      const aside = told.aside.length > 0 ? ` Để riêng: ${list(told.aside.map(name))}.` : ''
      return `Vòng ${told.round}: gom bài lại và chia mới.${aside}`
    }
    case 'dealt':
      return `Bài của bạn: ${list(told.cards.map(name))}.`
    case 'limit': {
      const back = told.returned.flatMap((count, seat) => (count > 0 ? [`${names(seat)} trả lại ${count}`] : []))
      return `Không ai giữ quá ${told.cap} đồng${back.length > 0 ? `: ${back.join(', ')}` : ''}.`
    }
    case 'over':
      return 'Đã ký đủ khế ước: ván chơi kết thúc.'
  }
}

function fizzled(told: Extract<Event, { readonly kind: 'fizzled' }>, names: Names): string {
  const who = names(told.seat)
  switch (told.why) {
    case 'nothing-to-copy':
      return `Không có ai để ${who} nhờ vả.`
    case 'nothing-to-take':
      return `Trên bàn không có thương nhân nào cho ${who} lấy, nên không có gì xảy ra.`
    case 'no-merchant-in-hand':
      return `${who} chỉ có thuyền trên tay, chẳng có ai để giới thiệu.`
    case 'nothing-to-name':
      return `${who} đang giữ mọi thương nhân còn ẩn: không còn ai để gọi.`
    case 'last-turn':
      return `Không còn lượt sau để ${who} ra lệnh.`
  }
}

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
    case 'face-up':
      return 'Thương nhân đó đang nằm ngửa: hãy gọi một người còn ẩn.'
    case 'once-a-chain':
      return 'Kỹ năng đó đã được dùng trong chuỗi này.'
    case 'not-on-table':
      return 'Thương nhân đó không nằm trên bàn.'
    case 'not-yours-to-take':
      return 'Hãy lấy một thương nhân nằm trước mặt đối thủ.'
    case 'not-itself':
      return 'Hãy lấy lá khác: không lấy chính Naga, cũng không lấy lá bạn vừa ra hay vừa đặt xuống.'
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
