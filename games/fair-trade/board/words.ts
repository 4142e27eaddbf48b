import type { Language } from '@fairground/kernel'

interface Words {
  readonly traders: string
  readonly farmers: string
  readonly now: string
  readonly next: string
  readonly lastMarket: string
  readonly farmerBid: string
  readonly traderBid: string
  readonly aside: string
  readonly bid: string
  readonly layAside: string
  readonly blocked: string
  readonly card: (card: number) => string
  readonly cost: (cost: number, purse: number) => string
  readonly short: (missing: number) => string
  readonly yourBid: string
  readonly coins: string
  readonly markers: string
  readonly debt: string
  readonly faceDown: string
  readonly place: (place: number, prize: number) => string
  readonly lastRound: string
  readonly round: (round: number, rounds: number) => string
  readonly farmerMarker: string
  readonly traderMarker: string
  readonly veiled: string
  readonly emptySlot: string
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    traders: 'Traders',
    farmers: 'Farmers',
    now: 'Market now',
    next: 'Market next',
    lastMarket: 'The last market',
    farmerBid: 'Farmer bid',
    traderBid: 'Trader bid',
    aside: 'Lay aside',
    bid: 'Place both bids',
    layAside: 'Lay both aside',
    blocked: 'blocked this round',
    card: (card) => `Card ${card}`,
    cost: (cost, purse) => `Costs ${cost} of your ${purse} coins`,
    short: (missing) => `${missing} short: ${missing === 1 ? '1 point' : `${missing} points`} of debt`,
    yourBid: 'Your choice lies face down.',
    coins: 'Coins',
    markers: 'Fair-trade markers',
    debt: 'Debt',
    faceDown: 'face down',
    place: (place, prize) => `Trader in place ${place} earns ${prize}`,
    lastRound: 'Last round',
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    farmerMarker: 'Farmer marker: wins ties below',
    traderMarker: 'Trader marker: wins ties above',
    veiled: 'veiled',
    emptySlot: 'empty',
  },
  de: {
    traders: 'Händler',
    farmers: 'Bauern',
    now: 'Markt jetzt',
    next: 'Markt danach',
    lastMarket: 'Der letzte Markt',
    farmerBid: 'Bauerngebot',
    traderBid: 'Händlergebot',
    aside: 'Zur Seite',
    bid: 'Beide Gebote legen',
    layAside: 'Beide zur Seite legen',
    blocked: 'diese Runde gesperrt',
    card: (card) => `Karte ${card}`,
    cost: (cost, purse) => `Kostet ${cost} von deinen ${purse} Münzen`,
    short: (missing) => `${missing} zu wenig: ${missing === 1 ? '1 Punkt' : `${missing} Punkte`} Schulden`,
    yourBid: 'Deine Wahl liegt verdeckt.',
    coins: 'Münzen',
    markers: 'Fair-Trade-Marker',
    debt: 'Schulden',
    faceDown: 'verdeckt',
    place: (place, prize) => `Händler auf Platz ${place} bekommt ${prize}`,
    lastRound: 'Letzte Runde',
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    farmerMarker: 'Bauernmarker: gewinnt unten Gleichstände',
    traderMarker: 'Händlermarker: gewinnt oben Gleichstände',
    veiled: 'verhüllt',
    emptySlot: 'leer',
  },
  vi: {
    traders: 'Thương nhân',
    farmers: 'Nông dân',
    now: 'Chợ hiện tại',
    next: 'Chợ kế tiếp',
    lastMarket: 'Phiên chợ cuối',
    farmerBid: 'Giá nông dân',
    traderBid: 'Giá thương nhân',
    aside: 'Để riêng',
    bid: 'Đặt cả hai giá',
    layAside: 'Để riêng cả hai lá',
    blocked: 'bị khóa vòng này',
    card: (card) => `Lá ${card}`,
    cost: (cost, purse) => `Tốn ${cost} trong ${purse} xu của bạn`,
    short: (missing) => `Thiếu ${missing} xu: ${missing} điểm nợ`,
    yourBid: 'Lựa chọn của bạn đang úp.',
    coins: 'Xu',
    markers: 'Dấu công bằng',
    debt: 'Nợ',
    faceDown: 'đang úp',
    place: (place, prize) => `Thương nhân thứ ${place} nhận ${prize}`,
    lastRound: 'Vòng trước',
    round: (round, rounds) => `Vòng ${round} trên ${rounds}`,
    farmerMarker: 'Dấu nông dân: thắng khi hòa ở hàng dưới',
    traderMarker: 'Dấu thương nhân: thắng khi hòa ở hàng trên',
    veiled: 'đang che',
    emptySlot: 'trống',
  },
}
