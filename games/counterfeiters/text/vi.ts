import { byKind, type Names } from '@fairground/kernel'
import type { Event, Facts, Move, View } from '../state.ts'
import { rules } from './rules/vi.ts'
import {
  bundle,
  type CounterfeitersText,
  cost,
  fraud,
  improvementIn,
  named,
  type Prompts,
  price,
  printing,
  promptIn,
  ratesOf,
  stars,
  ticketValue,
  unbroken,
} from './shared.ts'

const cards: Readonly<Record<string, string>> = {
  printer: 'máy in',
  ink: 'mực',
  paper: 'giấy',
  hologram: 'tem chống giả',
  diner: 'quán ăn',
  jet: 'máy bay riêng',
  greatLawyer: 'Luật sư giỏi',
  badLawyer: 'Luật sư tồi',
}

const improvements: Readonly<Record<string, string>> = {
  'night-shift': 'Ca đêm',
  'full-trolley': 'Xe đẩy đầy',
  'fussy-receiver': 'Tay tiêu thụ kỹ tính',
  'second-set-of-books': 'Sổ sách thứ hai',
  'old-friend': 'Bạn cũ',
  'air-miles': 'Dặm bay',
  'back-door': 'Cửa sau',
  'master-plate': 'Bản in mẫu',
  'blind-cashier': 'Thu ngân lơ đãng',
  'elbow-room': 'Chen chân',
}

const effects: CounterfeitersText['effects'] = {
  'more-notes': (amount) => `in thêm ${amount} tờ mỗi máy`,
  'more-groceries': (amount) => `đưa thêm ${amount} tờ ở siêu thị`,
  'own-rate': () => 'tay tiêu thụ trả mỗi tờ theo giá của chính nó',
  'more-fraud': (amount) => `trốn thuế được thêm ${amount} $`,
  discount: (amount) => `bớt ${amount} $ ở chợ đen`,
  'free-flight': () => 'một chuyến bay thường miễn phí',
  quiet: () => 'chiếc mũ ở ô của bạn không làm cảnh sát tiến',
  'finer-print': (amount) => `in đẹp hơn ${amount} sao`,
  'blind-cashier': (amount) => `siêu thị bỏ qua ${amount} loại đã bị phát hiện`,
  'squeeze-in': () => 'dùng ô đã có người đứng',
}

function improvement(id: string, facts: Facts): string {
  return improvementIn(improvements, effects, id, facts)
}

const places: Readonly<Record<string, string>> = {
  market: 'chợ đen',
  print: 'xưởng in',
  supermarket: 'siêu thị',
  receiver: 'chỗ tiêu thụ',
  tax: 'sở thuế',
  jet: 'bãi máy bay riêng',
  commercial: 'sân bay',
}

function card(id: string): string {
  const value = ticketValue(id)
  return value === undefined ? named(cards, id) : `vé số trúng ${value} $`
}

const prompts: Prompts = {
  over: 'Ván chơi đã kết thúc.',
  waiting: (name) => `Đang chờ ${name}.`,
  improvement: { now: 'Chọn một thẻ Cải tiến hành động.', next: 'Bạn được dùng nó một lần trong ván, vào lượt của mình.' },
  amount: { now: 'Chọn số tiền cất vào phong bì hoặc lấy ra.', next: 'Không ai thấy bao nhiêu và theo chiều nào.' },
  diner: {
    now: 'Chọn những tờ giả mà quán ăn của bạn đổi thành tiền thật.',
    next: 'Loại nào cũng được trả như nhau; không ai thấy đó là loại nào.',
  },
  lift: { now: 'Nhấc một đàn em của bạn lên, hoặc để yên.', next: 'Nó được hành động thêm một lần ở bất kỳ ô trống nào.' },
  lifted: { now: 'Đặt đàn em vừa nhấc vào một ô trống.', next: 'Những chiếc mũ không còn tác dụng.' },
  boost: { now: 'Chọn ô cho thẻ cải tiến của bạn.' },
  last: { now: 'Đặt đàn em cuối cùng, hoặc thôi.', next: 'Mũ không còn tác dụng và Bố già đã thu xong.' },
  henchman: (left) => ({
    now: 'Đặt một đàn em, hoặc bỏ lượt.',
    next: left === 1 ? 'Đây là đàn em cuối trong vòng này.' : `Bạn còn ${left} đàn em trong vòng này.`,
  }),
  supermarket: (pays, most, refused) => ({
    now: 'Chọn những tờ tiền giả để trả ở siêu thị.',
    next: `Mỗi tờ được ${pays} $, tối đa ${most} tờ${refused === '' ? '' : `; ${refused} bị từ chối`}.`,
  }),
  receiver: (facts, ownRate) => ({
    now: 'Chọn những tờ tiền giả để bán cho tay tiêu thụ.',
    next: `Tối đa ${facts.receiverNotes} tờ, ${ratesOf(facts, '', ' $')}${ownRate ? ', mỗi tờ theo giá của nó' : '; tất cả tính theo giá tờ kém nhất'}.`,
  }),
}

