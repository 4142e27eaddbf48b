import { Icon } from '../lib/icon.tsx'

/** Why something was refused, next to its button. */
export function Refused({ reason }: { readonly reason: string }) {
  return (
    <p class="notice bad" role="alert">
      <Icon name="circleAlert" /> {reason}
    </p>
  )
}
