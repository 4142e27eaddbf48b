/** What this browser keeps under a key: plain JSON, or `undefined` where there is none that can be read. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing still plays: what was to be kept then lasts as long as the page. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // No room, or not allowed.
  }
}