function move(choice: Move, view: View, facts: Facts): string {
  if ('place' in choice) return placeLabel(view, choice.place, facts)
  if ('pass' in choice) return view.stage === 'rounds' ? 'Bỏ lượt: cho một đàn em nghỉ' : 'Thôi'
  if ('notes' in choice) return `${view.ask === 'diner' ? 'Đổi' : 'Đưa'} ${bundle(choice.notes)} lấy ${price(view, choice.notes, facts)} $`
  if ('fly' in choice) return choice.fly > 0 ? `Cất ${choice.fly} $ vào phong bì` : `Lấy ${-choice.fly} $ khỏi phong bì`
  if ('lift' in choice) return `Nhấc đàn em ở ${named(places, facts.spaces[choice.lift].zone)} (${facts.spaces[choice.lift].number})`
  const chosen = 'improve' in choice ? choice.improve : choice.draft
  return `${'improve' in choice ? 'Dùng' : 'Lấy'} ${improvement(facts.improvements[chosen].id, facts)}`
}

function placeLabel(view: View, space: number, facts: Facts): string {
  const { zone, hat, sunglasses, number } = facts.spaces[space]
  const police = hat && view.stage === 'rounds' ? ', cảnh sát tiến một bước' : ''
  const first = sunglasses && view.stage === 'rounds' ? ', bạn đi đầu vòng sau' : ''
  switch (zone) {
    case 'market':
      return `Mua ${card(facts.designs[view.market[space]]?.id ?? '')} với giá ${cost(view, space, facts)} $ (ô ${number})`
    case 'print': {
      const made = printing(view, view.actor, facts)
      return `In ${made.notes} tờ ${stars(made.stars)} (máy ${number}${police})`
    }
    case 'supermarket':
      return `Đi siêu thị bằng tiền giả (quầy ${number}${police})`
    case 'receiver':
      return `Bán cho tay tiêu thụ (cửa ${number}${police})`
    case 'tax':
      return `Trốn thuế lấy ${fraud(view, facts)} $ (bàn ${number}${first}${police})`
    case 'jet':
      return `Bay bằng máy bay riêng (${number}${police})`
    case 'commercial':
      return `Bay chuyến thường với giá ${cost(view, space, facts)} $ (${number}${police})`
  }
}

