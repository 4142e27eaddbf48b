/** The font of titles. It loads after the page: nobody waits for it. */
export function wearHouseFace(): void {
  void import('@fontsource-variable/fraunces').catch(() => {})
}
