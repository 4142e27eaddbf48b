import type { Edition } from '@fairground/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Dialog } from '../../lib/Dialog.tsx'
import { settings } from '../../lib/settings.ts'
import type { Editing } from '../editing.ts'
import type { Bench } from '../layouts.ts'
import { keyOf } from '../model/counterpart.ts'
import { valueAt } from '../model/edit.ts'
import { pathOf } from '../model/fields.ts'
import { Refused } from '../Refused.tsx'
import { tooExpensive, w } from '../words.ts'
import { type Finding, findingsOf } from './findings.ts'
import type { Played } from './play.ts'
import { type Result, resultOf, type Spread } from './result.ts'
import type { TrialNews, TrialTask } from './trial.worker.ts'
import '../style/trial.css'

const GAMES = 200
/** The minimum interval between updates of the page, in milliseconds. */
const PACE = 500
/** With fewer games nothing is reported as broken. */
const ENOUGH = 30

interface Props {
  readonly editing: Editing
  goTo(place: string): void
  close(): void
}

/** Two hundred games of fast bots with this edition, compared with as many with the built-in one. */
export function Trial({ editing, goTo, close }: Props) {
  const { bench, edition, builtIn } = editing
  const [played, setPlayed] = useState<readonly { readonly mine: Played; readonly builtIn: Played }[]>([])
  const [refused, setRefused] = useState<string | undefined>(undefined)
  const [stopped, setStopped] = useState(false)
  const worker = useRef<Worker | undefined>(undefined)

  useEffect(() => {
    const made = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' })
    worker.current = made
    const news: { mine: Played; builtIn: Played }[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    made.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => {
      if ('cost' in data) setRefused(data.cost && tooExpensive(data.cost))
      else if ('failed' in data) setRefused(w.peek().trial.failed(data.failed))
      else {
        news.push(data)
        timer ??= setTimeout(
          () => {
            timer = undefined
            setPlayed([...news])
          },
          news.length === GAMES ? 0 : PACE,
        )
      }
    })
    made.addEventListener('error', ({ message }) => setRefused(w.peek().trial.failed(message)))
    made.postMessage({ game: bench.gamePackage.game.id, edition, builtIn, games: GAMES } satisfies TrialTask)
    return () => {
      clearTimeout(timer)
      made.terminate()
    }
  }, [])

  const mine = useMemo(() => resultOf(played.map((each) => each.mine)), [played])
  const other = useMemo(() => resultOf(played.map((each) => each.builtIn)), [played])
  const done = played.length === GAMES || stopped
  const findings = played.length >= ENOUGH ? findingsOf(mine, other) : []

  function stop(): void {
    worker.current?.terminate()
    setStopped(true)
  }

  return (
    <Dialog title={w.value.trial.title(GAMES)} class="ws-trial" close={close}>
      {refused !== undefined ? (
        <Refused reason={refused} />
      ) : (
        <div class="stack">
          <div class="row">
            <progress max={GAMES} value={played.length} aria-label={w.value.trial.playing(played.length, GAMES)} />
            <span aria-live="off">{done ? w.value.trial.played(played.length) : w.value.trial.playing(played.length, GAMES)}</span>
            {!done && (
              <button type="button" class="button small" onClick={stop}>
                {w.value.trial.stop}
              </button>
            )}
          </div>
          {played.length > 0 && (
            <>
              <Ribbons label={w.value.trial.scores} mine={mine.scores} builtIn={other.scores} />
              <Ribbons label={w.value.trial.lengths} mine={mine.lengths} builtIn={other.lengths} />
              <section aria-live={done ? 'polite' : 'off'}>
                <h3>{w.value.trial.broken}</h3>
                {findings.length === 0 ? (
                  <p>{played.length < ENOUGH ? w.value.trial.tooFew : w.value.trial.nothingBroken}</p>
                ) : (
                  <ul class="ws-findings">
                    {findings.map((finding) => (
                      <FindingLine key={JSON.stringify(finding)} finding={finding} bench={bench} edition={edition} goTo={goTo} />
                    ))}
                  </ul>
                )}
              </section>
              {[...Map.groupBy(keysOf(mine, other), listOf)].map(([list, keys]) => (
                <Cards key={list} list={list} keys={keys} mine={mine} builtIn={other} bench={bench} edition={edition} />
              ))}
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

const WIDTH = 420

/** Two ribbons over one scale: 80 % pale, half dark, the median a line. */
function Ribbons({ label, mine, builtIn }: { readonly label: string; readonly mine: Spread; readonly builtIn: Spread }) {
  const most = Math.max(1, mine.parts[4], builtIn.parts[4])
  const least = Math.min(0, mine.parts[0], builtIn.parts[0])
  const x = (value: number) => ((value - least) / (most - least)) * WIDTH
  return (
    <table class="ws-ribbons">
      <caption>{label}</caption>
      <tbody>
        {(
          [
            ['mine', mine],
            ['builtIn', builtIn],
          ] as const
        ).map(([whose, { parts, mean, error }]) => (
          <tr key={whose} class={whose}>
            <th scope="row">{w.value.trial[whose]}</th>
            <td>
              <svg viewBox={`0 0 ${WIDTH} 22`} preserveAspectRatio="none" aria-hidden="true">
                <rect class="wide" x={x(parts[0])} y="5" width={Math.max(2, x(parts[4]) - x(parts[0]))} height="12" />
                <rect class="half" x={x(parts[1])} y="5" width={Math.max(2, x(parts[3]) - x(parts[1]))} height="12" />
                <rect class="middle" x={x(parts[2]) - 1.5} y="1" width="3" height="20" />
              </svg>
            </td>
            <td class="number">{inFigures(mean, error)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inFigures(mean: number, error: number): string {
  const places = error > 0 && error < 0.1 ? 2 : 1
  return `${mean.toFixed(places)} ± ${error.toFixed(places)}`
}

const MOST_CARDS = 15

/** Everything that was counted with either edition. */
function keysOf(mine: Result, builtIn: Result): readonly string[] {
  return [...new Set([...Object.keys(mine.cards), ...Object.keys(builtIn.cards)])]
}

function listOf(key: string): string {
  return key.split(/[.:]/)[0]
}

interface CardsProps {
  readonly list: string
  readonly keys: readonly string[]
  readonly mine: Result
  readonly builtIn: Result
  readonly bench: Bench
  readonly edition: Edition
}

/** How often cards of a list were bought and played, both editions side by side; the largest changes first. */
function Cards({ list, keys, mine, builtIn, bench, edition }: CardsProps) {
  const words = bench.layout.words[settings.value.language].counted[list]
  const per = (result: Result, key: string, what: 'bought' | 'played') => (result.cards[key]?.[what] ?? 0) / Math.max(1, result.games)
  const change = (key: string) =>
    Math.abs(per(mine, key, 'bought') - per(builtIn, key, 'bought')) + Math.abs(per(mine, key, 'played') - per(builtIn, key, 'played'))
  const rows = keys.toSorted((a, b) => change(b) - change(a)).slice(0, MOST_CARDS)
  const columns = (['bought', 'played'] as const).filter((what) => rows.some((key) => per(mine, key, what) + per(builtIn, key, what) > 0))
  const most = Math.max(...rows.flatMap((key) => columns.flatMap((what) => [per(mine, key, what), per(builtIn, key, what)])))
  return (
    <table class="ws-cards-table">
      <caption>{w.value.trial.cards(words?.title ?? list)}</caption>
      <thead>
        <tr>
          <th scope="col">{words?.title}</th>
          {columns.map((what) => (
            <th key={what} scope="col">
              {words?.[what]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((key) => (
          <tr key={key}>
            <th scope="row">{cardOf(bench, edition, key).title}</th>
            {columns.map((what) => (
              <td key={what}>
                <span class="ws-pair-bars">
                  <span class="mine" style={{ width: `${(per(mine, key, what) / most) * 100}%` }} />
                  <span class="builtIn" style={{ width: `${(per(builtIn, key, what) / most) * 100}%` }} />
                </span>
                <span class="number">{w.value.trial.both(per(mine, key, what).toFixed(2), per(builtIn, key, what).toFixed(2))}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The card that a count is about, and its place. */
function cardOf({ layout, texts }: Bench, edition: Edition, key: string): { readonly title: string; readonly at: string } {
  const { language } = settings.value
  const [list, name] = key.split(':')
  let at = key
  if (name !== undefined) {
    const items = valueAt(edition, pathOf(list))
    if (!Array.isArray(items)) return { title: layout.item(edition, key, texts[language], language).title, at: list }
    const index = items.findIndex((item) => String(keyOf(item)) === name || item.kind === name)
    if (index < 0) return { title: name, at: list }
    at = `${list}.${index}`
  }
  const { title, badge } = layout.item(edition, at, texts[language], language)
  // Kinds that are in several lines are named by their kind.
  return {
    title: name !== undefined && Number.isNaN(Number(name)) ? title.replace(/ ×\d+$/, '') : [badge, title].filter(Boolean).join(' '),
    at,
  }
}

interface FindingProps {
  readonly finding: Finding
  readonly bench: Bench
  readonly edition: Edition
  goTo(place: string): void
}

function FindingLine({ finding, bench, edition, goTo }: FindingProps) {
  const say = w.value.trial.findings
  const percent = (share: number) => `${Math.round(share * 100)}`
  if (!('card' in finding)) {
    const sentence =
      finding.kind === 'unended'
        ? say.unended(finding.games, finding.of)
        : finding.kind === 'seat'
          ? say.seat(finding.seat + 1, percent(finding.share), percent(finding.error))
          : say[finding.kind](finding.times.toFixed(1))
    return <li>{sentence}</li>
  }
  const { title, at } = cardOf(bench, edition, finding.card)
  const sentence =
    finding.kind === 'unused'
      ? say.unused(title)
      : finding.kind === 'wins'
        ? say.wins(title, percent(finding.share), percent(finding.error))
        : say.everywhere(title, finding.times.toFixed(1))
  return (
    <li>
      {sentence}{' '}
      <button type="button" class="ws-link" onClick={() => goTo(at)}>
        {w.value.show(title)}
      </button>
    </li>
  )
}
