import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { useKeys } from '../lib/keys.ts'
import { Select } from '../lib/Select.tsx'
import { t } from '../lib/text.ts'
import { RATES, type ReplayPlayer } from './player.ts'

interface Props {
  readonly player: ReplayPlayer
  /** What happened at this moment, in words. */
  readonly caption: string
  /** Entries at which a turn begins, drawn as marks under the scrubber. */
  readonly turns: readonly number[]
}

/** The scrubber and its buttons. */
export function Controls({ player, caption, turns }: Props) {
  const { at, last, playing, rate } = player
  const say = t.value.replay
  const n = at.value
  const arrow = (by: 1 | -1) => (event: KeyboardEvent) => (event.shiftKey ? player.turn(by) : player.step(by))
  useKeys(
    { ArrowRight: arrow(1), ArrowLeft: arrow(-1), Home: () => player.go(0), End: () => player.go(player.last), ' ': () => player.toggle() },
    (key) => (key === ' ' ? SPACE_PRESSES : ARROWS_MOVE),
  )
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
        <Select
          class="input replay-rate number"
          aria-label={say.rate}
          values={RATES}
          chosen={rate.value}
          word={(each) => `${each} ×`}
          choose={(each) => {
            rate.value = each
          }}
        />
      </div>
    </section>
  )
}

const SPACE_PRESSES = 'button, a, summary, select, input:not([type=range]), textarea'
const ARROWS_MOVE = 'select, input:not([type=range]), textarea, [role=tab], [role=radio]'
