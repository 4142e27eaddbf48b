/** What the landing page shows of the game: three cards on a table. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#2f5d62" />
      <ellipse cx="160" cy="176" rx="150" ry="40" fill="#244a4e" />
      {[-24, 0, 24].map((angle, index) => (
        <g key={angle} transform={`rotate(${angle} 160 260)`}>
          <rect
            x="124"
            y="44"
            width="72"
            height="104"
            rx="8"
            fill={index === 1 ? '#f6ead0' : '#dfeeea'}
            stroke="#16302f"
            stroke-width="3"
          />
          <circle cx="160" cy="96" r={10 + index * 6} fill="#c8663f" />
        </g>
      ))}
    </svg>
  )
}
