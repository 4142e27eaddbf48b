import { computed, signal } from '@preact/signals'

/** The router. Paths are plain; every page can be opened by its address. */
export const path = signal(location.pathname)

/** How many pages of this site are in the history. */
let behind = 0

export function go(to: string, replace = false): void {
  if (!replace) behind++
  history[replace ? 'replaceState' : 'pushState'](undefined, '', to)
  path.value = location.pathname
  scrollTo(0, 0)
}

/** Goes back; to the games if this page was opened by its address. */
export function goBack(): void {
  if (behind === 0) {
    go('/')
    return
  }
  behind--
  history.back()
}

/** The path in parts: `/table/x` is `['table', 'x']`. */
export const parts = computed(() => path.value.split('/').filter((part) => part !== ''))

/** Handles ordinary links without a page load. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    path.value = location.pathname
  })
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest?.('a')
    if (link === null || link === undefined || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
      return
    if (link.pathname.startsWith('/api/')) return
    // A fragment on the same page: left to the browser.
    if (link.hash !== '' && link.pathname === location.pathname) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
