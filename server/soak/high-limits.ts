import { LIMITS, type Limits } from '../limits.ts'

const plenty = { burst: 1e9, perSecond: 1e9 }

/** Limits for soaks, measurements and attacks: there all people come from one address and never pause. */
export const HIGH_LIMITS: Limits = {
  ...LIMITS,
  address: plenty,
  person: plenty,
  socket: plenty,
  newGuests: plenty,
  chat: plenty,
  matchmaking: plenty,
  creations: plenty,
  reviews: plenty,
  socketsPerAddress: 1e6,
  connectionsPerAddress: 1e6,
}

/** Even higher, for attacks: they do not test these limits. */
export const HIGHEST_LIMITS: Limits = {
  ...HIGH_LIMITS,
  guesses: plenty,
  manyGuesses: plenty,
  outgoing: plenty,
  handovers: plenty,
  pastPositions: plenty,
  socketsPerPerson: 1000,
}
