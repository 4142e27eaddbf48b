import { TERRAINS, type Terrain } from '../edition/vocabulary.ts'
import { type Point, ringOf, type Sheet, SIZE } from './world.ts'

/**
 * What never changes on the map: water, shore, fields. A few long paths instead of hundreds of short ones, so that the browser has little
 * to handle while the map moves.
 */
export function Ground({ world }: { readonly world: Sheet }) {
  const { outline, at, cuts, waves, box } = world
  const land = outline.join('')
  const dams = world.dams.map(([from, to]) => `M${at[from].x} ${at[from].y}L${at[to].x} ${at[to].y}`).join('')
  const spaces = world.spaces.map(({ id, terrain }, space) => ({
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
        <path d={land} stroke="#b9a777" stroke-width="104" opacity=".5" />
        <path d={land} stroke="#34719f" stroke-width="90" />
        <path d={land} stroke="#5795c2" stroke-width="58" />
        <path d={land} stroke="#8fc0dc" stroke-width="30" />
        <path d={land} stroke="#f1dfae" stroke-width="13" />
        <path d={land} stroke="#7c5a2c" stroke-width="4" />
      </g>
      <path class="fy-waves" d={waves.map(({ x, y }) => `M${(x - 9).toFixed(0)} ${y.toFixed(0)}q4.5-5 9 0t9 0`).join('')} />
      <Shores world={world} />
      <path d={dams} stroke="#7c5a2c" stroke-width="46" />
      <path d={dams} stroke="#d9bd86" stroke-width="40" />
      {TERRAINS.map((terrain) => {
        const own = spaces.filter((space) => space.terrain === terrain)
        return (
          <g key={terrain} class={`fy-terrain ${terrain}`}>
            <path class="fy-hexes" d={own.map((space) => space.outline).join('')} />
            <path class="fy-light" d={own.map((space) => ringOf(space.at)).join('')} />
            <path class="fy-fields" d={own.map((space) => fieldAt(terrain, space.at)).join('')} />
            {own.map(({ id, at: { x, y } }) => (
              <text key={id} x={x} y={y - 32} class="fy-id">
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

const BOAT = 'M-26-4C-28-10-30-12-33-13c10-1 14 4 20 5 10 1 20 0 30-6 3-2 6-5 12-5-4 4-5 10-9 14-8 7-36 7-46 1Z'
const REED =
  'M0 0C-2-12-6-20-10-26M2 0C2-14 4-24 6-32M5 0c3-10 8-16 13-20M-10-26c-2-5-1-9 0-11 2 3 3 7 2 11ZM6-32c-2-5-1-9 0-11 2 3 3 7 2 11ZM18-20c0-5 2-8 4-10 1 4 0 8-2 11Z'

/** Boats and reeds in the corners of the sheet, where there is no land. */
function Shores({ world: { at, box } }: { readonly world: Sheet }) {
  const corner = (right: number, down: number): Point => ({ x: box.x + right * box.width, y: box.y + down * box.height })
  const free = (point: Point) => at.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) > 2.1 * SIZE)
  const boats = [corner(0.06, 0.15), corner(0.09, 0.94)].filter(free)
  const reeds = [corner(0.17, 0.09), corner(0.86, 0.09), corner(0.93, 0.9)].filter(free)
  return (
    <>
      {boats.map(({ x, y }) => (
        <g key={y} transform={`translate(${x} ${y}) scale(.8)`} stroke="#3f2a14" stroke-width="1.6" stroke-linejoin="round">
          <path d="M-32 6q30 10 60 0" fill="none" stroke="#8fc0dc" stroke-width="2.4" />
          <path d={BOAT} fill="#b57c42" />
          <path d="M2-8V-46" stroke-width="2.4" />
          <path d="M4-44C20-38 26-22 26-12 18-16 10-15 4-12Z" fill="#fbf3dd" />
          <path d="M4-36c8 2 14 8 18 16M4-26c6 0 12 3 17 8" fill="none" stroke="#b5452f" stroke-width="2" />
        </g>
      ))}
      {reeds.map(({ x, y }) => (
        <path
          key={x}
          d={REED}
          transform={`translate(${x} ${y}) scale(.9)`}
          fill="none"
          stroke="#4c6628"
          stroke-linecap="round"
          stroke-width="2"
        />
      ))}
    </>
  )
}

/** What grows or lies on a space: shapes, each with its starting point. */
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
