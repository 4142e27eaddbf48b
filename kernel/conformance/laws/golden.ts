import { sha256Hex } from '../../bytes.ts'
import type { Audience } from '../../game.ts'
import { canonical } from '../../json.ts'
import { randomPicks, streamAt, walk } from '../case.ts'
import { hiddenLeaves, type Leaf } from '../mutants/leaves.ts'
import type { OpaqueGame } from '../opaque.ts'
import { isObject } from '../plain.ts'
import { type EmittedEvent, kindOf, playOn } from '../play.ts'

/** A random game to record. */
export interface Playthrough {
  readonly seats: number
  readonly options: unknown
  readonly seed: number
}

/**
 * Law 7: a game as readable text, a line per move and per event. As a file, it shows every change of behaviour as a diff. `*` marks what
 * reveals; `(0 2)` is for those seats only, `(not 1)` for all others. The header lists what is hidden from whom, so that a leak shows up
 * too.
 */
export function golden(game: OpaqueGame, { seats, options, seed }: Playthrough): string {
  const rules = game.open(options, seats)
  const lines = [
    `${game.id} ${game.version}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, seed ${seed}`,
    `options ${canonical(options)}`,
    ...hiddenLeaves(rules, seats).map(hiddenLine),
    '',
  ]
  walk(rules, seed, randomPicks(seed, []), ({ step, state, next }) => {
    if (next === undefined) {
      const outcome = rules.outcome(state)
      lines.push('', `places ${outcome?.places.join(' ')}`, `scores ${outcome?.scores.join(' ')}`, `state ${sha256Hex(canonical(state))}`)
      return false
    }
    lines.push(`${step + 1}. seat ${next.seat} ${canonical(next.move)}`)
    const { events } = playOn(rules, state, next.seat, next.move, streamAt(seed, step, 'chance'))
    for (const telling of events) lines.push(`    ${line(telling)}`)
    return true
  })
  return `${lines.join('\n')}\n`
}

function hiddenLine({ path, hiddenFrom }: Leaf): string {
  return `hidden ${path.join('.')} from ${hiddenFrom.join(' ')}`
}

function line({ event, to, reveals }: EmittedEvent): string {
  const fields = isObject(event)
    ? Object.entries(event)
        .filter(([name]) => name !== 'kind')
        .map(([name, value]) => `${name} ${canonical(value)}`)
    : [canonical(event)]
  return [`${kindOf(event)}${reveals ? '*' : ''}`, ...audience(to), ...fields].join(' ')
}

function audience(to: Audience): readonly string[] {
  if (to === 'all') return []
  return 'only' in to ? [`(${to.only.join(' ')})`] : [`(not ${to.except.join(' ')})`]
}
