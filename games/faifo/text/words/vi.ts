import type { Skill } from '../../edition/edition.ts'
import type { CardText, SkillText } from '../shared.ts'

export const cards: readonly CardText[] = [
  { name: 'Thuyền', title: 'con thuyền đưa bạn tới' },
  { name: 'Chuột', title: 'kẻ cầu may' },
  { name: 'Trâu', title: 'số hưởng từ nhỏ' },
  { name: 'Hổ', title: 'người bảo kê' },
  { name: 'Thỏ', title: 'người rỉ tai' },
  { name: 'Mèo', title: 'tai mắt của phố' },
  { name: 'Naga', title: 'ai cũng quen' },
  { name: 'Rồng', title: 'quan bến cảng' },
  { name: 'Rắn', title: 'lời ngon tiếng ngọt' },
  { name: 'Ngựa', title: 'kẻ đa tình' },
  { name: 'Cừu', title: 'ai cũng thương' },
  { name: 'Dê', title: 'khéo nhờ vả' },
  { name: 'Khỉ', title: 'người được sủng ái' },
  { name: 'Gà mái', title: 'kín tiếng mà giàu' },
  { name: 'Chó', title: 'nhà hảo tâm' },
  { name: 'Lợn', title: 'chủ tiệc hào phóng' },
]

export const skills: Readonly<Record<Skill, SkillText>> = {
  'try-your-luck': { name: 'Thử vận may', effect: 'Oẳn tù tì với một đối thủ; người thắng lấy nửa số tiền của người thua.' },
  'good-fortune': { name: 'Hồng phúc', effect: 'Nhận 4 đồng từ ngân hàng.' },
  'protection-fee': { name: 'Phí bảo kê', effect: 'Mỗi đối thủ trả bạn 1 đồng, ai có khế ước thì trả 2.' },
  dictating: { name: 'Ra lệnh', effect: 'Nhận 1 đồng và gọi tên một thương nhân; ai đang giữ phải ra lá đó ở lượt sau.' },
  snitching: { name: 'Mách lẻo', effect: 'Gọi tên một thương nhân; ai đang giữ phải trả bạn 3 đồng.' },
  networking: {
    name: 'Quan hệ rộng',
    effect: 'Đặt một thương nhân trên tay xuống, dùng kỹ năng của người đó, rồi lấy một thương nhân của đối thủ trên bàn.',
  },
  embargo: { name: 'Cấm vận', effect: 'Mọi người trả lại số tiền ngân hàng đã phát trong lượt này.' },
  enticing: { name: 'Dụ dỗ', effect: 'Lấy nửa số tiền của một đối thủ.' },
  seducing: { name: 'Quyến rũ', effect: 'Đổi túi tiền với một đối thủ.' },
  supported: { name: 'Được đỡ đầu', effect: 'Mọi người để lộ tiền; nếu không ai ít hơn bạn, lấy một khế ước.' },
  'asking-a-favor': { name: 'Nhờ vả', effect: 'Dùng kỹ năng của một thương nhân bất kỳ trên bàn.' },
  prioritized: { name: 'Ưu ái', effect: 'Lấy một khế ước; mỗi đối thủ nhận 1 đồng.' },
  none: { name: 'Không có kỹ năng', effect: 'Không có gì xảy ra.' },
  charity: { name: 'Từ thiện', effect: 'Nộp 3 đồng cho ngân hàng.' },
  socializing: { name: 'Đãi tiệc', effect: 'Trả mỗi người ngồi cạnh 2 đồng; thiếu bao nhiêu ngân hàng bù bấy nhiêu.' },
}

export function list(parts: readonly string[], word = 'và'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const NUMBERS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai', 'mười ba']

export function inWords(number: number): string {
  return NUMBERS[number] ?? String(number)
}
