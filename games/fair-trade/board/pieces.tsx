/** The pieces of this world: produce tags on a string, woven stars. */

const TAG = 'M20 2h40l14 16v74a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V18Z'

/** A bid card: a paper tag with its number and what grows at that price. */
export function Tag({ card }: { readonly card: number }) {
  return (
    <svg class="ft-tag-svg" viewBox="0 0 80 100" aria-hidden="true">
      <path d="M40 12C36 2 52-4 60 4" fill="none" stroke="#8a5a2b" stroke-width="2" />
      <path d={TAG} fill="#f8ecd2" stroke="#5b3a29" stroke-width="2.5" />
      <circle cx="40" cy="14" r="4.5" fill="#5b3a29" />
      <circle cx="40" cy="14" r="2" fill="#e9d5ab" />
      <text x="40" y="60" text-anchor="middle" class="ft-tag-number">
        {card}
      </text>
      <g transform="translate(40 80)">{card >= 10 ? <Pod /> : card >= 5 ? <Leaf /> : <Bean />}</g>
    </svg>
  )
}

/** The back of a tag: cloth of the house. */
export function TagBack() {
  return (
    <svg class="ft-tag-svg" viewBox="0 0 80 100" aria-hidden="true">
      <path d={TAG} fill="#b5553a" stroke="#5b3a29" stroke-width="2.5" />
      <g stroke="#f1d9a7" stroke-width="2.5" opacity=".9">
        {[30, 44, 58, 72, 86].map((y, row) => (
          <path key={y} d={`M14 ${y}${[...Array(6)].map((_, i) => `l${52 / 6} ${(i + row) % 2 === 0 ? 6 : -6}`).join('')}`} fill="none" />
        ))}
      </g>
      <circle cx="40" cy="14" r="4.5" fill="#5b3a29" />
    </svg>
  )
}

/** The fair-trade marker: a star of two woven squares. */
export function Star({ value, size = '1em' }: { readonly value?: number; readonly size?: string }) {
  return (
    <svg class="piece ft-star" viewBox="0 0 48 48" style={{ width: size, height: size }} aria-hidden="true">
      <rect x="9" y="9" width="30" height="30" rx="2" fill="#4f7942" stroke="#2e4a26" stroke-width="1.5" />
      <rect x="9" y="9" width="30" height="30" rx="2" fill="#6f9a5a" stroke="#2e4a26" stroke-width="1.5" transform="rotate(45 24 24)" />
      <path d="M24 6v36M6 24h36" stroke="#cfe0b8" stroke-width="1" opacity=".6" />
      <circle cx="24" cy="24" r="11.5" fill="#fbf3df" stroke="#2e4a26" stroke-width="1.5" />
      {value !== undefined && (
        <text x="24" y="30" text-anchor="middle" font-size="17" font-weight="800" fill="#2e3a1e">
          {value}
        </text>
      )}
    </svg>
  )
}

export function DebtSeal() {
  return (
    <svg class="piece" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <rect x="3" y="5" width="18" height="14" rx="2" fill="#f8ecd2" stroke="#8c2f1f" stroke-width="1.6" />
      <path d="M7 12h10" stroke="#8c2f1f" stroke-width="2.4" />
    </svg>
  )
}

/** Who breaks ties: a hoe for farmers, a scale for traders. */
export function RoundMarker({ kind }: { readonly kind: 'farmer' | 'trader' }) {
  return (
    <svg class="piece" viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={kind === 'farmer' ? '#4f7942' : '#b5553a'} />
      {kind === 'farmer' ? (
        <path d="M8 19 15 6M11 6h8l-2 4" fill="none" stroke="#fff6e0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      ) : (
        <path d="M12 5v13M8 18h8M6 8h12M6 8l-2 5h4Zm12 0-2 5h4Z" fill="none" stroke="#fff6e0" stroke-width="1.6" stroke-linejoin="round" />
      )}
    </svg>
  )
}

function Bean() {
  return (
    <g>
      <ellipse rx="11" ry="8" fill="#6b3f22" transform="rotate(-20)" />
      <path d="M-9 3C-2-3 2 3 9-3" fill="none" stroke="#f8ecd2" stroke-width="1.8" />
    </g>
  )
}

function Leaf() {
  return (
    <g>
      <path d="M-13 5C-8-9 6-11 14-7 12 6-1 12-13 5Z" fill="#4f7942" />
      <path d="M-12 5C-4 0 4-4 12-6" fill="none" stroke="#dfe9c9" stroke-width="1.5" />
    </g>
  )
}

function Pod() {
  return (
    <g transform="rotate(-18)">
      <path d="M-17 0C-10-11 8-11 17 0 8 11-10 11-17 0Z" fill="#c0632f" />
      <path d="M-16 0C-6-4 6-4 16 0M-16 0C-6 4 6 4 16 0" fill="none" stroke="#7d3b18" stroke-width="1.6" />
    </g>
  )
}
