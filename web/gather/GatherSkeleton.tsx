import './gather.css'

/** The stage and side panel while they load: nothing moves when they arrive. */
export function GatherSkeleton({ game }: { readonly game: string }) {
  return (
    <main class={`gather world-${game}`} aria-busy="true">
      <section class="stage" />
      <div class="gather-rail" />
    </main>
  )
}
