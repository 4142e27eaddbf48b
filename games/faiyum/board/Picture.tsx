import { useMemo } from 'preact/hooks'
import { useCalm } from './calm.ts'
import { MapView } from './MapView.tsx'
import type { Props } from './props.ts'
import { Shelf } from './Shelf.tsx'
import { worldFor } from './world.ts'

/** The market on its shelf, the map beside it, and what is being told over the map. */
export function Picture(own: Props) {
  const props = useCalm(own)
  return useMemo(() => <Drawn props={props} />, [props])
}

function Drawn({ props }: { readonly props: Props }) {
  const { view, options, showing, text, names } = props
  const world = worldFor(view, options.edition)
  return (
    <div class="fy">
      <Shelf props={props} world={world} />
      <div class="fy-field-of-play">
        <MapView props={props} world={world} />
        {showing !== undefined && (
          <p class="fy-caption" aria-hidden="true">
            {text.event(showing, names)}
          </p>
        )}
      </div>
    </div>
  )
}
