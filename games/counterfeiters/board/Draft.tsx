import { SeatMark } from '@fairground/kit'
import type { City } from './city.ts'
import { improvementName } from './explain.ts'
import { BoostIcon } from './icons.tsx'

/** Before the first round: the promo's improvements lie out, each player takes two. */
export function Draft({ city }: { readonly city: City }) {
  const { view, moves, pick, picked, word, text, names, consider } = city
  if (view.stage !== 'draft') return null
  return (
    <section class="cf-draft" aria-label={word.draft}>
      <h2 class="cf-neon">{word.draft}</h2>
      <ol>
        {view.board.improvements.map(({ id, effect, amount }, index) => {
          const move = moves.find((each) => 'draft' in each && each.draft === index)
          const owner = view.owners[index]
          const chosen = move !== undefined && move === picked
          return (
            <li key={id}>
              <button
                type="button"
                data-stop
                tabIndex={-1}
                class={`cf-improvement ${move === undefined ? '' : 'offered'} ${chosen ? 'picked' : ''} ${owner >= 0 ? 'owned' : ''}`}
                aria-pressed={chosen}
                aria-disabled={move === undefined}
                onClick={() => move !== undefined && pick(move)}
                onPointerEnter={() => move !== undefined && consider(move)}
                onPointerLeave={() => move !== undefined && consider(undefined)}
              >
                <span class="cf-boost">
                  <BoostIcon effect={effect} />
                </span>
                <b>{improvementName(id, text)}</b>
                <span>{word.effects[effect](amount)}</span>
                {owner >= 0 && (
                  <span class="cf-owner">
                    <SeatMark seat={owner} size={14} /> {names(owner)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
      <p>{word.reconstructed}</p>
    </section>
  )
}
