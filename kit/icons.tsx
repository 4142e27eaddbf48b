/** Icons that several boards use. Made for a line of text: 1em high, in the colour of the text around them. */

export function Coin() {
  return (
    <svg class="piece coin" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="#E0A63A" stroke="#8A5A14" stroke-width="1.5" />
      <circle cx="12" cy="12" r="6.5" fill="none" stroke="#8A5A14" stroke-width="1.2" />
      <path d="M12 8v8M10 10.2c0-1 4-1 4 .4 0 1.8-4 1-4 2.8 0 1.4 4 1.4 4 .4" fill="none" stroke="#8A5A14" stroke-width="1.2" />
    </svg>
  )
}
