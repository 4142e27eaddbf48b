import { collectEvents, textsPass } from '@fairground/games/test/text-suite.ts'
import { gamePackage } from '../game.ts'

const rules = [2, 5].map((seats) => gamePackage.game.open({ edition: 'first' }, seats))

textsPass(gamePackage, {
  collected: collectEvents(rules.flatMap((opened) => [1, 2, 3, 4].map((seed) => ({ rules: opened, seed })))),
  kinds: 6,
})
