import { useMemo } from 'preact/hooks'
import { useCalm } from './calm.ts'
import { MapView } from './MapView.tsx'
import type { PageProps } from './props.ts'
import { Shelf } from './Shelf.tsx'
import { worldFor } from './world.ts'

/** The market on its shelf, the map beside it, and what is being told over the map. */
export function Picture(own: PageProps) {
  const { showing, text, names } = own
  const props = useCalm(own)
  const world = worldFor(props.facts)
  const shelf = useMemo(() => <Shelf props={props} world={world} />, [props, world])
  const map = useMemo(() => <MapView props={props} world={world} showing={showing} />, [props, world, showing])
  return (
    <div class="fy">
      {shelf}
      <div class="fy-field-of-play">
        {map}
        {showing !== undefined && (
          <p class="fy-caption" aria-hidden="true">
            {text.event(showing, names)}
          </p>
        )}
      </div>
    </div>
  )
}
