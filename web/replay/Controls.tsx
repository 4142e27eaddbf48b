import { useLayoutEffect } from 'preact/hooks'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { RATES, type Rate, type ReplayPlayer } from './player.ts'

interface Props {
  readonly player: ReplayPlayer
  /** What happened at this moment, in words. */
  readonly caption: string
  /** Numbers at which a turn begins, drawn as marks under the scrubber. */
  readonly turns: readonly number[]
}

/** The scrubber and its buttons. */
export function Controls({ player, caption, turns }: Props) {
  const { at, last, playing, rate } = player
  const say = t.value.replay
  const n = at.value
  useKeys(player)
  return (
    <section class="prompt replay-controls" aria-label={say.title}>
      <div class="prompt-words">
        <p class="prompt-turn number">{say.moment(n, last)}</p>
        <p class="replay-caption" aria-live={playing.value ? 'off' : 'polite'}>
          {caption}
        </p>
      </div>
      <div class="replay-scrub">
        <input
          type="range"
          min={0}
          max={last}
          value={n}
          aria-label={say.scrub}
          aria-valuetext={`${say.moment(n, last)}: ${caption}`}
          onInput={(event) => player.go(event.currentTarget.valueAsNumber)}
        />
        <svg class="replay-turns" viewBox={`0 0 ${Math.max(1, last)} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={turns.map((turn) => `M${turn} 0v1`).join('')} />
        </svg>
      </div>
      <div class="row replay-buttons">
        <IconPress icon="chevronFirst" label={say.first} press={() => player.go(0)} off={n === 0} />
        <IconPress icon="chevronsLeft" label={say.turnBack} press={() => player.turn(-1)} off={n === 0} />
        <IconPress icon="chevronLeft" label={say.back} press={() => player.step(-1)} off={n === 0} />
        <button
          type="button"
          class="icon-button replay-play"
          aria-label={playing.value ? say.pause : say.play}
          title={playing.value ? say.pause : say.play}
          onClick={player.toggle}
        >
          <Icon name={playing.value ? 'pause' : 'play'} />
        </button>
        <IconPress icon="chevronRight" label={say.forward} press={() => player.step(1)} off={n === last} />
        <IconPress icon="chevronsRight" label={say.turnForward} press={() => player.turn(1)} off={n === last} />
        <IconPress icon="chevronLast" label={say.last} press={() => player.go(last)} off={n === last} />
        <select
          class="input replay-rate number"
          aria-label={say.rate}
          value={rate.value}
          onChange={(event) => {
            // The options below are the rates, and nothing else.
            rate.value = Number(event.currentTarget.value) as Rate
          }}
        >
          {RATES.map((each) => (
            <option key={each} value={each}>
              {each} ×
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}

/** Arrows, Home, End and Space anywhere on the page, but not where a key has a meaning of its own. */
function useKeys(player: ReplayPlayer): void {
  // Before it is painted, so that no key is lost on a page that can be seen.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && takesKeys(event.target, event.key)) return
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
      if (by !== undefined) event.shiftKey ? player.turn(by) : player.step(by)
      else if (event.key === 'Home') player.go(0)
      else if (event.key === 'End') player.go(player.last)
      else if (event.key === ' ') player.toggle()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [player])
}

const SPACE_PRESSES = 'button, a, summary, select, input:not([type=range]), textarea'
const ARROWS_MOVE = 'select, input:not([type=range]), textarea, [role=tab], [role=radio]'

function takesKeys(element: Element, key: string): boolean {
  return element.closest(key === ' ' ? SPACE_PRESSES : ARROWS_MOVE) !== null
}
