import { describe, expect, it, vi } from 'vitest'

/** Needed when the page's modules are loaded. */
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('navigator', { languages: ['vi-VN', 'en'] })

async function opened(kept: string) {
  vi.stubGlobal('localStorage', { getItem: () => kept })
  vi.resetModules()
  return (await import('../lib/settings.ts')).settings.peek()
}

describe('Settings stored on a device', () => {
  it('are applied as they were chosen', async () => {
    expect(await opened('{"language":"de","theme":"dark","speed":"fast","sound":true}')).toMatchObject({
      language: 'de',
      theme: 'dark',
      speed: 'fast',
      sound: true,
    })
  })

  it('are replaced by the defaults if they are invalid', async () => {
    const usual = { language: 'vi', theme: 'auto', speed: 'normal', paper: 'log' }
    expect(await opened('{"language":"fr","theme":"pink","speed":"warp","paper":7}')).toMatchObject(usual)
    expect(await opened('no JSON')).toMatchObject(usual)
    expect(await opened('null')).toMatchObject(usual)
  })
})
