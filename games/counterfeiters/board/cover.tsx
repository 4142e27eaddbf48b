import { Star } from './star.tsx'

/** Three are real. */
const BILLS = [
  { x: 0, y: 20, turn: -8, fake: false },
  { x: 52, y: 12, turn: 3, fake: false },
  { x: 104, y: 22, turn: -3, fake: true },
  { x: 158, y: 10, turn: 6, fake: false },
]

/** Ocean Drive after dark: a press runs behind the neon. */
export function Cover() {
  return (
    <svg class="cf-cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#0e1020" />
      <circle cx="232" cy="78" r="54" fill="#ff3d8b" />
      <path d="M170 84h124M172 94h120M178 104h108M186 114h92M198 124h68" stroke="#0e1020" stroke-width="4" />
      <path d="M0 150V96h26V82h14v14h30v-40h8V44h26v12h8v94h24v-34h44v34h40v-60h10v-16h28v16h10v60h26v-28h26v28Z" fill="#191a38" />
      <path d="M0 148h320v52H0Z" fill="#0a0b18" />
      <path d="M0 149h320" stroke="#2ce0e6" stroke-width="2" />
      <g fill="#2ce0e6" opacity=".8">
        <path d="M82 66h6v9h-6ZM94 66h6v9h-6ZM82 84h6v9h-6ZM94 102h6v9h-6ZM206 106h6v9h-6ZM218 122h6v9h-6Z" />
      </g>
      <g fill="none" stroke="#ff3d8b" stroke-width="3" stroke-linecap="round">
        <path d="M18 110h36M18 120h24" />
        <path d="M140 126h30M140 136h20" stroke="#4ee88f" />
      </g>
      <g transform="translate(30 134)">
        {BILLS.map(({ x, y, turn, fake }) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect width="62" height="31" rx="2" fill={fake ? '#e9e6da' : '#d7f2df'} />
            <rect
              x="3"
              y="3"
              width="56"
              height="25"
              rx="1"
              fill="none"
              stroke={fake ? '#9a9c86' : '#1d7a49'}
              stroke-width="1.5"
              {...(fake && { 'stroke-dasharray': '5 2' })}
            />
            {fake ? (
              <g fill="#63664f">
                <Star x={31} y={16} size={9} />
              </g>
            ) : (
              <>
                <circle cx="31" cy="15.5" r="8.5" fill="#1d7a49" />
                <path
                  d="M31 10v11M28.5 12.8c0-1.6 5-1.6 5 .4 0 2.2-5 1.6-5 3.8 0 2 5 2 5 .4"
                  fill="none"
                  stroke="#d7f2df"
                  stroke-width="1.5"
                />
              </>
            )}
          </g>
        ))}
      </g>
      <g fill="#05060d">
        <path d="M20 200c3-52 1-84-8-118 15 30 20 70 18 118Z" />
        <path d="M12 84C-2 70-16 73-24 84c12-5 22-4 32 2-15-3-27 6-28 20 8-10 18-15 31-18-6 8-7 20-1 30 1-12 4-21 9-29 9 6 13 16 11 27 8-13 5-25-5-32 12 0 21 6 27 16 1-15-10-24-26-22 9-7 21-7 30 0-6-12-29-18-44 6Z" />
      </g>
    </svg>
  )
}
