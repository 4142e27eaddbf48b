const NEMES = 'M450 20C374 20 344 66 341 138l-30 122c18 14 56 16 74 2l12-58h106l12 58c18 14 56 12 74-2l-30-122C556 66 526 20 450 20Z'
const CHEST = 'M196 480c10-112 92-206 254-206s244 94 254 206Z'
/** Faded signs on the wall: reed, water, eye, bird, loaf, ankh. */
const SIGNS = [
  'M0 20v-36c9 4 11 14 5 24',
  'M-16-8q5-8 10 0t10 0 10 0M-16 6q5-8 10 0t10 0 10 0',
  'M-18 0q18-15 36 0-18 11-36 0ZM0-3v6M2 8l6 12 8 2',
  'M-15 6c4-16 14-22 26-18l8 5-9 2c0 12-9 19-20 19M-6 14v9M2 13v10',
  'M-15 8a15 15 0 0 1 30 0Z',
  'M0-2c-10-11-7-20 0-20s10 9 0 20v26M-11 6h22',
]

/** Painted columns in torchlight, and between them the pharaoh with striped headcloth and broad collar. */
export function Hall({ pleased }: { readonly pleased: boolean }) {
  return (
    <svg viewBox="0 0 900 480" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id="fy-torch" cx=".5" cy=".3" r=".72">
          <stop offset="0" stop-color={pleased ? '#f0bd5f' : '#8b8fa2'} />
          <stop offset=".45" stop-color={pleased ? '#8a5326' : '#454253'} />
          <stop offset="1" stop-color={pleased ? '#24140a' : '#16131b'} />
        </radialGradient>
        <linearGradient id="fy-shaft">
          <stop offset="0" stop-color="#6d4720" />
          <stop offset=".35" stop-color="#cf9f55" />
          <stop offset=".6" stop-color="#a87838" />
          <stop offset="1" stop-color="#4d2f13" />
        </linearGradient>
        <radialGradient id="fy-flame">
          <stop offset="0" stop-color="#fff1bf" stop-opacity=".9" />
          <stop offset=".3" stop-color="#ffb649" stop-opacity=".5" />
          <stop offset="1" stop-color="#ff9a3c" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="fy-face" x1="0" y1="0" x2="1" y2=".4">
          <stop offset="0" stop-color="#ecbd72" />
          <stop offset=".55" stop-color="#d39a50" />
          <stop offset="1" stop-color="#9c6a34" />
        </linearGradient>
        <clipPath id="fy-nemes">
          <path d={NEMES} />
        </clipPath>
        <clipPath id="fy-chest">
          <path d={CHEST} />
        </clipPath>
      </defs>
      <rect width="900" height="480" fill="url(#fy-torch)" />
      <g fill="none" stroke="#2b1709" stroke-opacity=".34" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
        {SIGNS.flatMap((sign, row) =>
          [310, 590].map((x, side) => (
            <path key={`${row} ${x}`} d={SIGNS[(row + 3 * side) % SIGNS.length] ?? sign} transform={`translate(${x} ${64 + 66 * row})`} />
          )),
        )}
      </g>
      {[50, 232, 668, 850].map((x) => (
        <Column key={x} x={x} />
      ))}
      {[141, 759].map((x) => (
        <Brazier key={x} x={x} />
      ))}
      <Pharaoh pleased={pleased} />
      <path d="M0 440h900v40H0Z" fill="#1c0f06" opacity=".55" />
    </svg>
  )
}

