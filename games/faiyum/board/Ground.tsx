import { TERRAINS, type Terrain } from '../edition/vocabulary.ts'
import type { Point, World } from './world.ts'

/**
 * What never changes on the map: water, shore, fields. A few long paths rather than hundreds of small ones, so that the browser has
 * little to keep while the map moves.
 */
export function Ground({ world }: { readonly world: World }) {
  const { outline, at, cuts, waves, edition, table, box } = world
  const land = outline.join('')
  const dams = table.land.dams
    .map((edge) => [at[table.land.from[edge]], at[table.land.to[edge]]])
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('')
  const spaces = edition.map.spaces.map(({ id, terrain }, space) => ({
    id,
    terrain: terrain.value,
    at: at[space],
    outline: outline[space],
  }))
  return (
    <g>
      <defs>
        <pattern id="fy-fibre" width="64" height="9" patternUnits="userSpaceOnUse">
          <path d="M0 2.5h64M0 7h64" stroke="#8a6a34" stroke-width=".5" opacity=".16" />
        </pattern>
      </defs>
      <g stroke-linejoin="round" fill="none">
        <path d={land} stroke="#2f6690" stroke-width="106" opacity=".28" />
        <path d={land} stroke="#3f7cac" stroke-width="92" />
        <path d={land} stroke="#5b95c0" stroke-width="44" />
        <path d={land} stroke="#e6d09b" stroke-width="15" />
        <path d={land} stroke="#7c5a2c" stroke-width="4" />
      </g>
      <path class="fy-waves" d={waves.map(({ x, y }) => `M${(x - 9).toFixed(0)} ${y.toFixed(0)}q4.5-5 9 0t9 0`).join('')} />
      <path d={dams} stroke="#7c5a2c" stroke-width="46" />
      <path d={dams} stroke="#d9bd86" stroke-width="40" />
      {TERRAINS.map((terrain) => {
        const own = spaces.filter((space) => space.terrain === terrain)
        return (
          <g key={terrain} class={`fy-terrain ${terrain}`}>
            <path class="fy-hexes" d={own.map((space) => space.outline).join('')} />
            <path class="fy-fields" d={own.map((space) => fieldAt(terrain, space.at)).join('')} />
            {own.map(({ id, at: { x, y } }) => (
              <text key={id} x={x} y={y - 36.5} class="fy-id">
                {id}
              </text>
            ))}
          </g>
        )
      })}
      {cuts.length > 0 && (
        <g fill="none" stroke-linecap="round">
          <path d={cuts.join('')} stroke="#7c5a2c" stroke-width="15" />
          <path d={cuts.join('')} stroke="#5b95c0" stroke-width="11" />
        </g>
      )}
      <rect x={box.x} y={box.y} width={box.width} height={box.height} fill="url(#fy-fibre)" />
    </g>
  )
}

/** What grows or lies on a space: shapes that begin at a point and go on from there. */
const FIELD: Readonly<Record<Terrain, readonly (readonly [x: number, y: number, shape: string])[]>> = {
  wheat: [
    [-20, 15, ear()],
    [0, 3, ear()],
    [20, 15, ear()],
  ],
  grape: [
    [-23, -10, bunch()],
    [11, -10, bunch()],
    [-6, 8, bunch()],
  ],
  stone: [
    [-27, 14, 'v-13l13-6 13 6v13l-13 6Zv-13m0 0l13 6 13-6m-13 6v13'],
    [1, 8, 'v-14l12-6 13 6v14l-13 6Zm0-14l12 6 13-6m-13 6v14'],
    [-14, -13, 'l9-6 9 5-9 6Z'],
  ],
  red: [[0, -30, 'l26 15v30l-26 15-26-15v-30Z']],
  site: [[-30, 22, 'l30-52 30 52Z']],
}

function ear(): string {
  const grains = 'c-4 0-6-2-6-6 4 0 6 2 6 6Zm2 0c4 0 6-2 6-6-4 0-6 2-6 6Z'
  return `v-17m0 2c-3-2-3-6 0-9 3 3 3 7 0 9Zm-1 6${grains}m-2 6${grains}`
}

function bunch(): string {
  const grape = 'a3.6 3.6 0 1 1 .1 0Z'
  return `${grape}m6-2${grape}m6 2${grape}m-9 6.5${grape}m6 0${grape}m-3 6.5${grape}`
}

function fieldAt(terrain: Terrain, { x, y }: Point): string {
  return FIELD[terrain].map(([right, down, shape]) => `M${(x + right).toFixed(1)} ${(y + down).toFixed(1)}${shape}`).join('')
}
