import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))

const { handOn, LINK_FIELD, linkTo } = await import('../gather/link.ts')
const { notice } = await import('../lib/errors.ts')
const { t } = await import('../lib/text.ts')

const LINK = 'https://fair.example/table/bamboo-lantern-42'

/** What this device can do with a link, and what was called. */
function device(can: { readonly share?: () => Promise<void>; readonly copy?: () => Promise<void> }) {
  const share = can.share && vi.fn(can.share)
  const writeText = can.copy && vi.fn(can.copy)
  const focus = vi.fn()
  vi.stubGlobal('navigator', { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) })
  vi.stubGlobal('document', { getElementById: (id: string) => (id === LINK_FIELD ? { focus } : null) })
  return { share, writeText, focus }
}

const works = async () => {}

describe('Invite at a free chair', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    notice.value = undefined
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it("uses the table's code, or its id if it has none", () => {
    vi.stubGlobal('location', { origin: 'https://fair.example' })
    expect(linkTo({ id: 'k3', code: 'bamboo-lantern-42' })).toBe(LINK)
    expect(linkTo({ id: 'k3' })).toBe('https://fair.example/table/k3')
  })

  it('opens the share sheet if the device has one, and copies nothing', async () => {
    const { share, writeText, focus } = device({ share: works, copy: works })
    await handOn(LINK)
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: LINK })
    expect(writeText).not.toHaveBeenCalled()
    expect(focus).not.toHaveBeenCalled()
    expect(notice.value).toBeUndefined()
  })

  it('shows nothing if the sheet is cancelled', async () => {
    const { writeText } = device({ share: () => Promise.reject(new Error('AbortError')), copy: works })
    await handOn(LINK)
    expect(writeText).not.toHaveBeenCalled()
    expect(notice.value).toBeUndefined()
  })

  it('copies the link if there is no share sheet, and says so', async () => {
    const { writeText, focus } = device({ copy: works })
    await handOn(LINK)
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(notice.value).toEqual({ text: t.value.lobby.copied, tone: 'good' })
    expect(focus).not.toHaveBeenCalled()
  })

  it('does not say that it copied when the browser refused', async () => {
    device({ copy: () => Promise.reject(new Error('NotAllowedError')) })
    await expect(handOn(LINK)).rejects.toThrow('NotAllowedError')
    expect(notice.value).toBeUndefined()
  })

  it('focuses the field with the link if it can neither share nor copy', async () => {
    const { focus } = device({})
    await handOn(LINK)
    expect(focus).toHaveBeenCalledOnce()
  })
})
