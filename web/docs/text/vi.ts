import type { en } from './en.ts'

export const vi: typeof en = {
  title: 'Tài liệu',
  intro: 'Cách vận hành máy chủ này, cách các trò chơi được xây dựng, và điều gì được hứa với ai. Bản thân tài liệu viết bằng tiếng Anh.',
  find: 'Tìm trong mọi tài liệu',
  none: (wanted) => `Không nơi nào nói về “${wanted}”.`,
  results: (count) => `${count} chỗ`,
  contents: 'Trong trang này',
  all: 'Mọi tài liệu',
  groups: { host: 'Cho chủ nhà', games: 'Về các trò chơi', engineer: 'Cho kỹ sư và nhà nghiên cứu', project: 'Dự án' },
}
