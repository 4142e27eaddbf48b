import type { Status } from '@fairground/kernel'
import type { NumberedCard } from './edition.ts'
import { numbered } from './facts.ts'
import type { CardStep } from './vocabulary.ts'

/**
 * The numbered action cards. Sourced values come from players' reports and never change; inferred values follow from these or from
 * symmetry; reconstructed values are our own, tuned by measurement (README).
 */

type Card = Parameters<typeof numbered>[3]

function blue(number: number, card: Card, numberStatus: Status = 'sourced'): NumberedCard {
  return numbered(number, numberStatus, 'blue', card)
}

/** A card with this number exists; its content is ours. */
function made(number: number, card: Card): NumberedCard {
  return blue(number, card, 'inferred')
}

/** Such a card exists; its number here is ours. */
function placed(number: number, card: Card): NumberedCard {
  return blue(number, card, 'reconstructed')
}

function yellow(number: number, card: Card): NumberedCard {
  return numbered(number, 'printed', 'yellow', card)
}

const onSettlement: readonly CardStep[] = [{ do: 'trade', workers: 1, on: ['settlement'] }]
const onTown: readonly CardStep[] = [{ do: 'trade', workers: 1, on: ['town'] }]
const settlement: readonly CardStep[] = [{ do: 'build', piece: 'settlement', count: 1 }]
const block: readonly CardStep[] = [{ do: 'build', piece: 'block', count: 1 }]

