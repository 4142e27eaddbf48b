import type { Names, Prompt } from '@fairground/kernel'
import type { Event, Move, View } from '../state.ts'
import { bundle, type CounterfeitersText, cost, fraud, named, price, printing, spaceOf, stars, ticketValue } from './shared.ts'

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
  'night-shift': 'Ca đêm (in thêm một tờ mỗi máy)',
  'full-trolley': 'Xe đẩy đầy (thêm hai tờ ở siêu thị)',
  'fussy-receiver': 'Tay tiêu thụ kỹ tính (mỗi tờ theo giá của chính nó)',
  'second-set-of-books': 'Sổ sách thứ hai (thêm 30 $ khi trốn thuế)',
  'old-friend': 'Bạn cũ (bớt 30 $ ở chợ đen)',
  'air-miles': 'Dặm bay (một chuyến bay thường miễn phí)',
  'back-door': 'Cửa sau (chiếc mũ không làm cảnh sát tiến)',
  'master-plate': 'Bản in mẫu (in đẹp hơn một sao)',
  'blind-cashier': 'Thu ngân lơ đãng (siêu thị bỏ qua một loại đã bị phát hiện)',
  'elbow-room': 'Chen chân (dùng ô đã có người đứng)',
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

function prompt(view: View, turn: readonly number[], names: Names): Prompt {
  if (view.stage === 'over') return { now: 'Ván chơi đã kết thúc.' }
  if (view.viewer === 'spectator' || !turn.includes(view.viewer)) return { now: `Đang chờ ${names(view.actor)}.` }
  const me = view.viewer
  switch (view.ask) {
    case 'improvement':
      return { now: 'Chọn một thẻ Cải tiến hành động.', next: 'Bạn được dùng nó một lần trong ván, vào lượt của mình.' }
    case 'space':
      return placePrompt(view, me)
    case 'notes':
      return { now: 'Chọn những tờ tiền giả để đưa ra.', next: 'Tay tiêu thụ trả tất cả theo giá tờ kém nhất; siêu thị trả 50 $ mỗi tờ.' }
    case 'amount':
      return { now: 'Chọn số tiền cất vào phong bì hoặc lấy ra.', next: 'Không ai thấy bao nhiêu và theo chiều nào.' }
    case 'diner':
      return {
        now: 'Chọn những tờ giả mà quán ăn của bạn đổi thành tiền thật.',
        next: 'Loại nào cũng được trả như nhau; không ai thấy đó là loại nào.',
      }
    default:
      return { now: 'Nhấc một đàn em của bạn lên, hoặc để yên.', next: 'Nó được hành động thêm một lần ở bất kỳ ô trống nào.' }
  }
}

function placePrompt(view: View, me: number): Prompt {
  if (view.lifted >= 0) return { now: 'Đặt đàn em vừa nhấc vào một ô trống.', next: 'Những chiếc mũ không còn tác dụng.' }
  if (view.boost >= 0) return { now: 'Chọn ô cho thẻ cải tiến của bạn.' }
  if (view.stage === 'last')
    return { now: 'Đặt đàn em cuối cùng, hoặc thôi.', next: 'Những chiếc mũ không còn tác dụng và Bố già đã thu xong.' }
  const left = view.henchmen[me]
  return {
    now: 'Đặt một đàn em, hoặc bỏ lượt.',
    next: left === 1 ? 'Đây là đàn em cuối trong vòng này.' : `Bạn còn ${left} đàn em trong vòng này.`,
  }
}

function move(choice: Move, view: View): string {
  if ('place' in choice) return placeLabel(view, choice.place)
  if ('pass' in choice) return view.stage === 'rounds' ? 'Bỏ lượt: cho một đàn em nghỉ' : 'Thôi'
  if ('notes' in choice) return `${view.ask === 'diner' ? 'Đổi' : 'Đưa'} ${bundle(choice.notes)} lấy ${price(view, choice.notes)} $`
  if ('fly' in choice) return choice.fly > 0 ? `Cất ${choice.fly} $ vào phong bì` : `Lấy ${-choice.fly} $ khỏi phong bì`
  if ('lift' in choice) return `Nhấc đàn em ở ${named(places, spaceOf(view, choice.lift).zone)} (${spaceOf(view, choice.lift).number})`
  const improvement = 'improve' in choice ? choice.improve : choice.draft
  return `${'improve' in choice ? 'Dùng' : 'Lấy'} ${named(improvements, view.board.improvements[improvement].id)}`
}

