/** Inter, for all that is read. It is as heavy as a game, and until it comes letters of the device stand in that are as wide: what is shown goes first. */
export function wearTextFace(): void {
  const wear = () => void import('@fontsource-variable/inter').catch(() => {})
  if (document.readyState === 'complete') wear()
  else addEventListener('load', wear, { once: true })
}

/** The server's own letters, for titles. They follow once a page is there: nobody waits for them. */
export function wearHouseFace(): void {
  void import('@fontsource-variable/fraunces').catch(() => {})
}