const event = byKind<Event, [Names, Facts]>({
  drafted: (told, names, facts) => `${names(told.seat)} lấy ${improvement(told.improvement, facts)}.`,
  improved: (told, names, facts) => `${names(told.seat)} dùng ${improvement(told.improvement, facts)}.`,
  passed: ({ seat }, names) => `${names(seat)} bỏ lượt và cho một đàn em nghỉ.`,
  bought: (told, names) => `${names(told.seat)} mua ${card(told.card)} với giá ${told.dollars} $.`,
  printed: (told, names) => `${names(told.seat)} in ${told.notes} tờ ${stars(told.stars)}.`,
  went: ({ to, seat }, names) => (to === 'supermarket' ? `${names(seat)} đi siêu thị.` : `${names(seat)} gõ cửa tay tiêu thụ.`),
  sold: ({ to, seat, notes, dollars }, names) =>
    to === 'supermarket'
      ? `${names(seat)} trả bằng ${bundle(notes)} và ra về với ${dollars} $.`
      : `${names(seat)} giao ${bundle(notes)} cho tay tiêu thụ, được ${dollars} $.`,
  dodged: ({ seat, dollars, pawn }, names) => `${names(seat)} trốn thuế được ${dollars} $${pawn ? ', đeo kính râm của người đi đầu' : ''}.`,
  flew: ({ dollars, seat }, names) =>
    dollars === 0 ? `${names(seat)} cất cánh đi Ca-ri-bê.` : `${names(seat)} bay đi Ca-ri-bê với giá ${dollars} $.`,
  moved: ({ dollars, seat }, names) =>
    dollars > 0 ? `${names(seat)} cất ${dollars} $ vào phong bì.` : `${names(seat)} lấy ${-dollars} $ khỏi phong bì.`,
  landed: ({ seat }, names) => `${names(seat)} đã về, da rám nắng.`,
  police: ({ steps }) => (steps === 0 ? 'Cảnh sát đã đến trước cửa.' : `Cảnh sát tiến thêm một bước: còn ${steps} bước.`),
  godfather: () => 'Bố già thu tiền: mọi người nộp một nửa tiền mặt trong tay.',
  paid: ({ seat, dollars }, names) => `${names(seat)} nộp cho Bố già ${dollars} $.`,
  investigation: ({ level }) => `Cảnh sát điều tra: siêu thị nay nhận ra loại ${stars(level)} trở xuống.`,
  strike: () => 'Kiểm soát không lưu đình công: cảnh sát còn đứng đây thì không ai được bay.',
  'round-over': ({ round }) => `Vòng ${round} kết thúc; các đàn em về nhà.`,
  refilled: ({ binned }) => (binned.length === 0 ? 'Chợ đen dồn hàng.' : `Chợ đen dồn hàng; bị vứt bỏ: ${binned.map(card).join(', ')}.`),
  dined: ({ seat, notes, dollars }, names) => `Quán ăn của ${names(seat)} biến ${notes} tờ giả thành ${dollars} $.`,
  turned: ({ seat, notes }, names) => `Quán ăn của ${names(seat)} đã nhận ${bundle(notes)}.`,
  round: ({ round, first }, names) => `Vòng ${round} bắt đầu từ ${names(first)}.`,
  ending: ({ seat }, names) => `${names(seat)} đã dẫn cảnh sát đến cuối đường. Ai còn đàn em thì được đặt thêm một.`,
  stalled: ({ rounds }) => `Sau ${rounds} vòng cảnh sát bỏ cuộc, ván chơi kết thúc.`,
  declined: ({ what, seat }, names) =>
    what === 'last' ? `${names(seat)} để đàn em cuối ở nhà.` : `Luật sư của ${names(seat)} không có gì để nói thêm.`,
  lifted: ({ lawyer, seat, zone }, names) =>
    `${lawyer === 'great' ? 'Luật sư giỏi' : 'Luật sư tồi'} của ${names(seat)} lôi một đàn em ra khỏi ${named(places, zone)}.`,
  revealed: (told, names) =>
    `Hạ màn che: ${told.cash.map((cash, seat) => `${names(seat)} có ${cash} $ và ${told.envelope[seat]} $ ở nước ngoài`).join('; ')}.`,
  lottery: ({ seat, dollars }, names) => `${names(seat)} lĩnh vé số: ${dollars} $.`,
  over: () => 'Máy in đã dừng.',
})

