import { type Bot, pick, type SeenBy } from '@fairground/kernel'

/** Takes any move with equal probability: the baseline for all other levels. */
export const randomBot: Bot<unknown, SeenBy> = {
  choose: (_view, moves, _budget, random) => pick(moves, random),
}
