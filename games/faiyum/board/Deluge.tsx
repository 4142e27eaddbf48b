import './deluge.css'

/** The last disaster has come: clouds close over the sheet, the water rises, then the last turns begin. */
export function Deluge({ words }: { readonly words: string }) {
  return (
    <div class="fy-deluge" aria-hidden="true">
      <svg viewBox="0 0 900 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="900" height="480" fill="#232b38" />
        <g class="fy-clouds">
          <path
            d="M-40 120c10-50 80-60 110-30 20-50 110-50 130 0 40-40 120-20 120 30 30-30 90-20 100 20 40-50 140-40 150 20 40-40 120-30 130 20 40-30 110-20 120 30 60-40 130 0 110 50V-20H-40Z"
            fill="#3a4454"
          />
          <path
            d="M-40 70c30-40 100-40 130 0 40-40 130-30 150 10 50-50 150-40 170 10 40-40 140-30 160 10 50-40 150-30 170 20 50-40 130-20 160 20V-20H-40Z"
            fill="#566177"
          />
        </g>
        <path class="fy-bolt" d="M470 120 420 230h40l-30 100 100-140h-46l40-70Z" fill="#ffd75e" stroke="#7d5110" stroke-width="4" />
        <g class="fy-flood">
          <path d="M-40 330q40-30 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0V600H-40Z" fill="#34719f" />
          <path d="M-80 370q40-26 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0V600H-80Z" fill="#5795c2" />
        </g>
      </svg>
      <p>{words}</p>
    </div>
  )
}
