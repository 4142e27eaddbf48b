/** The documents by audience, in reading order. Titles are those of the documents themselves; a test checks it. */
export const GROUPS = {
  host: { hosting: 'Hosting', security: 'Security', scaling: 'From one process to a city' },
  games: {
    rulings: 'Rulings',
    editions: 'Editions',
    fairness: 'Fairness anyone can check',
    bots: 'Bots',
    review: 'Hints, reviews, puzzles',
  },
  engineer: {
    architecture: 'Architecture',
    'adding-a-game': 'Adding a game',
    battery: 'The battery',
    testing: 'Testing',
    protocol: 'The protocol',
    libraries: 'Using the libraries in other projects',
    benchmarks: 'Benchmarks',
  },
  project: { decisions: 'Own code or a library', releasing: 'Releases', glossary: 'Glossary' },
} as const

export type Group = keyof typeof GROUPS

export const TITLES: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(GROUPS))
