import { useEffect, useState } from 'preact/hooks'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useTitles } from '../lib/titles.ts'
import { follow, waitNoMore, welcomeBots } from './matchmaking.ts'
import { matchmaking } from './waiting.ts'
import { words } from './words.ts'
import './people.css'

/** Stays visible on all pages: what you wait for, how long already, and a button to stop. */
export default function MatchmakingBar() {
  useEffect(follow, [])
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const state = matchmaking.value
  const titleOf = useTitles(state?.request === undefined ? [] : [state.request.game])
  if (state?.request === undefined) return null
  const say = words.value.now
  const { request, since = now, waiting = 1, bots } = state
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  const found = state.state === 'found'
  const offered = !found && !bots && request.botsAfter !== undefined && seconds >= request.botsAfter
  return (
    <aside class="matchmaking-bar" aria-label={say.title}>
      <span class={`matchmaking-lamp ${found ? 'found' : ''}`} aria-hidden="true" />
      <p>
        <b>{found ? say.found(titleOf(request.game)) : say.waiting(titleOf(request.game))}</b>{' '}
        <span class="number">
          {timeOf(seconds)}
          {!found && ` · ${say.others(waiting)}`}
        </span>
        <span class="unseen" role="status">
          {found ? say.found(titleOf(request.game)) : offered ? say.botsOffered : ''}
        </span>
      </p>
      {offered && (
        <button type="button" class="button small primary" onClick={() => welcomeBots().catch(failed)}>
          {say.bots}
        </button>
      )}
      {!found && (
        <a class="button small" href="/people">
          {say.other}
        </a>
      )}
      <button type="button" class="button small" onClick={() => waitNoMore().catch(failed)}>
        <Icon name="x" size={16} /> {say.stop}
      </button>
    </aside>
  )
}

function timeOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
