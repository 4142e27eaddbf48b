/** A market stall at noon: cloth above, baskets below. */
export function Cover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#f2dfb8" />
      <circle cx="262" cy="52" r="30" fill="#f0b24c" />
      <path d="M0 128c60-34 110-28 160-6s110 18 160-10v88H0Z" fill="#7fa45f" />
      <path d="M0 148c70-22 130-10 190 2s90 6 130-8v58H0Z" fill="#4f7942" />
      <path d="M60 196V86M260 196V86" stroke="#5b3a29" stroke-width="8" />
      <path d="M40 92 62 48h196l22 44Z" fill="#b5553a" />
      {[0, 1, 2, 3, 4, 5].map((stripe) => (
        <path key={stripe} d={`M${62 + stripe * 36} 48h18l${stripe * 0.9 - 2} 44h-22Z`} fill="#f8ecd2" />
      ))}
      <path
        d="M40 92h240v6c-8 10-22 10-30 0-8 10-22 10-30 0-8 10-22 10-30 0-8 10-22 10-30 0-8 10-22 10-30 0-8 10-22 10-30 0-8 10-22 10-30 0-8 10-22 10-30 0Z"
        fill="#8c3d28"
      />
      <g transform="translate(104 150)">
        <path d="M-34-8h68l-8 40h-52Z" fill="#c99a5b" stroke="#5b3a29" stroke-width="3" />
        {[-20, -6, 8, 21].map((x, i) => (
          <ellipse key={x} cx={x} cy={-12 - (i % 2) * 4} rx="10" ry="7" fill="#6b3f22" transform={`rotate(-20 ${x} -12)`} />
        ))}
        <path d="M-31 6h62M-28 18h56" stroke="#5b3a29" stroke-width="2" />
      </g>
      <g transform="translate(212 150)">
        <path d="M-34-8h68l-8 40h-52Z" fill="#c99a5b" stroke="#5b3a29" stroke-width="3" />
        {[-18, 2, 20].map((x, i) => (
          <path key={x} d={`M${x - 14} ${-12 - (i % 2) * 6}c8-10 22-10 30 0-8 10-22 10-30 0Z`} fill={i === 1 ? '#e08a3c' : '#c0632f'} />
        ))}
        <path d="M-31 6h62M-28 18h56" stroke="#5b3a29" stroke-width="2" />
      </g>
      <g transform="translate(160 74) scale(.9)">
        <rect x="-15" y="-15" width="30" height="30" rx="2" fill="#4f7942" stroke="#2e4a26" stroke-width="2" />
        <rect x="-15" y="-15" width="30" height="30" rx="2" fill="#6f9a5a" stroke="#2e4a26" stroke-width="2" transform="rotate(45)" />
        <circle r="9" fill="#fbf3df" stroke="#2e4a26" stroke-width="2" />
      </g>
    </svg>
  )
}
