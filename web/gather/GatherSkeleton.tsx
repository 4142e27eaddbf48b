import './gather.css'

/** Stage and paper before it is known who sits there: nothing moves when they come. */
export function GatherSkeleton({ game }: { readonly game: string }) {
  return (
    <main class={`gather world-${game}`} aria-busy="true">
      <section class="stage" />
      <div class="gather-rail" />
    </main>
  )
}
