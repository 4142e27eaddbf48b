import { again } from './again.ts'
import { aliasing } from './aliasing.ts'
import { choices } from './choices.ts'
import { counts } from './counts.ts'
import { determinism } from './determinism.ts'
import { interference } from './interference.ts'
import { keys } from './keys.ts'
import type { GameLaw, MatchLaw, PositionLaw } from './law.ts'
import { moves } from './moves.ts'
import { plainJson } from './plain-json.ts'
import { refusals } from './refusals.ts'
import { sampler } from './sampler.ts'
import { sound } from './sound.ts'
import { steps } from './steps.ts'
import { twins } from './twins.ts'
import { undo } from './undo.ts'

export const positionLaws: readonly PositionLaw[] = [
  moves,
  determinism,
  plainJson,
  aliasing,
  keys,
  twins,
  sampler,
  interference,
  steps,
  choices,
  sound,
  counts,
]
export const matchLaws: readonly MatchLaw[] = [refusals, undo]
export const gameLaws: readonly GameLaw[] = [again]
