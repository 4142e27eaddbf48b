import type { Language } from '@fairground/kernel'
import type { Terrain } from '../../edition/vocabulary.ts'
import type { Between, Side } from './map-edit.ts'
import { WATER, type WATERS } from './parts.ts'

/** Texts of the map painter. */
export interface MapWords {
  readonly paintWith: string
  readonly brushes: Readonly<Record<Terrain | Side | 'add' | 'erase', string>>
  readonly undo: string
  readonly redo: string
  readonly keys: string
  readonly mapLabel: string
  readonly addHere: string
  readonly compare: string
  readonly mine: string
  readonly builtIn: string
  readonly space: (id: string) => string
  readonly blocks: string
  readonly holds: (blocks: number) => string
  readonly betweenThem: (a: string, b: string) => string
  readonly between: Readonly<Record<Between, string>>
  readonly checked: string
  readonly show: (id: string) => string
  readonly spaces: (count: number) => string
  readonly reds: (count: number) => string
  readonly sites: (count: number, blocks: number, all: number) => string
  readonly swamps: (count: number, all: number) => string
  readonly reached: string
  readonly cutOff: (count: number) => string
  readonly bridges: (count: number) => string
  readonly differs: string
  readonly countSpaces: (count: number) => string
  readonly printed: (sure: number, all: number) => string
  /** A row by its letter, or the water. */
  readonly part: (id: string) => string
  readonly waters: Readonly<Record<(typeof WATERS)[number], string>>
}

