/** The server's lantern, unlit: for empty pages. */
export function UnlitLantern() {
  return (
    <svg class="dark-lantern" viewBox="0 0 64 72" width="80" height="90" aria-hidden="true">
      <path d="M32 0v14M24 14h16l4 6H20z" />
      <path d="M18 22h28c4 5 4 17 0 24H18c-4-7-4-19 0-24Z" />
      <path d="M25 22c-2 7-2 17 0 24M39 22c2 7 2 17 0 24M32 22v24M22 46h20l-3 5H25zM32 51v9" />
      <path d="M34 66c3-3-3-5 0-8" />
    </svg>
  )
}
