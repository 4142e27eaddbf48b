import { coachText } from '@fairground/kernel'
import type { Rule } from './coach.ts'

export const vi = coachText<Rule>(
  {
    cards: () => 'Hãy nhìn những lá bạn khó cần đến ở vòng đầu.',
    rows: ({ prizes }) => `Hãy nhìn cả hai hàng: thương nhân nhận ${prizes}.`,
    short: ({ coins }) => `Với giá kia bạn phải vay ${coins} xu, mỗi xu là một điểm nợ.`,
    'trader-up': ({ prize }) => `Thương nhân đầu hàng nhận ${prize}, và giá thương nhân cao hơn đứng lên trước.`,
    'farmer-up': () => 'Giá nông dân cao hơn đứng lên trước khi chia quỹ.',
    thrift: ({ saved }) => `Nước này giữ lại được ${saved} xu.`,
  },
  {
    block: { question: 'Để riêng trước vòng 1', answer: (pair) => pair.replace('-', ' và ') },
    bid: { question: 'Giá đầu tiên', answer: (pair) => pair.replace(/(.*)-(.*)/, 'nông dân $1, thương nhân $2') },
  },
)