export const mapWords: Readonly<Record<Language, MapWords>> = {
  en: {
    paintWith: 'Paint with',
    brushes: {
      wheat: 'Wheat',
      grape: 'Grapes',
      stone: 'Stone',
      red: 'Red space, start',
      site: 'Building site',
      channelSide: 'By the channel',
      lakeSide: 'By the lake',
      add: 'New space',
      erase: 'No space',
    },
    undo: 'Undo',
    redo: 'Redo',
    keys: 'Drag, or walk with the arrows and press a letter.',
    mapLabel: 'The map. Arrows walk, letters paint, Enter paints with the chosen brush.',
    addHere: 'A new space here',
    compare: 'Which map',
    mine: 'Mine',
    builtIn: 'Built-in',
    space: (id) => `Space ${id}`,
    blocks: 'Blocks that it holds',
    holds: (blocks) => `${blocks} blocks`,
    betweenThem: (a, b) => `${a} – ${b}`,
    between: { land: 'land', channel: 'channel, a bridge fits', dam: 'dam with a road', nothing: 'nothing' },
    checked: 'Checked as you paint',
    show: (id) => `Show ${id}`,
    spaces: (count) => `All ${count} spaces have a terrain.`,
    reds: (count) => (count === 1 ? 'One red space with the first settlement.' : `${count} red spaces; the box shows one.`),
    sites: (count, blocks, all) => `${count} sites for ${blocks} blocks; the box holds ${all}.`,
    swamps: (count, all) => `${count} of ${all} crocodiles lie on wheat and grapes.`,
    reached: 'Every space is reached.',
    cutOff: (count) => (count === 1 ? 'One space cannot be reached.' : `${count} spaces cannot be reached.`),
    bridges: (count) => (count === 0 ? 'Nowhere is there room for a bridge.' : `Room for a bridge in ${count} places.`),
    differs: 'Differs from built-in',
    countSpaces: (count) => (count === 1 ? '1 space' : `${count} spaces`),
    printed: (sure, all) => `${sure} of ${all} spaces as printed`,
    part: (id) => (id === WATER ? 'Channel, lake, bridges' : `Row ${id}`),
    waters: {
      channelSide: 'Spaces by the channel',
      lakeSide: 'Who lies by the lake',
      adjacent: 'What touches by land',
      bridges: 'Where a bridge fits',
      bridgesPerSpace: 'Bridges that may end on one space',
      roads: 'Roads from the start: the dam',
    },
  },
  de: {
    paintWith: 'Malen mit',
    brushes: {
      wheat: 'Weizen',
      grape: 'Trauben',
      stone: 'Stein',
      red: 'Rotes Feld, Start',
      site: 'Bauplatz',
      channelSide: 'Am Kanal',
      lakeSide: 'Am See',
      add: 'Neues Feld',
      erase: 'Kein Feld',
    },
    undo: 'Zurück',
    redo: 'Wieder',
    keys: 'Ziehen, oder mit den Pfeilen gehen und einen Buchstaben drücken.',
    mapLabel: 'Der Plan. Pfeile gehen, Buchstaben malen, Enter malt mit dem gewählten Pinsel.',
    addHere: 'Hier ein neues Feld',
    compare: 'Welcher Plan',
    mine: 'Meiner',
    builtIn: 'Eingebaut',
    space: (id) => `Feld ${id}`,
    blocks: 'So viele Bausteine passen',
    holds: (blocks) => `${blocks} Bausteine`,
    betweenThem: (a, b) => `${a} – ${b}`,
    between: { land: 'Land', channel: 'Kanal, Platz für eine Brücke', dam: 'Damm mit Weg', nothing: 'nichts' },
    checked: 'Beim Malen geprüft',
    show: (id) => `${id} zeigen`,
    spaces: (count) => `Alle ${count} Felder haben ein Gelände.`,
    reds: (count) => (count === 1 ? 'Ein rotes Feld mit der ersten Siedlung.' : `${count} rote Felder; die Schachtel zeigt eines.`),
    sites: (count, blocks, all) => `${count} Bauplätze für ${blocks} Bausteine; die Schachtel hat ${all}.`,
    swamps: (count, all) => `${count} von ${all} Krokodilen liegen auf Weizen und Trauben.`,
    reached: 'Jedes Feld ist erreichbar.',
    cutOff: (count) => (count === 1 ? 'Ein Feld ist nicht erreichbar.' : `${count} Felder sind nicht erreichbar.`),
    bridges: (count) => (count === 0 ? 'Nirgends ist Platz für eine Brücke.' : `An ${count} Stellen ist Platz für eine Brücke.`),
    differs: 'Anders als eingebaut',
    countSpaces: (count) => (count === 1 ? '1 Feld' : `${count} Felder`),
    printed: (sure, all) => `${sure} von ${all} Feldern wie gedruckt`,
    part: (id) => (id === WATER ? 'Kanal, See, Brücken' : `Reihe ${id}`),
    waters: {
      channelSide: 'Wer am Kanal liegt',
      lakeSide: 'Wer am See liegt',
      adjacent: 'Was über Land aneinanderstößt',
      bridges: 'Wo eine Brücke hinpasst',
      bridgesPerSpace: 'Brücken, die auf einem Feld enden dürfen',
      roads: 'Wege von Beginn an: der Damm',
    },
  },
  vi: {
    paintWith: 'Vẽ bằng',
    brushes: {
      wheat: 'Lúa mì',
      grape: 'Nho',
      stone: 'Đá',
      red: 'Ô đỏ, bắt đầu',
      site: 'Công trường',
      channelSide: 'Ven kênh',
      lakeSide: 'Ven hồ',
      add: 'Ô mới',
      erase: 'Không có ô',
    },
    undo: 'Hoàn tác',
    redo: 'Làm lại',
    keys: 'Kéo, hoặc đi bằng mũi tên rồi nhấn một chữ cái.',
    mapLabel: 'Bản đồ. Mũi tên để đi, chữ cái để vẽ, Enter vẽ bằng cọ đang chọn.',
    addHere: 'Thêm ô ở đây',
    compare: 'Bản đồ nào',
    mine: 'Của tôi',
    builtIn: 'Có sẵn',
    space: (id) => `Ô ${id}`,
    blocks: 'Số khối đá xây được',
    holds: (blocks) => `${blocks} khối`,
    betweenThem: (a, b) => `${a} – ${b}`,
    between: { land: 'đất liền', channel: 'kênh, có chỗ bắc cầu', dam: 'đập có đường', nothing: 'không có gì' },
    checked: 'Kiểm tra khi vẽ',
    show: (id) => `Xem ${id}`,
    spaces: (count) => `Cả ${count} ô đều có địa hình.`,
    reds: (count) => (count === 1 ? 'Một ô đỏ với khu định cư đầu tiên.' : `${count} ô đỏ; trong hộp chỉ có một.`),
    sites: (count, blocks, all) => `${count} công trường cho ${blocks} khối; hộp có ${all}.`,
    swamps: (count, all) => `${count} trên ${all} cá sấu nằm trên lúa mì và nho.`,
    reached: 'Ô nào cũng đến được.',
    cutOff: (count) => `${count} ô không đến được.`,
    bridges: (count) => (count === 0 ? 'Không chỗ nào bắc cầu được.' : `Có ${count} chỗ bắc cầu được.`),
    differs: 'Khác với bản có sẵn',
    countSpaces: (count) => `${count} ô`,
    printed: (sure, all) => `${sure} trên ${all} ô đúng như in`,
    part: (id) => (id === WATER ? 'Kênh, hồ, cầu' : `Hàng ${id}`),
    waters: {
      channelSide: 'Ô nào ven kênh',
      lakeSide: 'Ô nào ven hồ',
      adjacent: 'Ô nào kề nhau trên đất liền',
      bridges: 'Chỗ bắc cầu được',
      bridgesPerSpace: 'Số cầu có thể dẫn tới một ô',
      roads: 'Đường có từ đầu: con đập',
    },
  },
}
