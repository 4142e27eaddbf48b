import { Icon, type IconName } from './icon.tsx'

interface Props {
  readonly icon: IconName
  readonly label: string
  readonly off: boolean
  press(): void
}

/** Stays focusable when it is disabled, so that it does not lose the focus. */
export function IconPress({ icon, label, off, press }: Props) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} aria-disabled={off} onClick={() => off || press()}>
      <Icon name={icon} />
    </button>
  )
}
