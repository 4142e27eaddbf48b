import type { Language } from '@fairground/kernel'
import type { WorkshopWords } from '@fairground/kit'
import type { CardText, SkillText } from '../../text/shared.ts'
import * as de from '../../text/words/de.ts'
import * as en from '../../text/words/en.ts'
import * as vi from '../../text/words/vi.ts'

interface Called {
  readonly cards: readonly CardText[]
  readonly skills: Readonly<Record<string, SkillText>>
}

/** Merchants and skills are called as on the table. */
function withNames({ cards, skills }: Called, own: WorkshopWords): WorkshopWords {
  return {
    ...own,
    values: {
      ...Object.fromEntries(cards.map(({ name }, card) => [`zeroedBy.${card}`, `${card} ${name}`])),
      ...Object.fromEntries(Object.entries(skills).map(([skill, { name }]) => [`skill.${skill}`, name])),
      ...own.values,
    },
  }
}

export const labels: Readonly<Record<Language, WorkshopWords>> = {
  en: withNames(en, {
    tabs: { merchants: 'Merchants', rest: 'Ships and contracts', players: 'By players' },
    groups: {
      ships: 'Ships',
      contracts: 'Contracts',
      rest: 'Money and skills',
    },
    fields: {
      merchants: 'Merchants',
      skill: 'Skill',
      first: 'Earns as the best name',
      second: 'Earns as the second',
      zeroedBy: 'Rivals: falls to 0 beside',
      ships: 'Ships in the box',
      shipRewards: 'What each ship earns when one, two, … sail',
      contracts: 'Contract deck',
      'by-two': 'In steps of two',
      'by-one': 'In steps of one',
      players: 'By number of players',
      'players.3': '3 players',
      'players.4': '4 players',
      'players.5': '5 players',
      goal: 'Contracts that end the game',
      turns: 'Turns in a round',
      dealt: 'Cards dealt to each',
      faceUp: 'Cards left out face up',
      laidAside: 'Cards that each lays aside',
      startMoney: 'Coins at the start',
      networkingFrom: 'Networking takes from',
      drawsBeforeCoin: 'Draws before a coin decides',
    },
    values: { 'networkingFrom.opponents': 'opponents', 'networkingFrom.any': 'anybody' },
    shows: {
      skill: 'Below the portrait, and lit when the lowest name uses it',
      first: 'At the foot of the card, beside the coin',
      second: 'At the foot of the card, after the first',
      zeroedBy: 'At the foot of the card, as heads beside a torn seal',
      shipRewards: 'On the ship that everybody has',
      contracts: 'On the pile in the middle of the harbour',
    },
    problems: {
      'same-skill': ({ skill }) => `Two merchants have the skill ${skill}.`,
      'own-rival': () => 'A merchant cannot be its own rival.',
      'contracts-rise': () => 'Contracts rise from the top of the deck.',
      'uneven-deal': ({ faceUp, dealt, cards }) => `${faceUp} face up and ${dealt} each are not the ${cards} cards there are.`,
      turns: () => 'Every card of the hand but one is played in a round.',
      goal: ({ contracts, goal }) => `The ${contracts} contracts may run out before anybody has ${goal}.`,
    },
    walk: {
      merchants: (count) => `Take these ${count} merchants out of the box`,
      rest: () => 'Take a ship and the contracts out of the box',
      players: () => 'Open the rules at the table by players',
    },
  }),
  de: withNames(de, {
    tabs: { merchants: 'Kaufleute', rest: 'Schiffe und Verträge', players: 'Nach Personen' },
    groups: {
      ships: 'Schiffe',
      contracts: 'Verträge',
      rest: 'Geld und Fähigkeiten',
    },
    fields: {
      merchants: 'Kaufleute',
      skill: 'Fähigkeit',
      first: 'Lohn als höchster Name',
      second: 'Lohn als zweiter',
      zeroedBy: 'Rivalen: fällt auf 0 neben',
      ships: 'Schiffe in der Schachtel',
      shipRewards: 'Was jedes Schiff bringt, wenn eins, zwei … fahren',
      contracts: 'Vertragsstapel',
      'by-two': 'In Zweierschritten',
      'by-one': 'In Einerschritten',
      players: 'Nach Zahl der Personen',
      'players.3': '3 Personen',
      'players.4': '4 Personen',
      'players.5': '5 Personen',
      goal: 'Verträge, die das Spiel beenden',
      turns: 'Züge je Runde',
      dealt: 'Ausgeteilte Karten je Person',
      faceUp: 'Offen beiseite gelegte Karten',
      laidAside: 'Karten, die jede Person ablegt',
      startMoney: 'Münzen zu Beginn',
      networkingFrom: 'Die Beziehungen nehmen von',
      drawsBeforeCoin: 'Unentschieden, bis eine Münze entscheidet',
    },
    values: { 'networkingFrom.opponents': 'anderen', 'networkingFrom.any': 'allen' },
    shows: {
      skill: 'Unter dem Bild; leuchtet, wenn der niedrigste Name sie benutzt',
      first: 'Am Fuß der Karte, neben der Münze',
      second: 'Am Fuß der Karte, nach dem ersten',
      zeroedBy: 'Am Fuß der Karte, als Köpfe neben einem zerrissenen Siegel',
      shipRewards: 'Auf dem Schiff, das alle haben',
      contracts: 'Auf dem Stapel mitten im Hafen',
    },
    problems: {
      'same-skill': ({ skill }) => `Zwei Kaufleute haben die Fähigkeit ${skill}.`,
      'own-rival': () => 'Niemand kann der eigene Rivale sein.',
      'contracts-rise': () => 'Verträge steigen von oben im Stapel an.',
      'uneven-deal': ({ faceUp, dealt, cards }) => `${faceUp} offen und ${dealt} je Person sind nicht die ${cards} Karten, die es gibt.`,
      turns: () => 'Alle Handkarten bis auf eine werden in einer Runde gespielt.',
      goal: ({ contracts, goal }) => `Die ${contracts} Verträge könnten ausgehen, bevor jemand ${goal} hat.`,
    },
    walk: {
      merchants: (count) => `Nimm diese ${count} Kaufleute aus der Schachtel`,
      rest: () => 'Nimm ein Schiff und die Verträge aus der Schachtel',
      players: () => 'Schlag die Tabelle nach Personen in der Anleitung auf',
    },
  }),
  vi: withNames(vi, {
    tabs: { merchants: 'Thương nhân', rest: 'Thuyền và khế ước', players: 'Theo số người' },
    groups: { ships: 'Thuyền', contracts: 'Khế ước', rest: 'Tiền và tài năng' },
    fields: {
      merchants: 'Thương nhân',
      skill: 'Tài năng',
      first: 'Được khi đứng nhất',
      second: 'Được khi đứng nhì',
      zeroedBy: 'Kỵ: về 0 khi cạnh',
      ships: 'Số thuyền trong hộp',
      shipRewards: 'Mỗi thuyền được bao nhiêu khi có một, hai, … chiếc',
      contracts: 'Chồng khế ước',
      'by-two': 'Tăng từng hai',
      'by-one': 'Tăng từng một',
      players: 'Theo số người',
      'players.3': '3 người',
      'players.4': '4 người',
      'players.5': '5 người',
      goal: 'Số khế ước kết thúc ván',
      turns: 'Số lượt mỗi vòng',
      dealt: 'Số thẻ chia mỗi người',
      faceUp: 'Số thẻ bỏ ra ngửa mặt',
      laidAside: 'Số thẻ mỗi người bỏ ra',
      startMoney: 'Tiền lúc đầu',
      networkingFrom: 'Quan hệ rộng lấy từ',
      drawsBeforeCoin: 'Số lần hòa trước khi tung đồng xu',
    },
    values: { 'networkingFrom.opponents': 'đối thủ', 'networkingFrom.any': 'bất kỳ ai' },
    shows: {
      skill: 'Dưới chân dung; sáng lên khi tên thấp nhất dùng',
      first: 'Ở chân thẻ, cạnh đồng tiền',
      second: 'Ở chân thẻ, sau số thứ nhất',
      zeroedBy: 'Ở chân thẻ, là các đầu thú cạnh con dấu rách',
      shipRewards: 'Trên chiếc thuyền ai cũng có',
      contracts: 'Trên chồng giữa bến cảng',
    },
    problems: {
      'same-skill': ({ skill }) => `Hai thương nhân cùng tài năng ${skill}.`,
      'own-rival': () => 'Không ai kỵ chính mình.',
      'contracts-rise': () => 'Khế ước tăng dần từ trên chồng xuống.',
      'uneven-deal': ({ faceUp, dealt, cards }) => `${faceUp} thẻ ngửa và mỗi người ${dealt} thẻ không phải ${cards} thẻ hiện có.`,
      turns: () => 'Mỗi vòng đánh hết thẻ trên tay trừ một.',
      goal: ({ contracts, goal }) => `${contracts} khế ước có thể hết trước khi ai có ${goal}.`,
    },
    walk: {
      merchants: (count) => `Lấy ${count} thương nhân này ra khỏi hộp`,
      rest: () => 'Lấy một chiếc thuyền và các khế ước ra',
      players: () => 'Mở bảng theo số người trong luật chơi',
    },
  }),
}
