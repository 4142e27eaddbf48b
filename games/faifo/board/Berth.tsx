import { Coin, marks, picking, SeatMark, useNarrow } from '@fairground/kit'
import { NONE } from '../state.ts'
import { Canopy, Crown, Sampan } from './boats.tsx'
import { Folded, ShipSign } from './Card.tsx'
import { cardsIn } from './explain.ts'
import type { Props } from './Picture.tsx'
import { SkillMark } from './skills.tsx'
import { TableCard } from './TableCard.tsx'
import { earlierOf, isTaken, keyOf, knownOf, laidBy, type Role } from './table.ts'
import { words } from './words.ts'

interface BerthProps extends Props {
  readonly seat: number
  readonly roles: readonly Role[]
}

/** One seat's boat with this turn's card and its results, and the boats of earlier turns. A boat can be chosen as a target. */
export function Berth({ seat, roles, ...props }: BerthProps) {
  const { view, facts, moves, names, language, text, showing } = props
  const word = words[language]
  const laid = laidBy(view, seat, facts)
  const taken = isTaken(view, seat, view.row[seat * facts.turns + view.turn - 1] ?? NONE)
  const owes = (view.owing & (1 << seat)) !== 0
  const hidden = laid === NONE && view.phase === 'lay' && !owes
  const target = moves.find((move) => 'target' in move && move.target === seat)
  const best = roles.some(({ kind }) => kind === 'best')
  const second = roles.some(({ kind }) => kind === 'second')
  const turning = showing?.kind === 'revealed'
  const acting = view.actor === seat && view.skill > 0
  // On a narrow board the cards are too small to press, so the player chooses in the tray.
  const narrow = useNarrow()
  const lying = (
    <>
      <span
        class={`ff-laid ${laid !== NONE ? 'open' : hidden ? 'down' : 'empty'} ${turning ? 'turning' : ''}`}
        {...(laid !== NONE && { 'data-flip': keyOf(laid, seat, view.turn) })}
        {...(turning && { 'data-was-there': true })}
      >
        {laid !== NONE && (
          <TableCard
            {...props}
            card={laid}
            seat={seat}
            fallen={(view.fallen & (1 << laid)) !== 0}
            still={target !== undefined}
            small={narrow}
          />
        )}
        {hidden && <Folded />}
        {laid === NONE && !hidden && <Canopy />}
        {laid !== NONE && turning && (
          <span class="ff-sealed" aria-hidden="true">
            <Folded />
          </span>
        )}
        {laid === NONE && <span class="unseen">{taken ? word.taken : hidden ? word.faceDown : word.waiting}</span>}
        {(best || second) && <Crown />}
      </span>
      <Sampan seat={seat} />
      <span class="ff-owner">
        <SeatMark seat={seat} size={14} />
        <b>{seat === view.viewer ? word.you : names(seat)}</b>
      </span>
    </>
  )
  return (
    <li class={`ff-berth ${best ? 'best' : ''} ${second ? 'second' : ''} ${acting ? 'acting' : ''}`} data-berth={seat}>
      <p class="ff-roles">
        {roles.map((role) => (
          <Chip key={role.kind} role={role} {...props} />
        ))}
        {/* Not for the viewer, because the prompt already says that it is their turn. */}
        {roles.length === 0 && view.phase === 'lay' && laid === NONE && !(owes && seat === view.viewer) && (
          <span class={`ff-role ${owes ? 'owing' : 'ready'}`}>
            <span class="brief" aria-hidden="true">
              {owes ? '…' : '✓'}
            </span>
            <span class="full">{owes ? word.thinking : `✓ ${word.chosen}`}</span>
          </span>
        )}
      </p>
      {target === undefined ? (
        <div class="ff-mooring">{lying}</div>
      ) : (
        <button type="button" class={`ff-mooring ff-target ${marks(props, target)}`} {...picking(props, target)}>
          {lying}
        </button>
      )}
      <Notes {...props} seat={seat} />
      <Moored {...props} seat={seat} />
      <span class="unseen">
        {cardsIn(view.known[seat]).length > 0 &&
          word.known(
            cardsIn(view.known[seat])
              .map((card) => text.cards[card].name)
              .join(', '),
          )}
      </span>
    </li>
  )
}

/** The result of a card in words, with its coins. */
function Chip({ role, language, text }: Props & { readonly role: Role }) {
  const word = words[language]
  if (role.kind === 'skill')
    return (
      <span class="ff-role skill">
        <SkillMark skill={role.skill} />
        <span class="full">{text.skills[role.skill].name}</span>
        <span class="brief">{word.skill}</span>
      </span>
    )
  if (role.kind === 'fallen') return <span class="ff-role fallen">{word.fallen}</span>
  const [full, brief] = {
    best: [word.best, word.bestShort],
    second: [word.second, word.secondShort],
    ship: [word.shipped, word.shipped],
  }[role.kind]
  return (
    <span class={`ff-role ${role.kind}`}>
      {role.kind === 'ship' && <ShipSign />}
      <span class="full">{full}</span>
      <span class="brief">{brief}</span>
      <b class="number">
        +{role.coins} <Coin />
      </b>
    </span>
  )
}

/** What everybody knows about a hand: what must be laid next, and what was named or taken. */
function Notes({ view, text, language, seat }: Props & { readonly seat: number }) {
  const word = words[language]
  const forced = view.forced[seat]
  const known = knownOf(view, seat)
  if (forced === 0 && known.length === 0) return null
  const names = known.map((card) => text.cards[card].name).join(', ')
  return (
    <p class="ff-note">
      {forced > 0 && (
        <span>
          <span class="full">
            {text.cards[forced].name} {word.forced}
          </span>
          <span class="brief" aria-hidden="true">
            {word.forcedShort(text.cards[forced].name)}
          </span>
        </span>
      )}
      {known.length > 0 && (
        <span aria-hidden="true">
          <span class="full">{word.known(names)}</span>
          <span class="brief">{word.knownShort(names)}</span>
        </span>
      )}
    </p>
  )
}

/** Earlier cards of the round, each in its own boat at the quay. */
function Moored({ seat, ...props }: Props & { readonly seat: number }) {
  const { view, facts, language } = props
  const earlier = earlierOf(view, seat, facts)
  // On a phone these are too small to press.
  const narrow = useNarrow()
  return (
    <ul class="ff-moored" aria-label={words[language].earlier} style={{ '--count': Math.max(1, earlier.length) }}>
      {earlier.map(({ card, key }) => (
        <li key={key}>
          <span class="ff-dinghy" data-flip={key}>
            <TableCard {...props} card={card} seat={seat} small={narrow} />
          </span>
          <Sampan seat={seat} />
        </li>
      ))}
    </ul>
  )
}
