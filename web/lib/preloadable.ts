import { type ComponentType, h } from 'preact'
import { useState } from 'preact/hooks'
import { latePage } from './late.tsx'

/** A page that is loaded when it is first shown, or before: once `preload` was kept it is shown at once, without anything before it. */
export function preloadable<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> & { preload(): Promise<void> } {
  let here: ComponentType<P> | undefined
  const Lazy = latePage(load)

  function Page(props: P) {
    // Whatever a place was begun with it goes on with: another would be another page.
    const [Shown] = useState<ComponentType<P>>(() => here ?? Lazy)
    return h(Shown, props)
  }

  async function preload(): Promise<void> {
    here = (await load()).default
  }

  return Object.assign(Page, { preload })
}
