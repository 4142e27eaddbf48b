import { coverOf } from './boards.ts'

/** A game's picture, or the server's colours if it has none. */
export function Cover({ game, class: kind = '' }: { readonly game: string; readonly class?: string }) {
  const picture = coverOf(game)
  if (picture === undefined) return <span class={`cover ${kind}`} />
  return <img class={`cover ${kind}`} src={picture} alt="" width="320" height="140" decoding="async" />
}
