import type { Level } from '@fairground/bots'
import { t } from './text.ts'

/** A level's name in a list that offers other things too. */
export function botOf(level: Level): string {
  return `${t.value.setUp.bot}: ${t.value.bots.levels[level].name}`
}

/** One honest line about each chosen level. */
export function LevelLines({ levels }: { readonly levels: readonly Level[] }) {
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
