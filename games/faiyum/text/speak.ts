import type { Prompt } from '@fairground/kernel'
import type { CardFacts } from '../edition/edition.ts'
import { BUILDINGS, type Building, type CardStep, type Cost, type Gain, GOODS, PIECES } from '../edition/vocabulary.ts'
import { backPrice } from '../rules/administration.ts'
import { copyOf } from '../rules/copy.ts'
import { bestDisaster } from '../rules/last-turns.ts'
import { priceAt } from '../rules/market.ts'
import { administrationOf, affordable } from '../rules/outlook.ts'
import { CHOOSE, CLEAR, GIVE, HARVEST, LAY, NAME, PAY, SWAP, TAKE, TRADE } from '../rules/plan.ts'
import { planOfAction, type Table, tableFor } from '../rules/table.ts'
import { type Facts, type Goods, type Move, NONE, type View } from '../state.ts'
import { pageFacts } from './page-facts.ts'
import type { CardText, FaiyumText, Phrases, Question } from './phrases.ts'

/** Builds a game's texts from the phrases of a language. */
export function textOf(phrases: Phrases): FaiyumText {
  return {
    title: phrases.title,
    tagline: phrases.tagline,
    options: phrases.options,
    breakdown: phrases.breakdown,
    rules: ({ edition }) => phrases.rules(pageFacts(edition)),
    prompt: (view, _turn, names, facts) => promptOf(phrases, view, names, facts),
    move: (move, view, _names, facts) => moveOf(phrases, move, view, tableFor(facts)),
    event: (event, names) => phrases.event(event, 'seat' in event ? names(event.seat) : ''),
    reason: ({ rule, facts = {} }) => phrases.reasons[rule]?.(facts) ?? phrases.unknownReason,
    card: (card) => cardOf(phrases, card),
  }
}

/** "2 wheat, 1 rose and $3"; empty if there is nothing. */
export function purseOf(phrases: Phrases, goods: Goods, money: number, reputation = 0): string {
  const parts = GOODS.flatMap((good, index) => (goods[index] > 0 ? [phrases.good(good, goods[index])] : []))
  if (money > 0) parts.push(phrases.money(money))
  if (reputation > 0) parts.push(phrases.reputation(reputation))
  return phrases.list(parts)
}

function cardOf(phrases: Phrases, { title, kind, cost, steps, gain }: CardFacts): CardText {
  const red = costOf(phrases, cost.value)
  const green = gainOf(phrases, gain.value, usesSeveral(steps.value))
  return {
    title: title[phrases.language].value,
    kind: phrases.kinds[kind.value],
    ...(red !== undefined && { cost: red }),
    action: steps.value.map((step) => phrases.step(step)),
    ...(green !== undefined && { gain: green }),
  }
}

function costOf(phrases: Phrases, cost: Cost): string | undefined {
  const parts = GOODS.flatMap((good) => (cost[good] ? [phrases.good(good, cost[good])] : []))
  if (cost.basic) parts.push(phrases.cost.basic(cost.basic))
  if (cost.different) parts.push(phrases.cost.different(cost.different))
  if (cost.ground) parts.push(phrases.cost.ground)
  if (cost.money) parts.push(phrases.money(cost.money))
  if (cost.card) parts.push(phrases.cost.card(cost.card))
  return parts.length === 0 ? undefined : phrases.list(parts)
}

function gainOf(phrases: Phrases, gain: Gain, several: boolean): string | undefined {
  const parts = GOODS.flatMap((good) => (gain[good] ? [phrases.good(good, gain[good])] : []))
  if (gain.choice) parts.push(phrases.gain.choice(gain.choice))
  if (gain.ofSpace) parts.push(phrases.gain.ofSpace(gain.ofSpace, several))
  if (gain.money) parts.push(phrases.money(gain.money))
  if (gain.reputation) parts.push(phrases.reputation(gain.reputation))
  const each = (gain.per ?? []).map((per) => phrases.gain.per(per))
  // "$2 and 1 reputation for each block" would sound as if the $2 also came for each block.
  const once = each.length > 0 && parts.length > 0 ? [phrases.gain.once(phrases.list(parts))] : parts
  return once.length + each.length === 0 ? undefined : phrases.list([...once, ...each])
}

/** Can the card use more than one space? */
function usesSeveral(steps: readonly CardStep[]): boolean {
  return steps.some((step) => ('workers' in step ? step.workers : 'count' in step ? step.count : 1) > 1)
}

function promptOf(phrases: Phrases, view: View, names: (seat: number) => string, facts: Facts): Prompt {
  const { prompt } = phrases
  if (view.phase === 'over') return { now: prompt.over }
  if (view.viewer !== view.seat) return { now: prompt.waiting(names(view.seat)) }
  switch (view.phase) {
    case 'turn':
      return { now: view.ending ? prompt.lastTurn : prompt.turn, next: outlookOf(phrases, view, tableFor(facts)) }
    case 'workers':
      return { now: prompt.workers, next: prompt.administration(facts.seats === 1) }
    case 'back':
      return { now: prompt.back, next: prompt.administration(facts.seats === 1) }
    case 'replace':
      return { now: prompt.replace }
    default:
      return actionPrompt(phrases, view, tableFor(facts))
  }
}

