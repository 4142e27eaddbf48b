import type { Route } from '../route.ts'
import { clubRoutes } from './clubs.ts'
import { editionRoutes } from './editions.ts'
import { hostRoutes } from './host.ts'
import { matchmakingRoutes } from './matchmaking.ts'
import { noticeRoutes } from './notices.ts'
import { passkeyRoutes } from './passkeys.ts'
import { peopleRoutes } from './people.ts'
import { playRoutes } from './play.ts'
import { profileRoutes } from './profiles.ts'
import { reviewRoutes } from './review.ts'
import { serverRoutes } from './server.ts'
import { socialRoutes } from './social.ts'
import { tableRoutes } from './tables.ts'
import { tournamentRoutes } from './tournaments.ts'

/** All routes. */
export const routes: readonly Route[] = [
  ...serverRoutes,
  ...peopleRoutes,
  ...passkeyRoutes,
  ...socialRoutes,
  ...profileRoutes,
  ...noticeRoutes,
  ...tableRoutes,
  ...playRoutes,
  ...matchmakingRoutes,
  ...tournamentRoutes,
  ...clubRoutes,
  ...editionRoutes,
  ...reviewRoutes,
  ...hostRoutes,
]
