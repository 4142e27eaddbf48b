import type { en } from '../text/en.ts'
import type { IconName } from './icon.tsx'

interface Area {
  readonly name: keyof (typeof en)['nav']['areas']
  readonly href: string
  readonly icon: IconName
  /** The first path segments that belong to it. */
  readonly holds: readonly string[]
}

/** The areas of the site in the order of the header: games, learn, people, workshop. An area is listed once it has a page. */
export const AREAS: readonly Area[] = [
  { name: 'games', href: '/', icon: 'house', holds: ['', 'new', 'table', 'offline', 'hot-seat', 'campaign', 'replay', 'join'] },
  { name: 'learn', href: '/learn', icon: 'graduationCap', holds: ['learn', 'rules', 'analysis', 'review', 'puzzles', 'openings'] },
  { name: 'people', href: '/people', icon: 'users', holds: ['people', 'tournaments', 'clubs'] },
  { name: 'workshop', href: '/workshop', icon: 'hammer', holds: ['workshop'] },
]