/** A column shaped like a bundle of papyrus: an open flower on top, painted bands around the shaft. */
function Column({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-34 84h68v396h-68Z" fill="url(#fy-shaft)" />
      <path d="M-17 130v350M0 130v350M17 130v350" stroke="#3d240e" stroke-opacity=".4" stroke-width="3" />
      <path d="M-34 84h68v10h-68ZM-34 104h68v8h-68Z" fill="#1f4e8c" />
      <path d="M-34 94h68v10h-68ZM-34 300h68v9h-68Z" fill="#b5452f" />
      <path d="M-34 291h68v9h-68ZM-34 309h68v9h-68Z" fill="#e6b93f" />
      <path d="M-58 22C-50 60-42 74-34 84h68c8-10 16-24 24-62Z" fill="#4f7a5c" stroke="#2e1a0a" stroke-width="3" />
      <path
        d="M-40 24c4 30 10 46 16 60M40 24c-4 30-10 46-16 60M-14 24c2 30 4 46 6 60M14 24c-2 30-4 46-6 60"
        stroke="#e6cf8a"
        stroke-width="2.500"
        fill="none"
      />
      <path d="M-62 0h124v24H-62Z" fill="#a87838" stroke="#2e1a0a" stroke-width="3" />
    </g>
  )
}

function Brazier({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle cy="210" r="150" fill="url(#fy-flame)" />
      <path d="M-5 270h10l8 210h-26Z" fill="#4d2f13" />
      <path d="M-34 246h68c-4 20-16 30-34 30s-30-10-34-30Z" fill="#8a5f2c" stroke="#2e1a0a" stroke-width="3" />
      <path d="M-24 246c-8-22 6-30 4-52 14 8 14 22 14 22s8-14 4-32c20 14 16 34 16 34s6-6 6-14c10 18 6 34 0 42Z" fill="#ff9a3c" />
      <path d="M-10 246c-6-14 4-20 6-34 8 8 8 16 8 16s4-4 4-10c8 12 6 22 2 28Z" fill="#ffe08a" />
    </g>
  )
}

/** Bands of the collar, outermost first: width at the centre, colour. */
const COLLAR: readonly (readonly [reach: number, colour: string])[] = [
  [150, '#e6b93f'],
  [138, '#1f4e8c'],
  [112, '#e6b93f'],
  [104, '#b5452f'],
  [78, '#e6b93f'],
  [70, '#2f7d5b'],
  [44, '#e6b93f'],
]

function Pharaoh({ pleased }: { readonly pleased: boolean }) {
  return (
    <g stroke="#4a2c12" stroke-width="3" stroke-linejoin="round">
      <path d={CHEST} fill="url(#fy-face)" />
      <g clip-path="url(#fy-chest)" stroke="none">
        {COLLAR.map(([reach, colour]) => (
          <ellipse key={reach} cx="450" cy="262" rx={reach * 1.5} ry={reach} fill={colour} />
        ))}
        <path d={beads(91)} fill="none" stroke="#f6d67a" stroke-width="7" stroke-dasharray="1 13" stroke-linecap="round" />
        <path d={beads(125)} fill="none" stroke="#f6e3b0" stroke-width="9" stroke-dasharray="1 17" stroke-linecap="round" />
      </g>
      <path d={NEMES} fill="#e9bd45" />
      <g clip-path="url(#fy-nemes)" fill="none" stroke="#1f4e8c" stroke-width="10">
        {Array.from({ length: 13 }, (_, band) => (
          <path key={band} d={`M290 ${62 + 20 * band}Q450 ${6 + 20 * band} 610 ${62 + 20 * band}`} />
        ))}
      </g>
      <path d={NEMES} fill="none" />
      <path d="M450 70c-42 0-58 26-58 64 0 46 24 86 58 86s58-40 58-86c0-38-16-64-58-64Z" fill="url(#fy-face)" />
      <path d="M389 116c4-40 24-60 61-60s57 20 61 60c-14-24-34-34-61-34s-47 10-61 34Z" fill="#e6b93f" />
      <path d="M440 216h20l6 62h-32Z" fill="#1f4e8c" />
      <path d="M439 232h23M437 248h27M436 264h29" stroke="#e6b93f" />
      <path d="M450 70c-12-14-14-34 0-52 14 18 12 38 0 52Z" fill="#2f9e5f" />
      <path d="M442 44h16M444 56h12" stroke="#f6d67a" stroke-width="2.500" />
      <path d="M408 132q15-14 30 0-15 11-30 0ZM462 132q15-14 30 0-15 11-30 0Z" fill="#fff6e6" stroke="#1d1029" />
      <path
        d={`M402 ${pleased ? 120 : 124}q19-14 38-${pleased ? 2 : -2}M460 ${pleased ? 118 : 126}q19-12 38 2M438 134l-42 9M462 134l42 9`}
        fill="none"
        stroke="#1d1029"
        stroke-width="4.500"
        stroke-linecap="round"
      />
      <circle cx="424" cy="132" r="5" fill="#1d1029" stroke="none" />
      <circle cx="476" cy="132" r="5" fill="#1d1029" stroke="none" />
      <path d="M450 140v28l-9 6h18" fill="none" stroke="#7c4a24" stroke-linecap="round" />
      <path
        d={pleased ? 'M431 193q19 12 38 0' : 'M432 199q18-9 36 0'}
        fill="none"
        stroke="#7c2f1c"
        stroke-width="4.500"
        stroke-linecap="round"
      />
    </g>
  )
}

/** A string of beads in the middle of a band. */
function beads(reach: number): string {
  return `M${450 - reach * 1.5} 262A${reach * 1.5} ${reach} 0 0 0 ${450 + reach * 1.5} 262`
}
