import { describe, expect, it, vi } from 'vitest'

/** What the page asks its browser as it is loaded. */
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('navigator', { languages: ['vi-VN', 'en'] })

async function opened(kept: string) {
  vi.stubGlobal('localStorage', { getItem: () => kept })
  vi.resetModules()
  return (await import('../lib/settings.ts')).settings.peek()
}

describe('Settings kept on a device', () => {
  it('are worn as they were chosen', async () => {
    expect(await opened('{"language":"de","theme":"dark","speed":"fast","sound":true}')).toMatchObject({
      language: 'de',
      theme: 'dark',
      speed: 'fast',
      sound: true,
    })
  })

  it('that nobody can wear give way to the usual ones', async () => {
    const usual = { language: 'vi', theme: 'auto', speed: 'normal', paper: 'log' }
    expect(await opened('{"language":"fr","theme":"pink","speed":"warp","paper":7}')).toMatchObject(usual)
    expect(await opened('no JSON')).toMatchObject(usual)
    expect(await opened('null')).toMatchObject(usual)
  })
})
