import { Icon } from '../lib/icon.tsx'

/** Why something was not done, where it was asked for. */
export function Refused({ reason }: { readonly reason: string }) {
  return (
    <p class="notice bad" role="alert">
      <Icon name="circleAlert" /> {reason}
    </p>
  )
}
