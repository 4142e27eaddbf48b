import type { Board } from '@fairground/kit'
import { plainBoard } from '@fairground/kit/plain/board.tsx'
import type { Event, Facts, Move, View } from '../state.ts'
import { summary } from '../summary.ts'

/** The kit draws the table: we only say what is on it, and which move a card stands for. */
export const board: Board<Move, View, Event, unknown, Facts> = plainBoard<Move, View, Event, Facts>({
  summary,
  areas({ view, moves, names }) {
    return [
      { kind: 'track', name: 'Round', length: view.hands[0].length + view.round - 1, marks: [{ at: view.round }] },
      { kind: 'cards', name: 'The prize', cards: view.prize === 0 ? [] : [{ label: String(view.prize) }] },
      { kind: 'pile', name: 'Prizes to come', count: view.bag.length },
      {
        kind: 'cards',
        name: 'Shown last',
        cards: view.shown.flatMap((card, seat) => (card === 0 ? [] : [{ label: String(card), note: names(seat), seat }])),
      },
      {
        kind: 'cards',
        name: 'Your cards',
        own: true,
        cards:
          view.viewer === 'spectator'
            ? []
            : view.hands[view.viewer].map((card) => ({
                label: String(card),
                chosen: card === view.own,
                move: moves.find((move) => move.card === card),
              })),
      },
    ]
  },
})
