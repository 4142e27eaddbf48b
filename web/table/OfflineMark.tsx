import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import './offline-mark.css'

/** Says that a match was started offline, and what that means. */
export function OfflineMark() {
  const { badge, badgeHint } = t.value.offline
  return (
    <span class="tag offline-mark" title={badgeHint}>
      <Icon name="wifiOff" size={14} /> <b>{badge}</b>
      <span class="unseen">: {badgeHint}</span>
    </span>
  )
}
