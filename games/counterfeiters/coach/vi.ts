import { coachText } from '@fairground/kernel'
import { named, ticketValue } from '../text/shared.ts'
import { vi as text } from '../text/vi.ts'
import type { Rule } from './coach.ts'

const ZONES: Readonly<Record<string, string>> = {
  market: 'Chợ đen',
  print: 'Xưởng in',
  supermarket: 'Siêu thị',
  receiver: 'Chỗ tiêu thụ',
  tax: 'Sở thuế',
  jet: 'Bãi máy bay riêng',
  commercial: 'Sân bay',
}

function card(id: string): string {
  const value = ticketValue(id)
  return value === undefined ? named(text.cards, id) : `vé số ${value} $`
}

export const vi = coachText<Rule>(
  {
    market: () => 'Hãy nhìn vào chợ đen.',
    print: () => 'Hãy nhìn vào các máy in.',
    supermarket: () => 'Hãy nhìn vào siêu thị.',
    receiver: () => 'Hãy nhìn vào chỗ tiêu thụ.',
    tax: () => 'Hãy nhìn vào sở thuế.',
    jet: () => 'Hãy nhìn vào bãi máy bay riêng.',
    commercial: () => 'Hãy nhìn vào sân bay.',
    envelope: () => 'Hãy nhìn vào phong bì và đường cảnh sát.',
    notes: () => 'Hãy nhìn vào tiền giả trong tay.',
    henchmen: () => 'Hãy nhìn vào các đàn em.',
    cards: () => 'Hãy nhìn vào các lá bài trước mặt.',
    godfather: ({ steps, half, fly }) =>
      `Bố già còn ${steps} bước nữa là đến và sẽ lấy ${half} $${fly === undefined ? ': hãy mang đi trước.' : `: hãy gửi ${fly} $ đi ngay.`}`,
    quiet: ({ steps }) => `Cửa kia làm cảnh sát tiến lên; Bố già chỉ còn cách ${steps} bước.`,
    'last-steps': ({ steps }) => `Chỉ còn ${steps} bước là hết ván: cái gì sinh lời muộn thì không còn kịp.`,
  },
  {
    place: { question: 'Đàn em đầu tiên đi đâu', answer: (zone) => named(ZONES, zone) },
    buy: { question: 'Lá đầu tiên mua', answer: card },
  },
)
