import type { EndText } from './en.ts'

export const vi: EndText = {
  turning: 'Bước ngoặt',
  lastLead: 'Lần cuối đổi ngôi đầu',
  overtook: (where, winner, rival, gained, rivalGained, score) =>
    `${where}: ${winner} vượt ${rival}, ${gained} so với ${rivalGained} (${score}), và giữ vị trí dẫn đầu.`,
  led: (where, winner) => `${where}: ${winner} dẫn đầu và không để mất lần nào.`,
  tie: 'Hòa điểm ở đỉnh bảng',
  tied: (winner, rival, score, parts) => `${winner} và ${rival} cùng có ${score}. ${parts}.`,
  against: (part, winners, rivals) => `${part}: ${winners} so với ${rivals}`,
  watchIt: 'Xem lại',
  curve: (score) => `${score} qua từng vòng`,
  curveParts: (score) => `${score} qua từng nước`,
  firstRound: 'Vòng 1',
  part: (n) => `Nước ${n}`,
  final: 'Kết',
  says: (name, scores) => `${name}: ${scores}`,
  rating: (change) => `Điểm xếp hạng của bạn: ${change}`,
  again: (names) => `${names} muốn chơi lại`,
  more: 'Thêm về ván này',
}
