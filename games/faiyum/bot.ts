import type { GameBot } from '@fairground/kernel'
import { pick } from '@fairground/kernel'
import type { Move, View } from './state.ts'

export const bot: GameBot<Move, View> = { greedy: { choose: (_, moves, __, random) => pick(moves, random) } }
