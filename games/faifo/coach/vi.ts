import { coachText } from '@fairground/kernel'
import { cards } from '../text/words/vi.ts'
import type { Rule } from './coach.ts'

function named(card: string): string {
  return cards[Number(card)]?.name ?? card
}

export const vi = coachText<Rule>(
  {
    hand: () => 'Hãy nhìn bài trên tay.',
    rivals: () => 'Hãy nhìn tiền của đối thủ.',
    fists: () => 'Hãy nhìn nắm tay của bạn.',
    table: () => 'Hãy nhìn các thương nhân trên bàn.',
    ship: ({ coins }) => `Một thuyền duy nhất trong lượt được ${coins} đồng, và không danh tiếng nào bị mất.`,
    'may-fall': ({ merchant }) => `Lá ${merchant} vẫn có thể mất danh tiếng vì một lá ai đó đang giữ.`,
    keep: ({ merchant }) => `Giữ lá ${merchant} cho lượt sau, còn danh tiếng thấp nhất được dùng kỹ năng.`,
  },
  {
    discard: { question: 'Lá để riêng đầu tiên', answer: named },
    lay: { question: 'Lá đánh đầu tiên', answer: named },
  },
)