const reasons: Readonly<Record<string, string>> = {
  'no-such-space': 'Không có ô nào như vậy.',
  occupied: 'Đã có người đứng đó; mỗi ô chỉ dùng một lần mỗi vòng.',
  'no-card': 'Trên ô đó không còn thẻ nào.',
  'second-jet': 'Chiếc máy bay riêng thứ hai sẽ làm bạn bị lộ.',
  strike: 'Kiểm soát không lưu đang đình công.',
  'no-jet': 'Muốn vậy bạn cần có máy bay riêng.',
  'too-dear': 'Bạn không đủ tiền mặt; tiền ở nước ngoài không tính.',
  'nothing-to-move': 'Không có gì để chuyển; hành động phải có tác dụng.',
  'no-notes': 'Bạn không có tờ giả nào để đưa.',
  'refused-notes': 'Siêu thị nay đã nhận ra loại này.',
  'box-is-empty': 'Trong hộp không còn tờ giả loại này.',
  'use-improvement': 'Hãy chọn ô mà thẻ cải tiến có tác dụng.',
  'one-improvement': 'Mỗi lượt chỉ một thẻ cải tiến.',
  'no-such-improvement': 'Bây giờ không dùng được thẻ cải tiến đó.',
  'improvement-taken': 'Thẻ cải tiến đó không còn.',
  'not-your-henchman': 'Không có đàn em nào của bạn đứng đó.',
  'notes-by-quality': 'Hãy nói rõ mỗi loại bao nhiêu tờ.',
  'not-held': 'Bạn không có nhiều đến thế.',
  'diner-count': 'Mỗi quán ăn đổi một tờ, chừng nào còn tờ giả.',
  'no-empty-action': 'Hành động phải có tác dụng; nếu không hãy bỏ lượt.',
  'too-many-notes': 'Họ không nhận nhiều đến thế một lần.',
  'money-in-tens': 'Tiền đi theo từng chục.',
  'too-little-cash': 'Bạn không có nhiều tiền mặt đến thế.',
  'too-little-offshore': 'Trong phong bì không có nhiều đến thế.',
  'first-improvement': 'Trước hết hãy chọn một thẻ cải tiến.',
  'first-space': 'Trước hết hãy chọn một ô.',
  'first-notes': 'Trước hết hãy chọn những tờ giả để đưa.',
  'first-amount': 'Trước hết hãy chọn số tiền cần chuyển.',
  'first-diner': 'Trước hết hãy chọn những tờ mà quán ăn đổi.',
  'first-henchman': 'Trước hết hãy chọn đàn em để nhấc lên.',
  'first-nothing': 'Ván chơi đã kết thúc.',
}

export const vi: CounterfeitersText = {
  title: 'Counterfeiters',
  tagline: 'In tiền, tuồn tiền, bay đi giấu tiền, trước khi Bố già lấy một nửa và cảnh sát lấy phần còn lại.',
  options: {
    money: {
      label: 'Tiền của đối thủ',
      help: 'Tiền mặt, phong bì và tiền giả của người khác được giấu đến hết ván, như sau màn che. Hoặc trang này cho thấy những gì người đếm kỹ sẽ biết; hoặc tất cả để ngửa, kể cả các chuyến bay: hợp cho ván đầu tiên.',
      values: { veiled: 'Giấu kín', counted: 'Những gì đếm được', open: 'Tiền để ngửa' },
    },
    strictComponents: {
      label: 'Giới hạn tiền giả',
      help: 'Mỗi loại chỉ có số tờ giả nằm trong hộp. In thiếu bao nhiêu thì mất bấy nhiêu.',
    },
    improvements: {
      label: 'Cải tiến hành động',
      help: 'Bản bổ sung gồm mười cải tiến dùng một lần, chọn lần lượt trước vòng đầu. Tác dụng của chúng là do phục dựng.',
    },
    edition: {
      label: 'Bàn chơi và thẻ',
      help: 'Giá cả, những chiếc mũ, đường cảnh sát và tỉ lệ thẻ.',
      values: { 'reconstruction-1': 'Phục dựng' },
    },
  },
  breakdown: { cash: 'Tiền mặt', offshore: 'Tiền ở nước ngoài', tickets: 'Vé số' },
  prompt: promptIn(prompts),
  move: (choice, view, _names, facts) => unbroken(move(choice, view, facts)),
  event: (...told) => unbroken(event(...told)),
  cards,
  improvements,
  effects,
  reason: ({ rule }) => named(reasons, rule),
  rules,
}
