import type { Edition } from '@fairground/kernel'
import { settings } from '../lib/settings.ts'
import type { Bench } from './layouts.ts'
import { type Difference, differences } from './model/differences.ts'
import { type Path, written } from './model/fields.ts'
import { labelOf, valueText, w } from './words.ts'
import './style/differs.css'

interface Props {
  readonly bench: Bench
  readonly edition: Edition
  readonly other: Edition
  goTo?(place: string): void
}

/** The differences between two editions, one per line. */
export function EditionDifferences({ bench, edition, other, goTo }: Props) {
  const { language } = settings.value
  const words = bench.layout.words[language]
  const found = differences(edition, other)
  if (found.length === 0) return <p>{w.value.nothingDiffers(other.name)}</p>
  return (
    <div class="ws-differs">
      <p class="hint">{w.value.differsCount(found.length, other.name)}</p>
      <ul>
        {found.map((each, index) => (
          <li key={index}>
            {goTo === undefined ? (
              <b>{placeName(bench, edition, each.path)}</b>
            ) : (
              <button type="button" class="ws-link" onClick={() => goTo(written(each.path))}>
                {placeName(bench, edition, each.path)}
              </button>
            )}
            <span>{inWords(each, bench, words)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function inWords({ path, is, was }: Difference, bench: Bench, words: Bench['layout']['words']['en']): string {
  const said = (value: unknown) => (isItem(bench, path, value) ? w.value.there : valueText(words, path, value))
  return `${said(was)} → ${said(is)}`
}

/** For a card that exists in only one edition, its parts are not listed. */
function isItem(bench: Bench, path: Path, value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    bench.layout.tabs.some((tab) => tab.kind === 'items' && written(path).startsWith(tab.at) && path.length <= 2)
  )
}

/** «Level · 4 players»: an item by its title, then the field. */
export function placeName({ layout, texts }: Bench, edition: Edition, path: Path): string {
  const { language } = settings.value
  const words = layout.words[language]
  const place = written(path)
  const home = layout.tabs.find((tab) => tab.kind === 'items' && place.startsWith(`${tab.at}.`))
  if (home?.kind !== 'items') return labelOf(words, path)
  const depth = home.at.split('.').length + 1
  const { title, badge } = layout.item(edition, written(path.slice(0, depth)), texts[language], language)
  const item = [badge, title].filter(Boolean).join(' ')
  return path.length <= depth ? item : `${item} · ${labelOf(words, path)}`
}
