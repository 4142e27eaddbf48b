import { byKind, type Names, type Prompt } from '@fairground/kernel'
import type { Event, Facts, Move, View } from '../state.ts'
import { cards, list } from './names-vi.ts'
import { rules } from './rules-vi.ts'
import { type FairTradeText, named, tiesIn } from './shared.ts'

function prompt(view: View, turn: readonly number[], names: Names, facts: Facts): Prompt {
  if (view.phase === 'over') return { now: 'Ván đấu đã kết thúc.' }
  if (view.phase === 'resolve') return { now: 'Các giá đã lật và đang được tính.' }
  const mine = view.viewer !== 'spectator' && turn.includes(view.viewer)
  if (!mine) return { now: `Đang chờ ${list(turn.map(names))}.` }
  if (view.phase === 'block') return { now: 'Để riêng hai lá đấu giá.', next: 'Hai lá này bị khóa ở vòng 1. Mọi người cùng lật.' }
  const prizes = facts.market[view.current].prizes.join('\u00a0–\u2060\u00a0')
  const after = view.round < facts.rounds ? ' Cả hai lá sẽ bị khóa ở vòng sau.' : ''
  return {
    now: 'Chọn cả hai giá.',
    next: `Hàng thương nhân nhận ${prizes}.${after}`,
  }
}

function move(choice: Move): string {
  return 'block' in choice
    ? `Để riêng lá ${choice.block[0]} và lá ${choice.block[1]}`
    : `Trả ${choice.farmer} làm nông dân, ${choice.trader} làm thương nhân`
}

const event = byKind<Event, [Names]>({
  chosen: ({ seat }, names) => `${names(seat)} đã chọn xong.`,
  blocked: (told, names) => `Để riêng: ${told.cards.map((pair, seat) => `${names(seat)} ${pair.join(' và ')}`).join('; ')}.`,
  revealed: ({ bids }, names) =>
    `Cùng lật: ${bids.map(({ farmer, trader }, seat) => `${names(seat)} trồng giá ${farmer}, mua giá ${trader}`).join('; ')}.`,
  sorted: (told, names) =>
    [
      `Thương nhân: ${told.traders.map((seat) => `${names(seat)} ${told.bids[seat].trader}`).join(', ')}.`,
      `Nông dân: ${told.farmers.map((seat) => `${names(seat)} ${told.bids[seat].farmer}`).join(', ')}.`,
      ...tiesIn(told).map(
        ({ row, bid, seats }) =>
          `${list(seats.map(names))} hòa ở giá ${bid}: ${names(seats[0])} đứng trước nhờ ${row === 'trader' ? `cái cân (dấu thương nhân: ${names(told.scales)})` : `cái cuốc (dấu nông dân: ${names(told.hoe)})`}.`,
      ),
    ].join(' '),
  short: ({ seat, coins }, names) => `${names(seat)} thiếu ${coins} xu: hộp cho vay, mỗi xu là một điểm nợ.`,
  pooled: ({ pool, bids }, names) =>
    `Các giá nông dân gom thành quỹ ${pool} xu: ${bids.map((bid, seat) => `${names(seat)} góp ${bid}`).join(', ')}.`,
  shared: ({ pool, farmers, shares }, names) =>
    `Quỹ nông dân ${pool} xu được chia: ${farmers.map((seat, place) => `${names(seat)} ${shares[place]}`).join(', ')}.`,
  traded: ({ trader, farmer, coins }, names) =>
    trader === farmer
      ? `${names(trader)} đứng ngay trên ruộng của mình: ${coins} xu quay về tay.`
      : `${names(trader)} trả ${names(farmer)} ${coins} xu.`,
  awarded: ({ card, seat, markers }, names) => `${named(cards, card)}: ${names(seat)} nhận ${markers} dấu công bằng.`,
  round: ({ round, current, future, farmer }, names) =>
    `Vòng ${round}: bán ${named(cards, current)}${future === undefined ? ', phiên chợ cuối' : `, kế đến là ${named(cards, future)}`}. ${names(farmer)} giữ dấu nông dân.`,
  over: () => 'Phiên chợ cuối đã đóng.',
})

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
  rules,
}
