import type { Names, Prompt } from '@fairground/kernel'
import type { Event, Move, View } from '../state.ts'
import { type FairTradeText, named } from './shared.ts'

const cards: Readonly<Record<string, string>> = {
  level: 'Bằng phẳng',
  'gentle-slope': 'Dốc thoải',
  'one-bonus': 'Một phần thưởng',
  staircase: 'Bậc thang',
  'back-loses': 'Chỉ người cuối trắng tay',
  'two-tiers': 'Hai bậc',
  'steep-stairs': 'Bậc thang dốc',
  'rulebook-row': 'Hàng công bằng',
  'leaders-share': 'Hai người đầu chia nhau',
  'clear-winner': 'Người thắng rõ ràng',
  'winner-and-crumbs': 'Người thắng và vụn bánh',
  'winner-takes-nearly-all': 'Gần như trọn phần',
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} và ${parts[parts.length - 1]}`
}

function prompt(view: View, turn: readonly number[], names: Names): Prompt {
  if (view.phase === 'over') return { now: 'Ván đấu đã kết thúc.' }
  const mine = view.viewer !== 'spectator' && turn.includes(view.viewer)
  if (!mine) return { now: `Đang chờ ${list(turn.map(names))}.` }
  if (view.phase === 'block') return { now: 'Để riêng hai lá đấu giá.', next: 'Hai lá này bị khóa ở vòng 1. Mọi người cùng lật.' }
  const prizes = view.market[view.current].prizes.join(' – ')
  const after = view.round < view.rounds ? ' Cả hai lá sẽ bị khóa ở vòng sau.' : ''
  return {
    now: 'Chọn giá nông dân và giá thương nhân.',
    next: `Vòng ${view.round} trên ${view.rounds}. Hàng thương nhân nhận ${prizes}.${after}`,
  }
}

function move(choice: Move): string {
  return 'block' in choice
    ? `Để riêng lá ${choice.block[0]} và lá ${choice.block[1]}`
    : `Trả ${choice.farmer} làm nông dân, ${choice.trader} làm thương nhân`
}

function event(told: Event, names: Names): string {
  switch (told.kind) {
    case 'chosen':
      return `${names(told.seat)} đã chọn xong.`
    case 'blocked':
      return `Để riêng: ${told.cards.map((pair, seat) => `${names(seat)} ${pair.join(' và ')}`).join('; ')}.`
    case 'revealed':
      return `Nông dân: ${told.farmers.map((seat) => `${names(seat)} ${told.bids[seat].farmer}`).join(', ')}. Thương nhân: ${told.traders
        .map((seat) => `${names(seat)} ${told.bids[seat].trader}`)
        .join(', ')}.`
    case 'short':
      return `${names(told.seat)} thiếu ${told.coins} xu: hộp cho vay, mỗi xu là một điểm nợ.`
    case 'shared':
      return `Quỹ nông dân ${told.pool} xu được chia: ${told.farmers.map((seat, place) => `${names(seat)} ${told.shares[place]}`).join(', ')}.`
    case 'traded':
      return told.trader === told.farmer
        ? `${names(told.trader)} đứng ngay trên ruộng của mình: ${told.coins} xu quay về tay.`
        : `${names(told.trader)} trả ${names(told.farmer)} ${told.coins} xu.`
    case 'awarded':
      return `${named(cards, told.card)}: ${told.traders.map((seat, place) => `${names(seat)} nhận ${told.markers[place]}`).join(', ')} dấu công bằng.`
    case 'round':
      return `Vòng ${told.round}: bán ${named(cards, told.current)}${told.future === undefined ? ', phiên chợ cuối' : `, kế đến là ${named(cards, told.future)}`}. ${names(told.farmer)} giữ dấu nông dân.`
    case 'over':
      return 'Phiên chợ cuối đã đóng.'
  }
}

const reasons: Readonly<Record<string, string>> = {
  'block-only-first': 'Chỉ để riêng bài trước vòng đầu tiên.',
  'block-first': 'Trước hết hãy để riêng hai lá.',
  'two-cards': 'Hãy chọn hai lá khác nhau.',
  'lowest-first': 'Hãy nêu lá nhỏ trước.',
  'no-such-card': 'Không có lá đấu giá nào như vậy.',
  blocked: 'Lá này bị khóa trong vòng này: bạn đã dùng nó ở vòng trước, hoặc đã để riêng lúc đầu ván.',
}

export const vi: FairTradeText = {
  title: 'Fair Trade',
  tagline: 'Một lượt, hai giá: trồng cho xứng, mua cho đáng, công bằng hơn tất cả.',
  options: {
    rounds: {
      label: 'Độ dài',
      help: 'Số lá chợ được chơi, từ 1 đến 12.',
      values: { 6: '6, ngắn', 8: '8', 10: '10, đều cho năm người', 12: '12, đầy đủ' },
    },
    hiddenScores: { label: 'Che điểm', help: 'Dấu công bằng và nợ được che đến cuối ván. Ai đếm theo thì vẫn biết.' },
    edition: {
      label: 'Lá chợ',
      help: 'Mười hai lá chợ thưởng bao nhiêu.',
      values: { 'rulebook-1.3': 'Phục dựng', 'wide-market': 'Phục dựng, thưởng lớn hơn cho năm và sáu người' },
    },
  },
  breakdown: { markers: 'Dấu công bằng', debt: 'Nợ', coins: 'Xu (phân định khi hòa)' },
  cards,
  prompt,
  move: (choice) => move(choice),
  event,
  reason: ({ rule }) => named(reasons, rule),
  rules: () => [
    {
      id: 'aim',
      title: 'Trò chơi nói về điều gì',
      paragraphs: [
        'Ai cũng vừa là nông dân vừa là thương nhân. Làm nông dân, bạn bỏ xu để trồng trọt tử tế; đứng càng xa về bên trái hàng nông dân, thương nhân trả tiền cho bạn ra giá càng cao. Làm thương nhân, bạn trả tiền cho hàng ấy; đứng càng xa về bên trái hàng thương nhân, bạn càng được nhiều dấu công bằng.',
        'Sau phiên chợ cuối, ai nhiều dấu nhất thì thắng. Nợ bị trừ.',
      ],
    },
    {
      id: 'start',
      title: 'Bắt đầu',
      paragraphs: [
        'Mỗi người có bài đấu giá từ 1 đến 13 và 16 xu. Dấu nông dân được trao ngẫu nhiên; dấu thương nhân ở người ngồi bên phải người ấy.',
        'Lật hai lá chợ: chợ hiện tại và chợ sắp tới. Sau đó mọi người bí mật để riêng hai lá đấu giá rồi cùng lật: chúng bị khóa ở vòng đầu.',
      ],
    },
    {
      id: 'bid',
      title: 'Đấu giá',
      paragraphs: [
        'Mọi người bí mật chọn hai lá khác nhau trong mười một lá còn tự do: một lá làm giá nông dân, một lá làm giá thương nhân. Tất cả cùng lật.',
        'Bạn được phép trả giá cao hơn số xu mình có; xem phần Trả tiền.',
      ],
    },
    {
      id: 'rows',
      title: 'Hai hàng',
      paragraphs: [
        'Giá nông dân xếp hàng dưới, giá thương nhân xếp hàng trên, mỗi hàng từ cao xuống thấp.',
        'Giá nông dân bằng nhau thì xếp theo chiều kim đồng hồ, bắt đầu từ người giữ dấu nông dân. Giá thương nhân bằng nhau thì xếp theo chiều ngược lại, bắt đầu từ người giữ dấu thương nhân. Vì vậy người giữ dấu nông dân luôn thắng khi hòa ở hàng dưới và luôn thua khi hòa ở hàng trên.',
      ],
      example:
        'Bốn người chơi, ghế 1 giữ dấu nông dân. Ghế 1, 2 và 4 đều trả 9 làm nông dân và 7 làm thương nhân, ghế 3 trả 5 và 3. Nông dân: 1, 2, 4, 3. Thương nhân: 4, 2, 1, 3.',
    },
    {
      id: 'pay',
      title: 'Trả tiền',
      paragraphs: [
        'Ai cũng trả cả hai giá bằng số xu có trước vòng. Xu nhận trong vòng này chưa được tiêu trong vòng này.',
        'Gom các giá nông dân lại rồi chia đều cho hàng nông dân; xu lẻ phát từng xu từ trái sang. Sau đó mỗi thương nhân trả cho nông dân ngay bên dưới: người thứ nhất trả người thứ nhất, người thứ hai trả người thứ hai. Nếu đứng cùng một chỗ ở cả hai hàng, bạn trả cho chính mình.',
        'Ai không đủ xu thì trả hết số mình có; hộp cho vay phần còn lại, mỗi xu vay là một điểm nợ đến cuối ván.',
      ],
      example: 'Giá nông dân 6, 4, 3 và 2 cộng lại là 15: cả hàng nhận 4, 4, 4 và 3.',
    },
    {
      id: 'award',
      title: 'Dấu công bằng',
      paragraphs: [
        'Lá chợ hiện tại cho biết thương nhân thứ nhất nhận bao nhiêu dấu, thứ hai bao nhiêu, và cứ thế. Nông dân không nhận dấu.',
      ],
      example: 'Với bốn người, hàng được in trong luật là 5, 4, 1 và 0.',
    },
    {
      id: 'next',
      title: 'Vòng tiếp theo',
      paragraphs: [
        'Lấy xu và dấu của bạn. Hai lá vừa dùng bị khóa ở vòng sau; hai lá đang bị khóa trở về tay.',
        'Chợ sắp tới trở thành chợ hiện tại, và một chợ sắp tới mới được lật; chỉ vòng cuối là không có. Dấu nông dân và dấu thương nhân đều chuyển sang trái một ghế.',
      ],
    },
    {
      id: 'end',
      title: 'Kết thúc',
      paragraphs: [
        'Sau lá chợ cuối, tính số dấu trừ nợ. Cao nhất thì thắng; nếu bằng nhau, ai nhiều xu hơn thắng; vẫn bằng nhau thì cùng thắng. Điểm có thể dưới không.',
        'Ván ngắn gồm bao nhiêu phiên chợ là do mọi người thỏa thuận, rút từ cả mười hai lá.',
      ],
    },
  ],
}
