import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { offlineCache } from '../sw/register.ts'

/** Does this page open without a network? If not, why not. */
export function ReadyLine() {
  const say = t.value.offline
  const state = offlineCache.value
  if (state === 'never') return null
  return (
    <p class="hint ready-line" data-laid-by={state}>
      <Icon name={state === 'ready' ? 'circleCheck' : 'wifiOff'} size={16} />
      <span>{state === 'ready' ? say.ready : state === 'insecure' ? say.insecure : say.notReady}</span>
    </p>
  )
}
