import type { en } from './en.ts'

export const de: typeof en = {
  title: 'Dokumente',
  intro:
    'Wie dieser Server betrieben wird, wie seine Spiele gebaut sind und wem was versprochen ist. Die Dokumente selbst sind auf Englisch.',
  find: 'In allen Dokumenten suchen',
  none: (wanted) => `Von „${wanted}“ ist nirgends die Rede.`,
  results: (count) => (count === 1 ? '1 Stelle' : `${count} Stellen`),
  contents: 'Auf dieser Seite',
  all: 'Alle Dokumente',
  groups: { host: 'Für Gastgeber', games: 'Über die Spiele', engineer: 'Für Entwicklung und Forschung', project: 'Das Projekt' },
}
