import type { Language } from '@fairground/kernel'
import type { Good, Piece, Terrain } from '../edition/vocabulary.ts'
import type { Question } from '../text/phrases.ts'

/** The board's own texts. Cards, moves and events use the game's texts. */
export interface Words {
  readonly goods: Readonly<Record<Good, string>>
  readonly money: string
  readonly reputation: string
  readonly hand: string
  readonly yourHand: string
  readonly inHand: (cards: number) => string
  readonly emptyHand: string
  readonly stack: string
  readonly stackHint: string
  readonly onStack: (cards: number) => string
  readonly emptyStack: string
  readonly comesBack: string
  readonly comesBackFor: (money: number) => string
  readonly top: string
  readonly purse: string

  readonly market: string
  readonly buy: string
  readonly price: (money: number) => string
  readonly markedDown: (money: number) => string
  readonly tooDear: string
  readonly notYet: string
  readonly disaster: string
  readonly disasterGives: (reputation: number) => string
  readonly pile: (cards: number) => string
  readonly lastTurns: (cards: number) => string
  readonly ending: string
  readonly later: string
  readonly storms: (come: number, all: number) => string
  readonly race: string
  readonly glossary: string
  readonly tools: string
  readonly willBe: (terrain: string) => string
  readonly marketShort: string
  readonly handShort: string
  readonly stackShort: string
  readonly missed: string
  readonly hasQuit: string
  readonly youHaveQuit: string
  readonly over: string

  readonly map: string
  readonly closer: string
  readonly farther: string
  /** How many choices are out of sight on that side. */
  readonly beyond: Readonly<Record<'left' | 'right' | 'up' | 'down', (count: number) => string>>
  readonly fit: string
  readonly network: string
  /** Short text about how many cards are still to come. */
  readonly toGo: (cards: number) => string
  /** Explains the numbers that are then drawn over places. */
  readonly networkNumbers: string
  readonly box: string
  readonly boxTitle: string
  readonly toCome: string
  readonly alreadyOut: string
  readonly close: string

  readonly terrain: Readonly<Record<Terrain, string>>
  readonly pieces: Readonly<Record<Piece, string>>
  readonly standing: readonly string[]
  readonly developed: string
  readonly undeveloped: string
  readonly byChannel: string
  readonly byLake: string
  readonly crocodile: string
  readonly worker: string
  readonly blocks: (blocks: number, capacity: number) => string
  readonly ends: (ends: number) => string
  readonly connected: (ids: string) => string
  readonly reconstructedMap: string

  readonly steps: Readonly<Record<Question, string>>
  readonly gain: string
  readonly administration: {
    readonly income: string
    readonly workers: string
    readonly cards: string
    readonly back: string
    readonly market: string
  }
  readonly backHint: (cards: string) => string
  readonly none: string
  readonly take: string
  readonly less: (good: string) => string
  readonly more: (good: string) => string

  readonly cost: string
  readonly brings: string
  readonly startingCard: string
  readonly reconstructed: (parts: string) => string
  readonly parts: { readonly cost: string; readonly steps: string; readonly gain: string }
  readonly repeatsNow: (title: string) => string
  readonly cannotUse: string
  readonly copies: (count: number) => string
  readonly administerHint: (income: number, cards: number) => string

