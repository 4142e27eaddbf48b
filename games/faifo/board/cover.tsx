/** Lanterns over the old quay. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#1e2a4a" />
      <rect y="118" width="320" height="82" fill="#141d38" />
      <path d="M0 118V84l22-18h58l22 18h16l20-24h54l20 24h22l18-16h46l22 16v34Z" fill="#0e1530" />
      {[18, 56, 150, 176, 252, 286].map((x) => (
        <rect key={x} x={x} y="94" width="13" height="18" fill="#f5b14c" opacity=".8" />
      ))}
      <path d="M0 22q80 36 160 14t160 8" fill="none" stroke="#5c4a3a" stroke-width="2" />
      {[
        [34, 40, '#d9512c'],
        [96, 50, '#f5b14c'],
        [160, 42, '#a8322a'],
        [222, 40, '#2f8f83'],
        [284, 50, '#d9512c'],
      ].map(([x, y, colour]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="34" cy="14" fill="#f5b14c" opacity=".16" />
          <path d="M-8-4h16v4H-8ZM-13 0h26c5 8 5 20 0 28h-26c-5-8-5-20 0-28Z" fill={String(colour)} />
          <path d="M-5 0c-3 9-3 19 0 28M5 0c3 9 3 19 0 28" stroke="#fff2d0" stroke-width="1.4" opacity=".5" fill="none" />
          <path d="M-8 28H8v4H-8ZM0 32v9" stroke="#f5b14c" stroke-width="2" fill="#f5b14c" />
        </g>
      ))}
      <g transform="translate(160 146)">
        <path d="M-62 6h124l-16 24h-92Z" fill="#a8322a" />
        <path d="M-62 6h124l-4 7H-58Z" fill="#f5b14c" />
        <path d="M0-52V6" stroke="#f3dfb2" stroke-width="3" />
        <path d="M-3-48C-28-42-40-22-42 2h39ZM4-50C32-40 44-20 46 2H4Z" fill="#f3dfb2" />
        <path d="M-36-14H-4M-26-32h22M5-14h37M5-32h27" stroke="#b98d4a" stroke-width="2" />
      </g>
      {[150, 166, 184].map((y, i) => (
        <path
          key={y}
          d={`M${-20 + i * 16} ${y}q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0`}
          fill="none"
          stroke="#4a5f96"
          stroke-width="2"
          opacity=".6"
        />
      ))}
    </svg>
  )
}
