import { type ComponentType, h } from 'preact'
import { useState } from 'preact/hooks'
import { latePage } from './late.tsx'

/** A page that is loaded when it is first shown, or earlier: after `preload` it is shown at once, without a placeholder. */
export function preloadable<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> & { preload(): Promise<void> } {
  let here: ComponentType<P> | undefined
  const Lazy = latePage(load)

  function Page(props: P) {
    // Keeps the component it started with: another one would be remounted.
    const [Shown] = useState<ComponentType<P>>(() => here ?? Lazy)
    return h(Shown, props)
  }

  async function preload(): Promise<void> {
    here = (await load()).default
  }

  return Object.assign(Page, { preload })
}
