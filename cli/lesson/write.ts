import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyMatch, record } from '@fairground/kernel'

/** What the teacher says after so many entries, before the learner's next move. */
export interface TeacherNote {
  readonly after: number
  readonly words: string
}

interface Written {
  readonly match: AnyMatch
  readonly seat: number
  readonly said: readonly TeacherNote[]
  /** Sections of the rules reference; the first ones get pictures. */
  readonly sections: readonly string[]
}

const PICTURES = 3
const SEED_IS_SECRET = undefined

/**
 * Writes the folder of a lesson. The record is always overwritten; the file that lists the notes and the file with their texts only if they
 * do not exist yet or `again` is set.
 */
export function writeLesson(folder: string, { match, seat, said, sections }: Written, again: boolean): readonly string[] {
  mkdirSync(folder, { recursive: true })
  const files: Record<string, string> = {
    'record.json': `${JSON.stringify({ ...record(match), seed: match.setting.seed ?? SEED_IS_SECRET }, undefined, 2)}\n`,
  }
  const written = ['record.json']
  const notes = said.map(({ after }, index) => ({ after, id: `move-${index + 1}` }))
  const pictures = sections.slice(0, PICTURES).map((section, index) => ({ section, after: Math.floor((index * match.n) / PICTURES) }))
  for (const [name, text] of Object.entries({ 'lesson.ts': lessonFile(seat, notes, pictures), 'en.ts': wordsFile(said, pictures) }))
    if (again || !existsSync(join(folder, name))) {
      files[name] = text
      written.push(name)
    }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return written
}

interface Note {
  readonly after: number
  readonly id: string
}

interface Shown {
  readonly section: string
  readonly after: number
}

function lessonFile(seat: number, notes: readonly Note[], pictures: readonly Shown[]): string {
  return `import { type Lesson, type MatchRecord, textsIn } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'
import written from './record.json' with { type: 'json' }

/** JSON has no literal types; the lesson's test replays the record and compares. */
const record = written as MatchRecord

export const lesson: Lesson<Move, View, Facts> = {
  record,
  seed: written.seed,
  learner: ${seat},
  notes: [
${notes.map(({ after, id }) => `    { after: ${after}, id: '${id}' },`).join('\n')}
  ],
  pictures: {
${pictures.map(({ section, after }) => `    '${section}': { after: ${after}, viewer: ${seat} },`).join('\n')}
  },
  // What a player may see for the first time in this position of a normal game: keys of \`tips\` in en.ts, most important first.
  tips: () => [],
  text: textsIn({ en: async () => (await import('./en.ts')).en }),
}
`
}

function wordsFile(said: readonly TeacherNote[], pictures: readonly Shown[]): string {
  return `import type { LessonText } from '@fairground/kernel'

export const en: LessonText = {
  notes: {
${said.map(({ words }, index) => `    'move-${index + 1}': { say: ${quoted(words)} },`).join('\n')}
  },
  tips: {},
  captions: {
${pictures.map(({ section }) => `    '${section}': 'The table in the lesson.',`).join('\n')}
  },
}
`
}

function quoted(words: string): string {
  return `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
