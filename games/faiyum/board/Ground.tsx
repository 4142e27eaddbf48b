import type { Terrain } from '../edition/vocabulary.ts'
import type { World } from './world.ts'

/** What never changes on the map: water, shore, fields. */
export function Ground({ world }: { readonly world: World }) {
  const { outline, at, cuts, waves, edition, table, box } = world
  const land = outline.join('')
  const dams = table.land.dams.map((edge) => [at[table.land.from[edge]], at[table.land.to[edge]]] as const)
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
      <g fill="none" stroke="#d5e6f1" stroke-width="1.6" stroke-linecap="round" opacity=".75">
        <path d={waves.map(({ x, y }) => `M${(x - 9).toFixed(0)} ${y.toFixed(0)}q4.5-5 9 0t9 0`).join('')} />
      </g>
      {dams.map(([from, to]) => (
        <g key={`${from.x} ${from.y}`} stroke-linecap="butt">
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="#7c5a2c" stroke-width="46" />
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke="#d9bd86" stroke-width="40" />
        </g>
      ))}
      {edition.map.spaces.map(({ id, terrain }, space) => (
        <g key={id} data-space={space} class={`fy-hex ${terrain.value}`}>
          <path d={outline[space]} />
          <g transform={`translate(${at[space].x} ${at[space].y})`}>
            <Field terrain={terrain.value} />
          </g>
        </g>
      ))}
      {edition.map.spaces.map(({ id, terrain }, space) => (
        <text key={id} x={at[space].x} y={at[space].y - 36.5} class={`fy-id ${terrain.value}`}>
          {id}
        </text>
      ))}
      {cuts.length > 0 && (
        <g fill="none" stroke-linecap="round">
          <path d={cuts.join('')} stroke="#7c5a2c" stroke-width="15" />
          <path d={cuts.join('')} stroke="#5b95c0" stroke-width="11" />
        </g>
      )}
      <rect x={box.x} y={box.y} width={box.width} height={box.height} fill="url(#fy-fibre)" pointer-events="none" />
    </g>
  )
}

/** What grows or lies on a space. */
function Field({ terrain }: { readonly terrain: Terrain }) {
  switch (terrain) {
    case 'wheat':
      return (
        <g class="fy-field" stroke="#8c6a12" fill="#f3d67a">
          {[-20, 0, 20].map((x, ear) => (
            <path key={x} d={EAR} transform={`translate(${x} ${ear === 1 ? -14 : -2})`} />
          ))}
        </g>
      )
    case 'grape':
      return (
        <g class="fy-field" stroke="#432a60" fill="#a884cb">
          {[
            [-17, -6],
            [17, -6],
            [0, 12],
          ].map(([x, y]) => (
            <path key={x} d={BUNCH} transform={`translate(${x} ${y})`} />
          ))}
        </g>
      )
    case 'stone':
      return (
        <g class="fy-field" stroke="#6c6556" stroke-linejoin="round">
          <path d="M-27 14V1l13-6 13 6v13l-13 6Z" fill="#cdc7ba" />
          <path d="M-27 1l13 6 13-6M-14 7v13" fill="none" />
          <path d="M1 8V-6L13-12l13 6V8L13 14Z" fill="#cdc7ba" />
          <path d="M1-6l12 6 13-6M13 0v14" fill="none" />
          <path d="M-14-13l9-6 9 5-9 6Z" fill="#cdc7ba" />
        </g>
      )
    case 'red':
      return (
        <path class="fy-field" d="M0-30 26-15v30L0 30l-26-15v-30Z" fill="none" stroke="#f0b59a" stroke-width="1.5" stroke-dasharray="3 4" />
      )
    case 'site':
      return <path class="fy-field" d="M-30 22 0-30l30 52Z" fill="#d9b88d" stroke="#8a5f31" stroke-width="1.5" stroke-dasharray="4 3" />
  }
}

const EAR =
  'M0 17V0M0 2c-3-2-3-6 0-9 3 3 3 7 0 9Zm-1 6c-4 0-6-2-6-6 4 0 6 2 6 6Zm2 0c4 0 6-2 6-6-4 0-6 2-6 6Zm-2 6c-4 0-6-2-6-6 4 0 6 2 6 6Zm2 0c4 0 6-2 6-6-4 0-6 2-6 6Z'
const BUNCH =
  'M-6-4a3.6 3.6 0 1 1 .1 0Zm6-2a3.6 3.6 0 1 1 .1 0Zm6 2a3.6 3.6 0 1 1 .1 0ZM-3 2.5a3.6 3.6 0 1 1 .1 0Zm6 0a3.6 3.6 0 1 1 .1 0ZM0 9a3.6 3.6 0 1 1 .1 0Z'