  readonly goals: {
    readonly title: string
    readonly names: Readonly<Record<string, (target: number) => string>>
    readonly achievements: Readonly<Record<string, string>>
    readonly unlocked: string
    readonly done: string
    readonly locked: string
    readonly inForce: string
    readonly scores: string
    readonly noScores: string
    readonly games: (count: number) => string
    readonly complete: string
    readonly met: (goals: string) => string
    readonly missed: (goal: string, value: number) => string
    readonly noneMet: (count: number) => string
  }
  /** The winner of a table. */
  readonly honours: (name: string) => string
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    goods: { wheat: 'Wheat', grape: 'Grapes', stone: 'Stone', fish: 'Fish', rose: 'Roses' },
    money: 'Money',
    reputation: 'Reputation',
    hand: 'Cards in hand',
    yourHand: 'Your hand',
    inHand: (cards) => `${cards} in hand`,
    emptyHand: 'Your hand is empty: buy a card, or administer to take cards back.',
    stack: 'Discard stack',
    stackHint: 'Cards come back from the top: the last one played first.',
    onStack: (cards) => `${cards} on the stack`,
    emptyStack: 'Played cards will lie here.',
    comesBack: 'comes back with administration',
    comesBackFor: (money) => `can be bought back, $${money} up to here`,
    top: 'top',
    purse: 'What you have',
    market: 'Card market',
    buy: 'Buy',
    price: (money) => `costs $${money}`,
    markedDown: (money) => `marked down by $${money}`,
    tooDear: 'more than you have',
    notYet: 'not for sale yet',
    disaster: 'Natural disaster',
    disasterGives: (reputation) =>
      reputation > 0 ? `Whoever quits may take it for ${reputation} reputation.` : 'It brings nothing to whoever quits.',
    pile: (cards) => `${cards} cards in the draw pile`,
    lastTurns: (cards) => `${cards} in the last turns`,
    ending: 'Last turns: play, buy or quit',
    later: 'Later, not yet for sale',
    storms: (come, all) => `${come} of ${all} disasters have come`,
    race: 'The race for reputation',
    glossary: 'All cards',
    tools: 'More',
    willBe: (terrain) => `once driven out: ${terrain}`,
    marketShort: 'Market',
    handShort: 'Hand',
    stackShort: 'Stack',
    missed: 'missed',
    hasQuit: 'has quit',
    youHaveQuit: 'You have quit.',
    over: 'The game is over',
    map: 'Map',
    closer: 'Closer',
    farther: 'Farther',
    beyond: {
      left: (count) => `${count} more to the left`,
      right: (count) => `${count} more to the right`,
      up: (count) => `${count} more above`,
      down: (count) => `${count} more below`,
    },
    fit: 'Whole map',
    network: 'Connections',
    toGo: (cards) => `${cards} cards to come`,
    networkNumbers: 'Number: places it is connected with. Gold: closed, dashed: open.',
    box: 'The box',
    boxTitle: 'Pieces left in the box',
    toCome: 'Cards that can still come',
    alreadyOut: 'Already out',
    close: 'Close',
    terrain: { wheat: 'Wheat space', grape: 'Grape space', stone: 'Stone space', red: 'Red space', site: 'Building site' },
    pieces: {
      worker: 'Workers',
      settlement: 'Settlements',
      town: 'Towns',
      workshop: 'Workshops',
      expansion: 'Expansions',
      road: 'Roads',
      bridge: 'Bridges',
      grandBridge: 'Grand bridges',
      block: 'Building blocks',
      palace: 'Palaces',
      crocodile: 'Crocodiles',
    },
    standing: ['', 'settlement', 'town', 'town with palace', 'workshop', 'workshop with expansion'],
    developed: 'developed',
    undeveloped: 'undeveloped',
    byChannel: 'by the channel',
    byLake: 'by the lake',
    crocodile: 'crocodile',
    worker: 'worker',
    blocks: (blocks, capacity) => `${blocks} of ${capacity} blocks`,
    ends: (ends) => (ends === 1 ? '1 road end' : `${ends} road ends`),
    connected: (ids) => `connected with ${ids}`,
    reconstructedMap: 'The layout of the map is reconstructed.',
    steps: {
      worker: 'Worker',
      off: 'Worker off',
      name: 'Place',
      give: 'Give a card',
      pay: 'Pay',
      swap: 'Swap',
      take: 'Take a card',
      lay: 'Order the stack',
      choose: 'Choose goods',
      settlement: 'Settlement',
      town: 'Town',
      workshop: 'Workshop',
      expansion: 'Expansion',
      road: 'Road',
      bridge: 'Bridge',
      grandBridge: 'Grand bridge',
      block: 'Block',
      palace: 'Palace',
    },
    gain: 'Gain',
    administration: { income: 'Income', workers: 'Workers off', cards: 'Cards back', back: 'Buy back', market: 'Market' },
    backHint: (cards) => `Brings back: ${cards}`,
    none: 'None',
    take: 'Take',
    less: (good) => `Less: ${good}`,
    more: (good) => `More: ${good}`,
    cost: 'Cost',
    brings: 'Gain',
    startingCard: 'starting card',
    reconstructed: (parts) => `Reconstructed: ${parts}`,
    parts: { cost: 'cost', steps: 'action', gain: 'gain' },
    repeatsNow: (title) => `Now it would repeat ${title}.`,
    cannotUse: 'You cannot do all it asks for now.',
    copies: (count) => `${count} of them`,
    administerHint: (income, cards) => `$${income} income · ${cards === 1 ? '1 card' : `${cards} cards`} back`,
    goals: {
      title: 'The challenge of the pharaoh',
      names: {
        respect: (target) => `Gain ${target} reputation`,
        bridges: (target) => `Place ${target} bridges`,
        palaces: (target) => `Place ${target} palaces`,
        fame: (target) => `Gain ${target} reputation`,
        monuments: (target) => `Place all ${target} building blocks`,
        workshops: (target) => `Place ${target} workshops`,
        crocodiles: (target) => `Leave ${target} crocodiles or fewer`,
      },
      achievements: {
        startMoney: 'Start with $10',
        thirdWorker: 'Administration: up to 3 workers off',
        fishAndRose: 'A fish and a rose to start with',
        fourthCard: 'Administration: 4 cards back',
        cheapResource: 'A basic resource for $2',
        oneReplaced: 'Replace only 1 market card',
      },
      unlocked: 'Achievements',
      done: 'done',
      locked: 'after the first',
      inForce: 'in force',
      scores: 'Best games',
      noScores: 'No game played yet.',
      games: (count) => (count === 1 ? '1 game' : `${count} games`),
      complete: 'All seven goals are struck off: you are master of the Faiyum.',
      met: (goals) => `Goal met: ${goals}.`,
      missed: (goal, value) => `The pharaoh asked: ${goal}. You reached ${value}: goal missed.`,
      noneMet: (count) => `None of the ${count} open goals was met.`,
    },
    honours: (name) => `The pharaoh honours ${name}.`,
  },
  de: {
    goods: { wheat: 'Weizen', grape: 'Trauben', stone: 'Stein', fish: 'Fische', rose: 'Rosen' },
    money: 'Geld',
    reputation: 'Ansehen',
    hand: 'Handkarten',
    yourHand: 'Deine Hand',
    inHand: (cards) => `${cards} auf der Hand`,
    emptyHand: 'Deine Hand ist leer: Kaufe eine Karte oder hole mit der Verwaltung Karten zurück.',
    stack: 'Ablagestapel',
    stackHint: 'Karten kommen von oben zurück: die zuletzt gespielte zuerst.',
    onStack: (cards) => `${cards} auf dem Stapel`,
    emptyStack: 'Hier liegen gespielte Karten.',
    comesBack: 'kommt mit der Verwaltung zurück',
    comesBackFor: (money) => `lässt sich zurückkaufen, bis hierher für ${money} Geld`,
    top: 'oben',
    purse: 'Dein Besitz',
    market: 'Kartenmarkt',
    buy: 'Kaufen',
    price: (money) => `kostet ${money} Geld`,
    markedDown: (money) => `um ${money} Geld herabgesetzt`,
    tooDear: 'mehr, als du hast',
    notYet: 'noch nicht im Angebot',
    disaster: 'Naturkatastrophe',
    disasterGives: (reputation) =>
      reputation > 0 ? `Wer aussteigt, kann sie für ${reputation} Ansehen nehmen.` : 'Sie bringt beim Aussteigen nichts.',
    pile: (cards) => `${cards} Karten im Nachziehstapel`,
    lastTurns: (cards) => `${cards} in den letzten Zügen`,
    ending: 'Letzte Züge: spielen, kaufen oder aussteigen',
    later: 'Später, noch nicht zu kaufen',
    storms: (come, all) => `${come} von ${all} Katastrophen sind da`,
    race: 'Das Rennen um Ansehen',
    glossary: 'Alle Karten',
    tools: 'Mehr',
    willBe: (terrain) => `ist es vertrieben: ${terrain}`,
    marketShort: 'Markt',
    handShort: 'Hand',
    stackShort: 'Ablage',
    missed: 'verfehlt',
    hasQuit: 'ausgestiegen',
    youHaveQuit: 'Du bist ausgestiegen.',
    over: 'Das Spiel ist aus',
    map: 'Karte des Landes',
    closer: 'Näher',
    farther: 'Weiter weg',
    beyond: {
      left: (count) => `${count} weiter links`,
      right: (count) => `${count} weiter rechts`,
      up: (count) => `${count} weiter oben`,
      down: (count) => `${count} weiter unten`,
    },
    fit: 'Ganze Karte',
    network: 'Verbindungen',
    toGo: (cards) => `noch ${cards} Karten`,
    networkNumbers: 'Zahl: mit so vielen Orten verbunden. Gold: geschlossen, gestrichelt: offen.',
    box: 'Die Schachtel',
    boxTitle: 'Teile, die noch in der Schachtel liegen',
    toCome: 'Karten, die noch kommen können',
    alreadyOut: 'Schon im Spiel',
    close: 'Schließen',
    terrain: { wheat: 'Weizenfeld', grape: 'Traubenfeld', stone: 'Steinfeld', red: 'Rotes Feld', site: 'Bauplatz' },
    pieces: {
      worker: 'Arbeiter',
      settlement: 'Siedlungen',
      town: 'Städte',
      workshop: 'Betriebe',
      expansion: 'Ausbauten',
      road: 'Wege',
      bridge: 'Brücken',
      grandBridge: 'Prunkbrücken',
      block: 'Bausteine',
      palace: 'Paläste',
      crocodile: 'Krokodile',
    },
    standing: ['', 'Siedlung', 'Stadt', 'Stadt mit Palast', 'Betrieb', 'Betrieb mit Ausbau'],
    developed: 'bebaut',
    undeveloped: 'unbebaut',
    byChannel: 'am Kanal',
    byLake: 'am See',
    crocodile: 'Krokodil',
    worker: 'Arbeiter',
    blocks: (blocks, capacity) => `${blocks} von ${capacity} Bausteinen`,
    ends: (ends) => (ends === 1 ? '1 Wegende' : `${ends} Wegenden`),
    connected: (ids) => `verbunden mit ${ids}`,
    reconstructedMap: 'Die Anlage der Karte ist rekonstruiert.',
    steps: {
      worker: 'Arbeiter',
      off: 'Arbeiter weg',
      name: 'Ort',
      give: 'Karte abgeben',
      pay: 'Zahlen',
      swap: 'Tauschen',
      take: 'Karte nehmen',
      lay: 'Stapel ordnen',
      choose: 'Rohstoffe wählen',
      settlement: 'Siedlung',
      town: 'Stadt',
      workshop: 'Betrieb',
      expansion: 'Ausbau',
      road: 'Weg',
      bridge: 'Brücke',
      grandBridge: 'Prunkbrücke',
      block: 'Baustein',
      palace: 'Palast',
    },
    gain: 'Einnahmen',
    administration: { income: 'Einkommen', workers: 'Arbeiter weg', cards: 'Karten zurück', back: 'Zurückkaufen', market: 'Markt' },
    backHint: (cards) => `Holt zurück: ${cards}`,
    none: 'Keine',
    take: 'Nehmen',
    less: (good) => `Weniger: ${good}`,
    more: (good) => `Mehr: ${good}`,
    cost: 'Kosten',
    brings: 'Einnahmen',
    startingCard: 'Startkarte',
    reconstructed: (parts) => `Rekonstruiert: ${parts}`,
    parts: { cost: 'Kosten', steps: 'Aktion', gain: 'Einnahmen' },
    repeatsNow: (title) => `Jetzt würde sie ${title} wiederholen.`,
    cannotUse: 'Du kannst jetzt nicht alles tun, was sie verlangt.',
    copies: (count) => `${count} davon`,
    administerHint: (income, cards) => `${income} Geld Einkommen · ${cards === 1 ? '1 Karte' : `${cards} Karten`} zurück`,
    goals: {
      title: 'Die Herausforderung des Pharaos',
      names: {
        respect: (target) => `${target} Ansehen erreichen`,
        bridges: (target) => `${target} Brücken bauen`,
        palaces: (target) => `${target} Paläste bauen`,
        fame: (target) => `${target} Ansehen erreichen`,
        monuments: (target) => `Alle ${target} Bausteine legen`,
        workshops: (target) => `${target} Betriebe bauen`,
        crocodiles: (target) => `Höchstens ${target} Krokodile übrig lassen`,
      },
      achievements: {
        startMoney: 'Mit 10 Geld beginnen',
        thirdWorker: 'Verwaltung: bis zu 3 Arbeiter weg',
        fishAndRose: 'Ein Fisch und eine Rose zu Beginn',
        fourthCard: 'Verwaltung: 4 Karten zurück',
        cheapResource: 'Ein Grundrohstoff für 2 Geld',
        oneReplaced: 'Nur 1 Marktkarte austauschen',
      },
      unlocked: 'Belohnungen',
      done: 'erreicht',
      locked: 'nach dem ersten',
      inForce: 'in Kraft',
      scores: 'Beste Partien',
      noScores: 'Noch keine Partie gespielt.',
      games: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
      complete: 'Alle sieben Ziele sind abgehakt: Das Faiyum gehört dir.',
      met: (goals) => `Ziel erreicht: ${goals}.`,
      missed: (goal, value) => `Der Pharao wollte: ${goal}. Es sind ${value}: Ziel verfehlt.`,
      noneMet: (count) => `Keines der ${count} offenen Ziele wurde erreicht.`,
    },
    honours: (name) => `Der Pharao ehrt ${name}.`,
  },
  vi: {
    goods: { wheat: 'Lúa mì', grape: 'Nho', stone: 'Đá', fish: 'Cá', rose: 'Hoa hồng' },
    money: 'Tiền',
    reputation: 'Uy tín',
    hand: 'Bài trên tay',
    yourHand: 'Bài của bạn',
    inHand: (cards) => `${cards} lá trên tay`,
    emptyHand: 'Tay bạn hết bài: mua một lá, hoặc làm hành chính để lấy bài về.',
    stack: 'Chồng bài bỏ',
    stackHint: 'Bài trở về từ trên xuống: lá ra sau cùng về trước.',
    onStack: (cards) => `${cards} lá trong chồng`,
    emptyStack: 'Bài đã ra sẽ nằm ở đây.',
    comesBack: 'trở về khi làm hành chính',
    comesBackFor: (money) => `mua lại được, đến đây hết ${money} đồng`,
    top: 'trên cùng',
    purse: 'Của cải của bạn',
    market: 'Chợ bài',
    buy: 'Mua',
    price: (money) => `giá ${money} đồng`,
    markedDown: (money) => `giảm ${money} đồng`,
    tooDear: 'nhiều hơn số tiền bạn có',
    notYet: 'chưa bán',
    disaster: 'Thiên tai',
    disasterGives: (reputation) =>
      reputation > 0 ? `Ai rút lui có thể lấy lá này để được ${reputation} uy tín.` : 'Rút lui với lá này không được gì.',
    pile: (cards) => `${cards} lá trong chồng rút`,
    lastTurns: (cards) => `${cards} lá của những lượt cuối`,
    ending: 'Những lượt cuối: ra bài, mua hoặc rút lui',
    later: 'Sắp tới, chưa bán',
    storms: (come, all) => `${come} trên ${all} thiên tai đã đến`,
    race: 'Cuộc đua danh tiếng',
    glossary: 'Tất cả thẻ',
    tools: 'Thêm nữa',
    willBe: (terrain) => `khi đuổi đi: ${terrain}`,
    marketShort: 'Chợ',
    handShort: 'Tay bài',
    stackShort: 'Chồng bỏ',
    missed: 'không đạt',
    hasQuit: 'đã rút lui',
    youHaveQuit: 'Bạn đã rút lui.',
    over: 'Ván chơi đã kết thúc',
    map: 'Bản đồ',
    closer: 'Lại gần',
    farther: 'Ra xa',
    beyond: {
      left: (count) => `Còn ${count} chỗ bên trái`,
      right: (count) => `Còn ${count} chỗ bên phải`,
      up: (count) => `Còn ${count} chỗ phía trên`,
      down: (count) => `Còn ${count} chỗ phía dưới`,
    },
    fit: 'Cả bản đồ',
    network: 'Các kết nối',
    toGo: (cards) => `còn ${cards} lá`,
    networkNumbers: 'Con số: nối với bao nhiêu nơi. Vàng: đã nối, nét đứt: còn mở.',
    box: 'Hộp đồ',
    boxTitle: 'Quân còn trong hộp',
    toCome: 'Những lá còn có thể đến',
    alreadyOut: 'Đã ra',
    close: 'Đóng',
    terrain: { wheat: 'Ô lúa mì', grape: 'Ô nho', stone: 'Ô đá', red: 'Ô đỏ', site: 'Công trường' },
    pieces: {
      worker: 'Nhân công',
      settlement: 'Khu định cư',
      town: 'Thị trấn',
      workshop: 'Xưởng',
      expansion: 'Phần mở rộng',
      road: 'Đường',
      bridge: 'Cầu',
      grandBridge: 'Cầu nguy nga',
      block: 'Khối xây',
      palace: 'Cung điện',
      crocodile: 'Cá sấu',
    },
    standing: ['', 'khu định cư', 'thị trấn', 'thị trấn có cung điện', 'xưởng', 'xưởng có phần mở rộng'],
    developed: 'đã khai phá',
    undeveloped: 'chưa khai phá',
    byChannel: 'ven kênh',
    byLake: 'ven hồ',
    crocodile: 'cá sấu',
    worker: 'nhân công',
    blocks: (blocks, capacity) => `${blocks} trên ${capacity} khối xây`,
    ends: (ends) => `${ends} đầu đường`,
    connected: (ids) => `nối với ${ids}`,
    reconstructedMap: 'Bố cục bản đồ được phục dựng.',
    steps: {
      worker: 'Nhân công',
      off: 'Rút nhân công',
      name: 'Chọn nơi',
      give: 'Bỏ một lá',
      pay: 'Trả',
      swap: 'Đổi',
      take: 'Lấy một lá',
      lay: 'Xếp chồng bài',
      choose: 'Chọn tài nguyên',
      settlement: 'Khu định cư',
      town: 'Thị trấn',
      workshop: 'Xưởng',
      expansion: 'Phần mở rộng',
      road: 'Đường',
      bridge: 'Cầu',
      grandBridge: 'Cầu nguy nga',
      block: 'Khối xây',
      palace: 'Cung điện',
    },
    gain: 'Nhận',
    administration: { income: 'Thu nhập', workers: 'Rút nhân công', cards: 'Lấy bài về', back: 'Mua lại', market: 'Chợ' },
    backHint: (cards) => `Lấy về: ${cards}`,
    none: 'Không',
    take: 'Lấy',
    less: (good) => `Bớt: ${good}`,
    more: (good) => `Thêm: ${good}`,
    cost: 'Giá phải trả',
    brings: 'Nhận được',
    startingCard: 'lá khởi đầu',
    reconstructed: (parts) => `Phục dựng: ${parts}`,
    parts: { cost: 'giá', steps: 'hành động', gain: 'phần nhận' },
    repeatsNow: (title) => `Lúc này nó sẽ lặp lại ${title}.`,
    cannotUse: 'Lúc này chưa thể làm trọn hành động của lá.',
    copies: (count) => `${count} lá như vậy`,
    administerHint: (income, cards) => `thu ${income} đồng · lấy về ${cards} lá`,
    goals: {
      title: 'Thử thách của pharaoh',
      names: {
        respect: (target) => `Đạt ${target} uy tín`,
        bridges: (target) => `Xây ${target} cây cầu`,
        palaces: (target) => `Xây ${target} cung điện`,
        fame: (target) => `Đạt ${target} uy tín`,
        monuments: (target) => `Đặt đủ ${target} khối xây`,
        workshops: (target) => `Xây ${target} xưởng`,
        crocodiles: (target) => `Chỉ để lại ${target} cá sấu hoặc ít hơn`,
      },
      achievements: {
        startMoney: 'Bắt đầu với 10 đồng',
        thirdWorker: 'Hành chính: rút tối đa 3 nhân công',
        fishAndRose: 'Bắt đầu với 1 cá và 1 hoa hồng',
        fourthCard: 'Hành chính: lấy lại 4 lá',
        cheapResource: 'Thay một tài nguyên cơ bản với 2 đồng',
        oneReplaced: 'Chỉ thay 1 lá ở chợ',
      },
      unlocked: 'Thành tựu',
      done: 'đã đạt',
      locked: 'sau mục tiêu đầu',
      inForce: 'đang có hiệu lực',
      scores: 'Ván hay nhất',
      noScores: 'Chưa chơi ván nào.',
      games: (count) => `${count} ván`,
      complete: 'Đã đạt cả bảy mục tiêu: bạn là chủ nhân vùng Faiyum.',
      met: (goals) => `Đạt mục tiêu: ${goals}.`,
      missed: (goal, value) => `Pharaoh muốn: ${goal}. Bạn được ${value}: chưa đạt mục tiêu.`,
      noneMet: (count) => `Chưa đạt mục tiêu nào trong ${count} mục tiêu còn lại.`,
    },
    honours: (name) => `Pharaoh vinh danh ${name}.`,
  },
}
