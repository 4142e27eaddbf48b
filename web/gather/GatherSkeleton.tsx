import { Stage } from './Stage.tsx'

/** The stage and side panel while they load: nothing moves when they arrive. */
export function GatherSkeleton({ game }: { readonly game: string }) {
  return (
    <main class={`gather world-${game}`} aria-busy="true">
      <Stage game={game} />
      <div class="gather-rail" />
    </main>
  )
}