export const cards: readonly NumberedCard[] = [
  // The report about 2 and 42 says "river"; that this means the channel is inferred.
  blue(2, {
    title: ['Gardener', 'Gärtner', 'Người làm vườn'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, side: 'channel' }],
    gain: { rose: 1 },
    status: { rest: 'sourced', en: 'inferred', de: 'reconstructed', steps: 'inferred' },
  }),
  blue(4, {
    title: ['Levy', 'Abgabe', 'Thu thuế'],
    kind: 'other',
    gain: { money: 5 },
    status: { rest: 'sourced', en: 'inferred', de: 'reconstructed', kind: 'inferred' },
  }),
  blue(6, {
    title: ['Skilled farmer', 'Tüchtiger Bauer', 'Nông dân lành nghề'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, next: true }],
    gain: { ofSpace: 2 },
    status: { rest: 'sourced', en: 'inferred', de: 'reconstructed' },
  }),
  blue(8, {
    title: ['Hermit', 'Eremit', 'Ẩn sĩ'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, alone: true }],
    gain: { reputation: 2 },
    status: { rest: 'sourced', en: 'printed', de: 'printed' },
  }),
  blue(10, {
    title: ['Skilled farmer', 'Tüchtiger Bauer', 'Nông dân lành nghề'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, next: true }],
    gain: { ofSpace: 2 },
    status: { rest: 'sourced', en: 'inferred', de: 'reconstructed' },
  }),
  // It is reported that one of the player's own cards leaves the game; that it comes from the hand is ours.
  blue(12, {
    title: ['Offering', 'Opfergabe', 'Lễ vật'],
    kind: 'build',
    cost: { card: 1 },
    steps: block,
    gain: { reputation: 1, money: 3 },
    status: { rest: 'sourced', en: 'inferred', kind: 'inferred', cost: 'reconstructed' },
  }),
  blue(14, {
    title: ['Wheat procurement', 'Weizenbeschaffung', 'Thu mua lúa mì'],
    kind: 'commerce',
    steps: onSettlement,
    gain: { wheat: 2 },
    status: { rest: 'reconstructed', en: 'inferred', kind: 'sourced', steps: 'sourced' },
  }),
  blue(16, {
    title: ['Grape procurement', 'Traubenbeschaffung', 'Thu mua nho'],
    kind: 'commerce',
    steps: onSettlement,
    gain: { grape: 2 },
    status: { rest: 'reconstructed', en: 'inferred', kind: 'sourced', steps: 'sourced' },
  }),
  blue(18, {
    title: ['Stone procurement', 'Steinbeschaffung', 'Thu mua đá'],
    kind: 'commerce',
    steps: onSettlement,
    gain: { stone: 2 },
    status: { rest: 'reconstructed', en: 'inferred', kind: 'sourced', steps: 'sourced' },
  }),
  blue(20, {
    title: ['Colonisation', 'Besiedlung', 'Khai hoang'],
    kind: 'build',
    cost: { different: 2 },
    steps: settlement,
    gain: { reputation: 3, money: 3 },
    status: { rest: 'reconstructed', en: 'inferred', kind: 'sourced', steps: 'sourced' },
  }),
  // The rulebook prints the names of Fisherman and Bridge, not their numbers.
  placed(22, {
    title: ['Fisherman', 'Fischer', 'Ngư dân'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, side: 'lake' }],
    gain: { fish: 1, money: 2 },
    status: { rest: 'reconstructed', en: 'printed', de: 'printed', kind: 'inferred' },
  }),
  blue(24, {
    title: ['Trader', 'Händler', 'Thương nhân'],
    kind: 'commerce',
    steps: [...onSettlement, { do: 'swap', most: 3, from: ['wheat', 'grape', 'stone', 'fish'], to: 'rose' }],
    gain: { money: 5 },
    status: { rest: 'reconstructed', en: 'inferred', kind: 'sourced' },
  }),
  placed(26, {
    title: ['Bridge', 'Brücke', 'Cây cầu'],
    kind: 'build',
    cost: { stone: 2 },
    steps: [{ do: 'build', piece: 'bridge', count: 1 }],
    gain: { reputation: 4 },
    status: { rest: 'printed', kind: 'inferred', cost: 'reconstructed', steps: 'inferred', gain: 'reconstructed' },
  }),
  blue(28, {
    title: ['Purchaser', 'Einkäufer', 'Người thu mua'],
    kind: 'commerce',
    steps: onSettlement,
    gain: { choice: 2, money: 1 },
    status: { rest: 'reconstructed', en: 'inferred', kind: 'sourced' },
  }),
  made(30, {
    title: ['Path', 'Pfad', 'Lối mòn'],
    kind: 'build',
    steps: [{ do: 'build', piece: 'road', count: 1 }],
    gain: { reputation: 2 },
    status: 'reconstructed',
  }),
  blue(32, {
    title: ['Perfumer', 'Parfümeur', 'Thợ làm nước hoa'],
    kind: 'commerce',
    cost: { rose: 1 },
    steps: onSettlement,
    gain: { reputation: 3, money: 4 },
    status: { rest: 'reconstructed', en: 'inferred', cost: 'inferred' },
  }),
  made(34, {
    title: ['Foreman', 'Vorarbeiter', 'Đốc công'],
    kind: 'other',
    steps: [{ do: 'clear', workers: 3, least: 1 }],
    gain: { money: 1, per: [{ what: 'money', each: 2, count: 'cleared' }] },
    status: 'reconstructed',
  }),
  blue(36, {
    title: ['Thief', 'Dieb', 'Kẻ trộm'],
    kind: 'other',
    steps: [{ do: 'take' }],
    status: { rest: 'inferred', de: 'sourced', steps: 'reconstructed', gain: 'reconstructed' },
  }),
  made(38, {
    title: ['Stonemason', 'Steinmetz', 'Thợ đá'],
    kind: 'build',
    cost: { stone: 2 },
    steps: block,
    gain: { reputation: 4, money: 3 },
    status: 'reconstructed',
  }),
  blue(40, {
    title: ['Founding of a town', 'Stadtgründung', 'Lập thị trấn'],
    kind: 'build',
    cost: { wheat: 1, grape: 1, stone: 1 },
    steps: [{ do: 'build', piece: 'town', count: 1 }],
    gain: { reputation: 5, money: 2 },
    status: { rest: 'sourced', en: 'inferred', de: 'reconstructed' },
  }),
  blue(42, {
    title: ['Grower', 'Züchter', 'Người trồng hoa'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, side: 'channel' }],
    gain: { rose: 2 },
    status: { rest: 'sourced', en: 'inferred', de: 'reconstructed', steps: 'inferred' },
  }),
  blue(44, {
    title: ['Estate', 'Plantage', 'Điền trang'],
    kind: 'build',
    cost: { grape: 1, stone: 1 },
    steps: [{ do: 'build', piece: 'workshop', count: 1, terrain: 'wheat' }],
    gain: { reputation: 3, wheat: 3 },
    status: { rest: 'sourced', en: 'inferred', de: 'inferred' },
  }),
  blue(46, {
    title: ['Vineyard', 'Weingut', 'Vườn nho'],
    kind: 'build',
    cost: { wheat: 1, stone: 1 },
    steps: [{ do: 'build', piece: 'workshop', count: 1, terrain: 'grape' }],
    gain: { reputation: 3, grape: 3 },
    status: { rest: 'inferred', de: 'reconstructed', kind: 'sourced', steps: 'sourced' },
  }),
  blue(48, {
    title: ['Quarry', 'Steinbruch', 'Mỏ đá'],
    kind: 'build',
    cost: { wheat: 1, grape: 1 },
    steps: [{ do: 'build', piece: 'workshop', count: 1, terrain: 'stone' }],
    gain: { reputation: 3, stone: 3 },
    status: { rest: 'inferred', de: 'reconstructed', kind: 'sourced', steps: 'sourced' },
  }),
  made(50, {
    title: ['Farmhands', 'Erntehelfer', 'Thợ gặt thuê'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 2, next: true }],
    gain: { ofSpace: 1 },
    status: 'reconstructed',
  }),
  blue(52, {
    title: ['Order', 'Ordnung', 'Trật tự'],
    kind: 'other',
    steps: [{ do: 'order' }],
    gain: { money: 5 },
    status: { rest: 'inferred', de: 'printed', cost: 'reconstructed', gain: 'reconstructed' },
  }),
  made(54, {
    title: ['Wheat harvest', 'Weizenernte', 'Mùa lúa mì'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, terrain: 'wheat' }],
    gain: { wheat: 3 },
    status: 'reconstructed',
  }),
  made(56, {
    title: ['Grape harvest', 'Traubenlese', 'Mùa hái nho'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, terrain: 'grape' }],
    gain: { grape: 3 },
    status: 'reconstructed',
  }),
  made(58, {
    title: ['Stone cutting', 'Steinabbau', 'Xẻ đá'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, terrain: 'stone' }],
    gain: { stone: 3, money: 1 },
    status: 'reconstructed',
  }),
  made(60, {
    title: ['Settlers', 'Siedler', 'Di dân'],
    kind: 'build',
    cost: { basic: 2 },
    steps: settlement,
    gain: { reputation: 4, money: 3 },
    status: 'reconstructed',
  }),
  made(62, {
    title: ['Road gang', 'Wegebautrupp', 'Đội làm đường'],
    kind: 'build',
    cost: { basic: 2 },
    steps: [{ do: 'build', piece: 'road', count: 3 }],
    gain: { reputation: 4 },
    status: 'reconstructed',
  }),
  made(64, {
    title: ['Annex', 'Anbau', 'Nhà phụ'],
    kind: 'build',
    cost: { basic: 2 },
    steps: [{ do: 'build', piece: 'expansion', count: 1 }],
    gain: { reputation: 3, ofSpace: 2 },
    status: 'reconstructed',
  }),
  made(66, {
    title: ['Town market', 'Stadtmarkt', 'Chợ thị trấn'],
    kind: 'commerce',
    steps: onTown,
    gain: { money: 8 },
    status: 'reconstructed',
  }),
  made(68, {
    title: ['Fishing fleet', 'Fischerflotte', 'Đội thuyền cá'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, side: 'lake' }],
    gain: { fish: 2 },
    status: 'reconstructed',
  }),
  made(70, {
    title: ['Toll', 'Wegzoll', 'Thuế đường'],
    kind: 'commerce',
    steps: onSettlement,
    gain: { money: 4, per: [{ what: 'money', each: 1, count: 'ends' }] },
    status: 'reconstructed',
  }),
  blue(72, {
    title: ['Monument', 'Monument', 'Công trình'],
    kind: 'build',
    cost: { stone: 3 },
    steps: block,
    gain: { reputation: 7 },
    status: { rest: 'reconstructed', en: 'inferred', kind: 'sourced' },
  }),
  made(74, {
    title: ['Fish market', 'Fischmarkt', 'Chợ cá'],
    kind: 'commerce',
    cost: { fish: 1 },
    steps: onSettlement,
    gain: { reputation: 5 },
    status: 'reconstructed',
  }),
  made(76, {
    title: ['Wine trade', 'Weinhandel', 'Buôn rượu vang'],
    kind: 'commerce',
    cost: { grape: 2 },
    steps: [{ do: 'trade', workers: 1, on: ['workshop'], terrain: 'grape' }],
    gain: { reputation: 6 },
    status: 'reconstructed',
  }),
  made(78, {
    title: ['Grain trade', 'Kornhandel', 'Buôn lúa mì'],
    kind: 'commerce',
    cost: { wheat: 2 },
    steps: [{ do: 'trade', workers: 1, on: ['workshop'], terrain: 'wheat' }],
    gain: { reputation: 6 },
    status: 'reconstructed',
  }),
  blue(80, {
    title: ['Harvester', 'Schnitter', 'Thợ gặt'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 3, least: 1, next: true }],
    gain: { ofSpace: 1 },
    status: { rest: 'reconstructed', en: 'inferred', kind: 'sourced', steps: 'inferred' },
  }),
  made(82, {
    title: ['Stone trade', 'Steinhandel', 'Buôn đá'],
    kind: 'commerce',
    cost: { stone: 2 },
    steps: [{ do: 'trade', workers: 1, on: ['workshop'], terrain: 'stone' }],
    gain: { reputation: 6 },
    status: 'reconstructed',
  }),
  blue(84, {
    title: ['Town building', 'Stadtbau', 'Xây thị trấn'],
    kind: 'build',
    cost: { different: 2 },
    steps: [{ do: 'build', piece: 'town', count: 1 }],
    gain: { reputation: 6, money: 1 },
    status: { rest: 'sourced', en: 'inferred', cost: 'reconstructed', gain: 'reconstructed' },
  }),
  blue(86, {
    title: ['Escort', 'Eskorte', 'Hộ tống'],
    kind: 'commerce',
    steps: [{ do: 'trade', workers: 2, on: ['settlement'], joined: true }],
    gain: { per: [{ what: 'reputation', each: 1, count: 'way', most: 5 }] },
    status: { rest: 'reconstructed', en: 'inferred', de: 'sourced' },
  }),
  made(88, {
    title: ['Grand bridge', 'Prunkbrücke', 'Cầu nguy nga'],
    kind: 'build',
    cost: { stone: 2, rose: 1 },
    steps: [{ do: 'build', piece: 'grandBridge', count: 1 }],
    gain: { reputation: 8 },
    status: 'reconstructed',
  }),
  made(90, {
    title: ['Governor', 'Statthalter', 'Tổng trấn'],
    kind: 'other',
    steps: [{ do: 'repeat' }],
    gain: { reputation: 1 },
    status: 'reconstructed',
  }),
  made(92, {
    title: ['Great caravan', 'Große Karawane', 'Đoàn buôn lớn'],
    kind: 'commerce',
    cost: { different: 2 },
    steps: onTown,
    gain: { reputation: 6, money: 2 },
    status: 'reconstructed',
  }),
  blue(94, {
    title: ['Banquet', 'Bankett', 'Yến tiệc'],
    kind: 'commerce',
    cost: { wheat: 1, grape: 1, fish: 1 },
    steps: onTown,
    gain: { reputation: 9 },
    status: { rest: 'reconstructed', en: 'inferred', de: 'sourced' },
  }),
  made(96, {
    title: ['Master mason', 'Baumeister', 'Thợ cả'],
    kind: 'build',
    cost: { stone: 3 },
    steps: [{ do: 'build', piece: 'block', count: 2 }],
    gain: { reputation: 8 },
    status: 'reconstructed',
  }),
  made(98, {
    title: ['Royal colony', 'Königliche Kolonie', 'Thuộc địa hoàng gia'],
    kind: 'build',
    cost: { basic: 2 },
    steps: settlement,
    gain: { reputation: 6, money: 2 },
    status: 'reconstructed',
  }),
  made(100, {
    title: ['Royal road', 'Königsweg', 'Ngự đạo'],
    kind: 'build',
    cost: { basic: 2 },
    steps: [{ do: 'build', piece: 'road', count: 3 }],
    gain: { reputation: 6 },
    status: 'reconstructed',
  }),
  made(102, {
    title: ['Rose festival', 'Rosenfest', 'Lễ hội hoa hồng'],
    kind: 'commerce',
    cost: { rose: 2 },
    steps: onTown,
    gain: { reputation: 8 },
    status: 'reconstructed',
  }),
  made(104, {
    title: ['Palace', 'Palast', 'Cung điện'],
    kind: 'build',
    cost: { wheat: 1, grape: 1, stone: 1, fish: 1 },
    steps: [{ do: 'build', piece: 'palace', count: 1 }],
    gain: { reputation: 11 },
    status: 'reconstructed',
  }),
  made(106, {
    title: ['Great annex', 'Großer Anbau', 'Nhà phụ lớn'],
    kind: 'build',
    cost: { basic: 2 },
    steps: [{ do: 'build', piece: 'expansion', count: 1 }],
    gain: { reputation: 6, ofSpace: 1 },
    status: 'reconstructed',
  }),
  made(108, {
    title: ['Temple service', 'Tempeldienst', 'Lễ đền thờ'],
    kind: 'commerce',
    steps: [{ do: 'trade', workers: 1, on: ['site'] }],
    gain: { money: 2, per: [{ what: 'reputation', each: 1, count: 'blocks' }] },
    status: 'reconstructed',
  }),
  made(110, {
    title: ['Census', 'Volkszählung', 'Điều tra dân số'],
    kind: 'other',
    gain: { per: [{ what: 'reputation', each: 1, count: 'settlements', of: 2, most: 5 }] },
    status: 'reconstructed',
  }),
  made(112, {
    title: ['Royal palace', 'Königspalast', 'Hoàng cung'],
    kind: 'build',
    cost: { wheat: 1, grape: 1, stone: 1, rose: 1 },
    steps: [{ do: 'build', piece: 'palace', count: 1 }],
    gain: { reputation: 12 },
    status: 'reconstructed',
  }),
  yellow(114, {
    title: ['Procession', 'Prozession', 'Đám rước'],
    kind: 'other',
    steps: [{ do: 'name', on: ['town', 'site'] }],
    gain: { reputation: 1, per: [{ what: 'reputation', each: 1, count: 'links' }] },
    status: 'reconstructed',
  }),
  yellow(116, {
    title: ['Treasury', 'Schatzkammer', 'Kho báu'],
    kind: 'other',
    cost: { money: 8 },
    gain: { reputation: 6 },
    status: 'reconstructed',
  }),
  yellow(118, {
    title: ['Storehouse', 'Vorratshaus', 'Nhà kho'],
    kind: 'other',
    cost: { wheat: 1, grape: 1, stone: 1 },
    gain: { reputation: 8 },
    status: 'reconstructed',
  }),
  yellow(120, {
    title: ['Favour of the pharaoh', 'Gunst des Pharaos', 'Ân sủng của pharaoh'],
    kind: 'other',
    cost: { basic: 2 },
    gain: { reputation: 6 },
    status: 'reconstructed',
  }),
]