function placeLabel(view: View, space: number): string {
  const { zone, hat, sunglasses, number } = spaceOf(view, space)
  const police = hat && view.stage === 'rounds' ? ', cảnh sát tiến một bước' : ''
  switch (zone) {
    case 'market':
      return `Mua ${card(view.board.designs[view.market[space]]?.id ?? '')} với giá ${cost(view, space)} $`
    case 'print': {
      const made = printing(view, view.actor)
      return `In ${made.notes} tờ ${stars(made.stars)} (máy ${number}${police})`
    }
    case 'supermarket':
      return `Đi siêu thị bằng tiền giả (quầy ${number}${police})`
    case 'receiver':
      return `Bán cho tay tiêu thụ (cửa ${number}${police})`
    case 'tax':
      return `Trốn thuế lấy ${fraud(view)} $ (bàn ${number}${sunglasses ? ', bạn đi đầu vòng sau' : ''}${police})`
    case 'jet':
      return `Bay bằng máy bay riêng (${number}${police})`
    case 'commercial':
      return `Bay chuyến thường với giá ${cost(view, space)} $ (${number}${police})`
  }
}

function event(told: Event, names: Names): string {
  switch (told.kind) {
    case 'drafted':
      return `${names(told.seat)} lấy ${named(improvements, told.improvement)}.`
    case 'improved':
      return `${names(told.seat)} dùng ${named(improvements, told.improvement)}.`
    case 'passed':
      return `${names(told.seat)} bỏ lượt và cho một đàn em nghỉ.`
    case 'bought':
      return `${names(told.seat)} mua ${card(told.card)} với giá ${told.dollars} $.`
    case 'printed':
      return `${names(told.seat)} in ${told.notes} tờ ${stars(told.stars)}.`
    case 'went':
      return told.to === 'supermarket' ? `${names(told.seat)} đi siêu thị.` : `${names(told.seat)} gõ cửa tay tiêu thụ.`
    case 'sold':
      return told.to === 'supermarket'
        ? `${names(told.seat)} trả bằng ${bundle(told.notes)} và ra về với ${told.dollars} $.`
        : `${names(told.seat)} giao ${bundle(told.notes)} cho tay tiêu thụ, được ${told.dollars} $.`
    case 'dodged':
      return `${names(told.seat)} trốn thuế được ${told.dollars} $${told.pawn ? ', đeo kính râm và đi đầu vòng sau' : ''}.`
    case 'flew':
      return told.dollars === 0
        ? `${names(told.seat)} cất cánh đi Ca-ri-bê.`
        : `${names(told.seat)} bay đi Ca-ri-bê với giá ${told.dollars} $.`
    case 'moved':
      return told.dollars > 0
        ? `${names(told.seat)} cất ${told.dollars} $ vào phong bì.`
        : `${names(told.seat)} lấy ${-told.dollars} $ khỏi phong bì.`
    case 'landed':
      return `${names(told.seat)} đã về, da rám nắng.`
    case 'police':
      return told.steps === 0 ? 'Cảnh sát đã đến trước cửa.' : `Cảnh sát tiến thêm một bước: còn ${told.steps} bước.`
    case 'godfather':
      return 'Bố già thu tiền: mọi người nộp một nửa tiền mặt trong tay.'
    case 'paid':
      return `${names(told.seat)} nộp cho Bố già ${told.dollars} $.`
    case 'investigation':
      return `Cảnh sát điều tra: siêu thị nay nhận ra loại ${stars(told.level)} trở xuống.`
    case 'strike':
      return 'Kiểm soát không lưu đình công: cảnh sát còn đứng đây thì không ai được bay.'
    case 'round-over':
      return `Vòng ${told.round} kết thúc; các đàn em về nhà.`
    case 'refilled':
      return told.binned.length === 0 ? 'Chợ đen dồn hàng.' : `Chợ đen dồn hàng; bị vứt bỏ: ${told.binned.map(card).join(', ')}.`
    case 'dined':
      return `Quán ăn của ${names(told.seat)} biến ${told.notes} tờ giả thành ${told.dollars} $.`
    case 'turned':
      return `Quán ăn của ${names(told.seat)} đã nhận ${bundle(told.notes)}.`
    case 'round':
      return `Vòng ${told.round} bắt đầu từ ${names(told.first)}.`
    case 'ending':
      return `${names(told.seat)} đã dẫn cảnh sát đến cuối đường. Ai còn đàn em thì được đặt thêm một.`
    case 'stalled':
      return `Sau ${told.rounds} vòng cảnh sát bỏ cuộc, ván chơi kết thúc.`
    case 'declined':
      return told.what === 'last' ? `${names(told.seat)} để đàn em cuối ở nhà.` : `Luật sư của ${names(told.seat)} không có gì để nói thêm.`
    case 'lifted':
      return `${told.lawyer === 'great' ? 'Luật sư giỏi' : 'Luật sư tồi'} của ${names(told.seat)} lôi một đàn em ra khỏi ${named(places, told.zone)}.`
    case 'revealed':
      return `Hạ màn che: ${told.cash.map((cash, seat) => `${names(seat)} có ${cash} $ và ${told.envelope[seat]} $ ở nước ngoài`).join('; ')}.`
    case 'lottery':
      return `${names(told.seat)} lĩnh vé số: ${told.dollars} $.`
    case 'over':
      return 'Máy in đã dừng.'
  }
}

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
      help: 'Chỉ có 30 tờ một sao, 30 tờ hai sao và 40 tờ ba sao. In thiếu bao nhiêu thì mất bấy nhiêu.',
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
  prompt,
  move: (choice, view) => move(choice, view),
  event,
  cards,
  improvements,
  reason: ({ rule }) => named(reasons, rule),
  rules: () => [
    {
      id: 'aim',
      title: 'Trò chơi nói về gì',
      paragraphs: [
        'Các bạn in tiền giả ở Miami và biến nó thành tiền thật, trong khi Bố già lấy phần của mình và cảnh sát tiến lại gần từng bước.',
        'Khi cảnh sát đến nơi, ai có nhiều tiền thật nhất thì thắng: tiền mặt trong tay và tiền trong phong bì ở nước ngoài. Tiền giả và thẻ không tính gì.',
      ],
    },
    {
      id: 'start',
      title: 'Lúc bắt đầu',
      paragraphs: [
        'Mỗi người có ba đàn em, một máy in và một nguyên liệu ngẫu nhiên, mực hoặc giấy. Người đi đầu do ngẫu nhiên chọn và có 20 $, người kế tiếp 30 $, rồi 40 $ và 50 $.',
        'Chợ đen được bày từ một chồng bài bốn phần, A đến D; trong mỗi phần thứ tự là ngẫu nhiên. Có những thẻ chỉ dùng khi chơi ba hoặc bốn người.',
        'Cảnh sát đứng ở đầu đường của mình; càng ít người chơi thì đường càng ngắn.',
      ],
    },
    {
      id: 'turn',
      title: 'Một lượt',
      paragraphs: [
        'Theo chiều kim đồng hồ, mỗi người đặt một đàn em vào ô trống và thực hiện ngay hành động của ô. Nếu ô có hình chiếc mũ, sau đó cảnh sát tiến một bước, rồi nơi họ đến mới có tác dụng. Mỗi ô chỉ dùng một lần mỗi vòng; vòng kéo dài đến khi mọi đàn em đã được dùng.',
        'Ai không thể hoặc không muốn hành động thì bỏ lượt và cho một đàn em nghỉ đến hết vòng. Hành động phải có tác dụng: không được chiếm ô chỉ để chặn người khác.',
      ],
    },
    {
      id: 'market',
      title: 'Chợ đen',
      paragraphs: [
        'Lấy thẻ phía trên ô và trả giá của ô bằng tiền mặt: giá là của ô, không phải của thẻ. Thẻ nằm ngửa trước mặt bạn, là của bạn đến hết ván và không bao giờ hao mòn. Trong vòng không bày thêm thẻ.',
        'Máy in và quán ăn được cộng dồn. Mực, giấy hay tem chống giả thứ hai không giúp gì thêm. Không ai được có hai máy bay riêng.',
      ],
    },
    {
      id: 'cards',
      title: 'Các thẻ',
      paragraphs: [
        'Mỗi máy in cho thêm hai tờ mỗi lần in. Mực, giấy và tem chống giả là nguyên liệu: mỗi loại khác nhau là một sao. Tem chống giả rất hiếm.',
        'Quán ăn đổi một tờ giả thành tiền thật vào cuối mỗi vòng. Máy bay riêng mở cho bạn bãi bay riêng, nơi bay không mất tiền.',
        'Vé số trúng trả số tiền ghi trên vé khi hết ván. Luật sư giỏi và Luật sư tồi cho chủ của mình dùng lại một đàn em lúc kết thúc.',
      ],
    },
    {
      id: 'print',
      title: 'In tiền',
      paragraphs: [
        'Lấy hai tờ giả cho mỗi máy in. Chất lượng là số nguyên liệu khác nhau bạn có: mực, giấy, tem chống giả. Không được cố ý in xấu hơn.',
        'Nguyên liệu không bao giờ hết và tiền giả lúc nào cũng đủ; với tùy chọn “Giới hạn tiền giả” thì chỉ có số tờ trong hộp.',
      ],
      example: 'Ba máy in, có mực và giấy: sáu tờ ★★.',
    },
    {
      id: 'supermarket',
      title: 'Siêu thị',
      paragraphs: [
        'Đưa một đến ba tờ giả và nhận 50 $ thật cho mỗi tờ. Có thể trộn nhiều loại.',
        'Mỗi lần điều tra, siêu thị học được một loại: trước là ★, rồi ★★, rồi ★★★. Loại đã bị phát hiện thì không nhận nữa; sau lần thứ ba thì không còn gì để làm ở đây. Người vừa làm cảnh sát tiến vẫn đã tiêu được tờ của mình.',
      ],
    },
    {
      id: 'receiver',
      title: 'Tay tiêu thụ',
      paragraphs: [
        'Đưa một đến tám tờ giả. Tất cả được trả theo giá của tờ kém nhất: ★ 20 $, ★★ 30 $, ★★★ 40 $. Điều tra không ảnh hưởng đến tay tiêu thụ.',
      ],
      example: 'Một ★, một ★★ và hai ★★★ được 4 × 20 $ = 80 $. Ba ★★ và ba ★★★ được 6 × 30 $ = 180 $.',
    },
    {
      id: 'tax',
      title: 'Trốn thuế',
      paragraphs: [
        'Lấy 30 $. Bàn có kính râm còn cho bạn quân đi đầu: bạn mở đầu vòng sau. Vòng đang chơi vẫn tiếp tục như cũ. Ai đang giữ quân này cũng được dùng bàn đó để giữ tiếp.',
      ],
    },
    {
      id: 'flight',
      title: 'Bay đi Ca-ri-bê',
      paragraphs: [
        'Cất bao nhiêu tiền mặt tùy ý vào phong bì, hoặc lấy ra, theo từng chục và mỗi chuyến một chiều. Không ai thấy bao nhiêu và chiều nào. Bố già không tìm được tiền ở đó; nhưng bạn cũng không thể dùng nó để trả.',
        'Có máy bay riêng thì các ô máy bay riêng miễn phí. Chuyến bay thường thì ai cũng được đi, kể cả chủ máy bay riêng, và lúc nào cũng tốn 30 $ tiền mặt, trả trước khi chuyển tiền.',
      ],
      example: 'Có 20 $ trong tay và 200 $ ở nước ngoài mà không có máy bay riêng thì không bay được: tiền vé phải lấy từ trong tay.',
    },
    {
      id: 'police',
      title: 'Đường cảnh sát',
      paragraphs: [
        'Bố già: mọi người nộp một nửa tiền mặt trong tay, làm tròn lên hàng 10 $. Số tiền người vừa đi kiếm được cũng bị tính. Tiền giả, phong bì và vé số thì không. Ông thu ngay lúc cảnh sát tới ô của ông, và không thu lại khi họ còn đứng đó.',
        'Điều tra: siêu thị học được một loại. Đình công: cảnh sát còn đứng đó thì không ai được bay, cả máy bay riêng lẫn chuyến thường, kể cả khi đã sang vòng mới.',
      ],
      example: 'Có 70 $ trong tay: nộp 40 $. Có 120 $: nộp 60 $. Có 10 $: nộp 10 $.',
    },
    {
      id: 'round',
      title: 'Hết một vòng',
      paragraphs: [
        'Các đàn em về nhà. Thẻ trên ô có thùng rác bị bỏ, các thẻ khác dồn sang phải, rồi bày thêm từ phía phải. Khi hết bài, phía trái để trống.',
        'Sau đó mỗi quán ăn đổi một tờ giả của chủ thành 50 $ thật. Đây là bắt buộc chừng nào còn tờ giả; bạn chọn tờ nào. Người khác thấy bao nhiêu tờ, không thấy loại nào. Quán ăn không có tờ giả thì không làm gì.',
      ],
    },
    {
      id: 'end',
      title: 'Kết thúc',
      paragraphs: [
        'Ô cuối của đường cảnh sát cũng là Bố già. Nộp xong, ai còn đàn em thì được đặt một, theo chiều kim đồng hồ từ người ngồi sau người đã dẫn cảnh sát tới; người đó đi cuối. Lúc này những chiếc mũ không có tác dụng; các đàn em còn lại bỏ đi. Loại đã bị siêu thị phát hiện vẫn bị từ chối, và chuyến bay thường vẫn phải trả vé.',
        'Rồi chủ của Luật sư giỏi được nhấc một đàn em của mình trên bàn, không phải đàn em đang nghỉ, và đặt vào bất kỳ ô trống nào, kể cả ô vừa rời. Sau đó Luật sư tồi cũng vậy. Ô chợ không còn thẻ thì không dùng lại được.',
        'Mỗi quán ăn đổi một tờ giả lần cuối, vé số được trả, rồi đếm tiền, cả trong tay lẫn trong phong bì. Ai bằng nhau thì cùng thắng. Nếu sau 40 vòng cảnh sát vẫn chưa đến, ván chơi kết thúc lúc đó, không có Bố già.',
      ],
    },
    {
      id: 'hidden',
      title: 'Điều được giấu kín',
      paragraphs: [
        'Tiền mặt, phong bì và tiền giả nằm sau màn che của mỗi người đến hết ván; thẻ thì để ngửa. Mọi người thấy những gì được in, đưa ra, trả và kiếm được ngay lúc nó diễn ra. Số tiền một chuyến bay chuyển đi, số tiền nộp cho Bố già và loại tờ giả mà quán ăn đổi thì người khác không thấy.',
        'Trang này cũng để nguyên màn che: muốn biết đối thủ có gì thì phải nhớ. Với tùy chọn “Tiền của đối thủ”, trang cho thấy khoảng mà người đã đếm kỹ sẽ biết, hoặc để ngửa tất cả.',
      ],
    },
    {
      id: 'improvements',
      title: 'Cải tiến hành động (bản bổ sung)',
      paragraphs: [
        'Trước vòng đầu, mỗi người lần lượt lấy một thẻ cải tiến, rồi một thẻ thứ hai theo chiều ngược lại. Mỗi thẻ dùng một lần trong ván, mỗi lượt nhiều nhất một thẻ, báo trước khi đặt đàn em vào ô mà thẻ có tác dụng. Thẻ không ai lấy thì không dùng trong ván.',
        'Bản bổ sung có thật và cách chọn được biết; tác dụng của từng thẻ thì không. Các tác dụng ở đây là do phục dựng.',
      ],
    },
    {
      id: 'edition',
      title: 'In sẵn và phục dựng',
      paragraphs: [
        'Giá đổi tiền giả, các mức tối đa, tiền ban đầu, giá vé bay thường và luật chơi lấy từ sách luật; chỗ nào sách không nói thì chúng tôi tự định, và việc ván chơi kết thúc sau 40 vòng là do chúng tôi. Giá cả, các ô, những chiếc mũ, đường cảnh sát và tỉ lệ thẻ là phục dựng, vì không có bàn chơi in sẵn trong tay. Ai sở hữu trò chơi có thể chơi với các giá trị in sẵn như một phiên bản riêng.',
      ],
    },
  ],
}
