import type { Problem } from '@fairground/kernel'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { benchOf } from './layouts.ts'
import { problemSentence, w } from './words.ts'
import './style/differs.css'

/** What keeps an edition from being played, each with its place. */
export function EditionProblems({ game, problems }: { readonly game: string; readonly problems: readonly Problem[] }) {
  const { language } = settings.value
  const loaded = useLoaded(() => benchOf(game), game)
  if (loaded.state !== 'there') return <div class="loading" aria-busy="true" />
  const words = loaded.value.layout.words[language]
  return (
    <div class="notice bad" role="alert">
      <Icon name="circleAlert" />
      <div class="stack">
        <b>{w.value.cannotBePlayed}</b>
        <ul class="ws-brought-problems">
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.reason}`}>
              <code>{problem.path === '' ? w.value.wholeFile : problem.path}</code> {problemSentence(words, problem, language)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