function actionPrompt(phrases: Phrases, view: View, table: Table): Prompt {
  const state = copyOf(view)
  const { card, repeats, at, done } = state.action
  const plan = planOfAction(table, state)
  const { facts } = table.cards[repeats === NONE ? card : repeats]
  const paid = plan.operations.slice(0, at).some(({ code }) => code === PAY)
  const { cost, gain } = cardOf(phrases, facts)
  const next = phrases.prompt.next(paid ? undefined : cost, gain)
  // While the end of a card is being told, there is nothing to ask.
  if (at === plan.operations.length) return { now: next ?? phrases.prompt.turn }
  const { count } = plan.operations[at]
  const question = questionOf(table, view)
  const which = count > 1 ? phrases.prompt.which(Math.min(done + 1, count), count) : ''
  const now = isBuilding(question) ? phrases.prompt.build(question, which) : phrases.prompt.question[question](which)
  return next === undefined ? { now } : { now, next }
}

/** What to consider at the start of a turn: which cards are affordable, and what an administration would bring. */
function outlookOf({ prompt, language, cards, money }: Phrases, view: View, table: Table): string {
  const sale = affordable(table, view, view.seat).map(({ card, price }) => `${table.cards[card].name.title[language]} (${price})`)
  const buys = prompt.buys(money(view.money[view.seat]), sale)
  if (view.ending) return buys
  const { income, back } = administrationOf(table, view, view.seat)
  return `${buys} ${prompt.administering([...(income > 0 ? [money(income)] : []), ...(back > 0 ? [cards(back)] : [])])}`
}

/** The question of each operation. */
export const ASKING: Readonly<Record<number, Question>> = {
  [HARVEST]: 'worker',
  [TRADE]: 'worker',
  [CLEAR]: 'off',
  [NAME]: 'name',
  [GIVE]: 'give',
  [PAY]: 'pay',
  [SWAP]: 'swap',
  [TAKE]: 'take',
  [LAY]: 'lay',
  [CHOOSE]: 'choose',
}

function questionOf(table: Table, view: View): Question {
  const { code, piece } = planOfAction(table, copyOf(view)).operations[view.action.at]
  return ASKING[code] ?? (PIECES[piece] as Building) // only building is left
}

function isBuilding(question: Question): question is Building {
  return (BUILDINGS as readonly string[]).includes(question)
}

function moveOf(phrases: Phrases, move: Move, view: View, table: Table): string {
  const { move: say } = phrases
  const title = (card: number): string => table.cards[card].name.title[phrases.language]
  switch (move.do) {
    case 'use':
      return say.use(title(move.card))
    case 'cash':
      return say.cash(title(move.card), phrases.money(table.cashMoney))
    case 'buy':
      return say.buy(title(move.card), phrases.money(priceAt(table, copyOf(view), view.market.indexOf(move.card))))
    case 'administer':
      return say.administer
    case 'quit': {
      const best = bestDisaster(table, copyOf(view))
      const reputation = best === NONE ? 0 : table.disasters[view.market[best] - table.disaster].reputation
      return say.quit(reputation > 0 ? phrases.reputation(reputation) : undefined)
    }
    case 'enough':
      return view.phase === 'action' && questionOf(table, view) === 'lay' ? say.asItIs : say.enough
    case 'space':
      return spaceMove(phrases, table, view, move.space)
    case 'join': {
      const [from, to] = move.spaces.map((space) => phrases.spot(table.land.spots[space]))
      const question = view.phase === 'action' ? questionOf(table, view) : 'road'
      return say.join(phrases.piece(question === 'bridge' || question === 'grandBridge' ? question : 'road', 1), from, to)
    }
    case 'pay':
      return say.pay(purseOf(phrases, move.goods, move.money))
    case 'give':
      return say.give(title(move.card))
    case 'swap':
      return say.swap(purseOf(phrases, move.goods, 0))
    case 'choose':
      return say.choose(purseOf(phrases, move.goods, 0))
    case 'take':
      return say.take(title(move.card))
    case 'lay':
      return say.lay(title(move.card))
    case 'back':
      return move.cards === 0 ? say.backNone : say.back(phrases.cards(move.cards), phrases.money(backPrice(table, move.cards)))
    case 'replace':
      return say.replace(title(move.card))
  }
}

function spaceMove(phrases: Phrases, table: Table, view: View, space: number): string {
  const { move: say } = phrases
  const spot = phrases.spot(table.land.spots[space])
  const question = view.phase === 'action' ? questionOf(table, view) : 'off'
  if (question === 'worker' || question === 'off' || question === 'name') return say[question](spot)
  return isBuilding(question) ? say.build(phrases.piece(question, 1), spot) : spot
}
