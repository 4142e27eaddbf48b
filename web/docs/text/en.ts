export const en = {
  title: 'Documents',
  intro: 'How to run this server, how its games are built, and what it promises. The documents themselves are in English.',
  find: 'Find in all documents',
  none: (wanted: string) => `Nothing speaks of “${wanted}”.`,
  results: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  contents: 'On this page',
  all: 'All documents',
  groups: { host: 'For hosts', games: 'About the games', engineer: 'For engineers and researchers', project: 'The project' },
}
