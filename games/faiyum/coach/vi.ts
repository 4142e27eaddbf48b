import { coachText } from '@fairground/kernel'
import type { Rule } from './coach.ts'
import { titleIn } from './openings.ts'

export const vi = coachText<Rule>(
  {
    hand: () => 'Hãy nhìn bài trên tay.',
    market: () => 'Hãy nhìn chợ.',
    map: () => 'Hãy nhìn bản đồ.',
    stack: () => 'Hãy nhìn chồng bài đã bỏ.',
    purse: () => 'Hãy nhìn hàng hóa và tiền của bạn.',
    cheaper: ({ saved }) => `Rẻ hơn ${saved} tiền.`,
    discount: () => 'Lá này đang được giảm giá và có thể mất ở lượt sau.',
    administer: ({ cards }) => `Trên tay còn ${cards} lá: đã đến lúc lấy lại các lá kia.`,
    'not-yet': ({ cards }) => `Trên tay vẫn còn ${cards} lá để dùng trước khi lấy lại các lá kia.`,
  },
  {
    use: { question: 'Lá đầu tiên dùng', answer: titleIn('vi') },
    buy: { question: 'Lá đầu tiên mua', answer: titleIn('vi') },
  },
)
