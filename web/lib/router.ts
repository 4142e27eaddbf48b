import { computed, signal } from '@preact/signals'

/** Where the page is. Paths are plain; every place can be opened by its address. */
export const path = signal(location.pathname)

/** How many places of this page lie behind. */
let behind = 0

export function go(to: string, replace = false): void {
  if (!replace) behind++
  history[replace ? 'replaceState' : 'pushState'](undefined, '', to)
  path.value = location.pathname
  scrollTo(0, 0)
}

/** To where one came from; whoever opened this place by its address comes to the games. */
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

/** Keeps ordinary links inside the page. */
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
    // To a place on this very page, such as the table: the browser knows the way.
    if (link.hash !== '' && link.pathname === location.pathname) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
