/** The coach's face: the server's lantern, with a face. */
export function CoachFace() {
  return (
    <svg class="coach-face" viewBox="0 0 64 64" width="48" height="48" aria-hidden="true">
      <path d="M32 4v8M23 12h18l4 6H19z" fill="#f5b14c" stroke="#f5b14c" stroke-width="2" stroke-linejoin="round" />
      <path d="M16 20h32c5 6 5 20 0 27H16c-5-7-5-21 0-27Z" fill="#d9512c" />
      <path d="M22 47h20l-3 6H25zM32 53v7" stroke="#f5b14c" stroke-width="2" fill="#f5b14c" />
      <circle cx="25" cy="31" r="2.6" fill="#fff3dc" />
      <circle cx="39" cy="31" r="2.6" fill="#fff3dc" />
      <path d="M25 38c4 4.5 10 4.5 14 0" fill="none" stroke="#fff3dc" stroke-width="2.6" stroke-linecap="round" />
    </svg>
  )
}
