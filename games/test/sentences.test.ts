import { games } from '@fairground/games'
import { fastRandom, LANGUAGES, readOptions, textFor } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'

const SEATS = 3
const NAMES = ['Ada', 'Ben', 'Cy']
/** A letter that could have been a capital; numbers, signs and quotation marks may stand first. */
const SMALL = /^[^\p{L}\d]*\p{Ll}/u

for (const id of Object.keys(games))
  describe(`What ${id} says`, () => {
    for (const language of LANGUAGES)
      it(`begins with a capital: prompts, choices and events in ${language}`, async () => {
        const { game, text: words } = await games[id]()
        const read = readOptions(game, {}, SEATS)
        if ('problems' in read) throw new Error('the usual options are sound')
        const rules = game.open(read.options, SEATS)
        const text = textFor(await words[language](), rules.facts)
        const names = (seat: number) => NAMES[seat]
        const random = fastRandom(`sentences ${id}`)
        const small = new Set<string>()
        const look = (sentence: string | undefined) => {
          if (sentence !== undefined && SMALL.test(sentence)) small.add(sentence)
        }
        const state = rules.setup(random)
        for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
          const moves = rules.moves(state, turn[0])
          const view = rules.view(state, turn[0])
          const { now, next } = text.prompt(view, turn, names)
          look(now)
          look(next)
          const move = moves[random.below(moves.length)]
          look(text.move(move, view, names))
          rules.play(state, turn[0], move, random, (event: unknown) => look(text.event(event, names)))
        }
        expect([...small]).toEqual([])
      })
  })
