import type { Position } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { change, settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { useLesson } from './lesson.ts'
import { newTip, setGiven } from './tips.ts'

interface Props {
  readonly game: string
  readonly position: Position
  readonly facts: unknown
  /** The entry of the viewer's own last move: others' choices do not remove a tip. */
  readonly moved: number
}

interface GivenTip {
  readonly tip: string
  /** The viewer's last move when the tip appeared. */
  readonly moved: number
}

/** A tip about something that the viewer meets for the first time. It stays until it is closed or their next choice is due. */
export function Tip({ game, position, facts, moved }: Props) {
  const { viewer, view, moves, turn } = position
  const due = viewer !== 'spectator' && turn.includes(viewer) && moves.length > 0
  const known = useLesson(game, settings.value.tips)
  const [shown, setShown] = useState<GivenTip | undefined>(undefined)
  useEffect(() => {
    if (known === undefined || !due || shown?.moved === moved) return
    if (shown !== undefined) setGiven(game, shown.tip)
    const tip = newTip(game, known.lesson.tips(view, moves, facts))
    setShown(tip === undefined ? undefined : { tip, moved })
  }, [known, due, moved])
  if (known === undefined || shown === undefined || !settings.value.tips) return null

  function putAway(): void {
    if (shown !== undefined) setGiven(game, shown.tip)
    setShown(undefined)
  }

  return (
    <section class="coach tip card" aria-label={t.value.learn.tip}>
      <Icon name="lightbulb" />
      <p class="tip-words" aria-live="polite">
        <b>{t.value.learn.tip}:</b> {known.words.tips[shown.tip]}
      </p>
      <div class="row coach-foot">
        <button type="button" class="button small quiet" onClick={() => change({ tips: false })}>
          {t.value.learn.noMoreTips}
        </button>
        <button type="button" class="button small got-it" onClick={putAway}>
          <Icon name="check" size={18} />
          {t.value.learn.gotIt}
        </button>
      </div>
    </section>
  )
}
