import type { Level } from '@fairground/bots'
import { t } from './text.ts'

interface OptionsProps {
  readonly levels: readonly Level[]
}

/** The levels as options of a list that also offers a person. */
export function LevelOptions({ levels }: OptionsProps) {
  return levels.map((level) => (
    <option key={level} value={level}>
      {t.value.setUp.bot}: {t.value.bots.levels[level].name}
    </option>
  ))
}

/** One honest line about each chosen level. */
export function LevelLines({ levels }: OptionsProps) {
  const chosen = [...new Set(levels)]
  if (chosen.length === 0) return null
  return (
    <ul class="level-lines hint">
      {chosen.map((level) => (
        <li key={level}>
          <b>{t.value.bots.levels[level].name}:</b> {t.value.bots.levels[level].line}
        </li>
      ))}
    </ul>
  )
}
