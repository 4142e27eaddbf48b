/** The server's own letters, for titles. They follow once a page is there: nobody waits for them. */
export function wearHouseFace(): void {
  void import('@fontsource-variable/fraunces').catch(() => {})
}
