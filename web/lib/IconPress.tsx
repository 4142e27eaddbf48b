import { Icon, type IconName } from './icon.tsx'

interface Props {
  readonly icon: IconName
  readonly label: string
  readonly off: boolean
  press(): void
}

/** Stays in the order of Tab when there is nowhere to go, so that whoever presses it keeps the focus. */
export function IconPress({ icon, label, off, press }: Props) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} aria-disabled={off} onClick={() => off || press()}>
      <Icon name={icon} />
    </button>
  )
}
