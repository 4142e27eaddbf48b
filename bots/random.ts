import { type Bot, pick, type SeenBy } from '@fairground/kernel'

/** Takes any move, each as likely: the floor that every other level is measured from. */
export const randomBot: Bot<unknown, SeenBy> = {
  choose: (_view, moves, _budget, random) => pick(moves, random),
}
