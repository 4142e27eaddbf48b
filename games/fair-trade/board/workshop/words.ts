import type { Language } from '@fairground/kernel'
import type { WorkshopWords } from '@fairground/kit'

export const labels: Readonly<Record<Language, WorkshopWords>> = {
  en: {
    tabs: { market: 'Market cards', rest: 'Bids and coins' },
    groups: { rest: 'What everybody starts with' },
    fields: {
      market: 'Market cards',
      'market.*': 'Market card',
      id: 'Name of the card',
      prizes: 'What each trader earns, from the left',
      'prizes.2': '2 players',
      'prizes.3': '3 players',
      'prizes.4': '4 players',
      'prizes.5': '5 players',
      'prizes.6': '6 players',
      highestBid: 'Highest bid card',
      coins: 'Coins of each player',
      'coins.add': 'Coin',
    },
    values: {},
    shows: {
      prizes: 'On the stall, above the traders',
      highestBid: 'In every hand: tags from 1 to this',
      coins: 'In every purse at the start',
    },
    problems: {
      'same-name': ({ name }) => `Two cards are called ${name}.`,
      rises: () => 'A lower place would earn more than the one before it.',
    },
    counted: {
      highestBid: { title: 'Bids', bought: 'As farmer', played: 'As trader' },
      market: { title: 'Market cards', bought: 'Places paid' },
    },
    walk: {
      market: (count) => (count === 12 ? 'Take the twelve market cards out of the box' : `Take ${count} market cards out of the box`),
      rest: () => 'Count the bid cards and coins of one player',
    },
  },
  de: {
    tabs: { market: 'Marktkarten', rest: 'Gebote und Münzen' },
    groups: { rest: 'Womit alle beginnen' },
    fields: {
      market: 'Marktkarten',
      'market.*': 'Marktkarte',
      id: 'Name der Karte',
      prizes: 'Was die Händler von links erhalten',
      'prizes.2': '2 Personen',
      'prizes.3': '3 Personen',
      'prizes.4': '4 Personen',
      'prizes.5': '5 Personen',
      'prizes.6': '6 Personen',
      highestBid: 'Höchste Gebotskarte',
      coins: 'Münzen je Person',
      'coins.add': 'Münze',
    },
    values: {},
    shows: {
      prizes: 'Am Stand, über den Händlern',
      highestBid: 'In jeder Hand: Schilder von 1 bis dahin',
      coins: 'Zu Beginn in jedem Beutel',
    },
    problems: {
      'same-name': ({ name }) => `Zwei Karten heißen ${name}.`,
      rises: () => 'Ein späterer Platz bekäme mehr als der davor.',
    },
    counted: {
      highestBid: { title: 'Gebote', bought: 'Als Bauer', played: 'Als Händler' },
      market: { title: 'Marktkarten', bought: 'Bezahlte Plätze' },
    },
    walk: {
      market: (count) => (count === 12 ? 'Nimm die zwölf Marktkarten aus der Schachtel' : `Nimm ${count} Marktkarten aus der Schachtel`),
      rest: () => 'Zähle Gebotskarten und Münzen einer Person',
    },
  },
  vi: {
    tabs: { market: 'Thẻ chợ', rest: 'Thẻ trả giá và tiền' },
    groups: { rest: 'Những gì mọi người có lúc đầu' },
    fields: {
      market: 'Thẻ chợ',
      'market.*': 'Thẻ chợ',
      id: 'Tên thẻ',
      prizes: 'Phần thưởng của từng thương nhân, từ trái sang',
      'prizes.2': '2 người',
      'prizes.3': '3 người',
      'prizes.4': '4 người',
      'prizes.5': '5 người',
      'prizes.6': '6 người',
      highestBid: 'Thẻ trả giá cao nhất',
      coins: 'Tiền của mỗi người',
      'coins.add': 'Đồng tiền',
    },
    values: {},
    shows: {
      prizes: 'Trên quầy, phía trên các thương nhân',
      highestBid: 'Trên tay mỗi người: các thẻ từ 1 đến số này',
      coins: 'Trong túi mỗi người lúc đầu',
    },
    problems: {
      'same-name': ({ name }) => `Hai thẻ cùng tên ${name}.`,
      rises: () => 'Vị trí sau lại được nhiều hơn vị trí trước.',
    },
    counted: {
      highestBid: { title: 'Thẻ trả giá', bought: 'Làm nông dân', played: 'Làm thương nhân' },
      market: { title: 'Thẻ chợ', bought: 'Số chỗ có thưởng' },
    },
    walk: {
      market: (count) => (count === 12 ? 'Lấy mười hai thẻ chợ ra khỏi hộp' : `Lấy ${count} thẻ chợ ra khỏi hộp`),
      rest: () => 'Đếm thẻ trả giá và tiền của một người',
    },
  },
}
