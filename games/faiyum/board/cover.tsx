/** The channel between two shores, a pyramid in the making, and the old owner of the place. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#ead9ac" />
      {Array.from({ length: 14 }, (_, line) => (
        <path key={line} d={`M0 ${line * 15 + 4}h320`} stroke="#c9ad6c" stroke-width=".7" opacity=".6" />
      ))}
      <circle cx="236" cy="52" r="26" fill="#d9512c" opacity=".9" />
      <path d="M60 128 118 44l58 84Z" fill="#d9b88d" stroke="#5b3d1c" stroke-width="2" />
      <path d="M118 44v84h58Z" fill="#b98f5b" stroke="#5b3d1c" stroke-width="2" />
      <path d="M72 111h92M84 93h68M97 75h42" stroke="#5b3d1c" stroke-width="1.2" fill="none" />
      <path d="M196 128l28-40 28 40Z" fill="#d9b88d" stroke="#5b3d1c" stroke-width="2" />
      <path d="M0 128q40-12 90-4t110-2 120 2v76H0Z" fill="#7d9a4e" />
      <path d="M0 138q60-10 120 0t200-4v66H0Z" fill="#3f7cac" />
      <path d="M0 138q60-10 120 0t200-4" fill="none" stroke="#5b3d1c" stroke-width="2" />
      {[152, 168, 184].map((y, row) => (
        <path
          key={y}
          d={`M${row * 14} ${y}q8-6 16 0t16 0M${150 + row * 30} ${y + 4}q8-6 16 0t16 0M${250 - row * 12} ${y - 4}q8-6 16 0t16 0`}
          fill="none"
          stroke="#d5e6f1"
          stroke-width="2"
        />
      ))}
      {[16, 26, 36, 286, 296, 306].map((x, reed) => (
        <g key={x} stroke="#3d5524" stroke-width="2.5" fill="#5b3d1c">
          <path d={`M${x} 200V${118 + (reed % 3) * 10}`} />
          <rect x={x - 3} y={106 + (reed % 3) * 10} width="6" height="20" rx="3" stroke="none" />
        </g>
      ))}
      <g transform="translate(164 160) scale(2.3)" fill="#2f4a2b" stroke="#1c2f1a" stroke-width=".8">
        <path d="M-33 5.5Q-24-1-15-1.5c1-6 7-6 8-1.5l3.5-4 3 4 3.5-4.5 3.5 4.5 3.5-4 3 4.5C20-2.5 27-2 34-9c0 9-7 14-17 15.5-18 4-34 2.5-50 1.5Z" />
        <path d="M-31 6.2l3.5 1.2 2-2 3 1.8 2.5-2 3 1.5" fill="none" stroke="#f0e6c8" stroke-width="1.2" />
        <circle cx="-11.5" cy="-2.6" r="1.6" fill="#f2c440" stroke="none" />
      </g>
    </svg>
  )
}
