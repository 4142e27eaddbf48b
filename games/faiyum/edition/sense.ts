import type { Problem } from '@fairground/kernel'
import type { CardFacts, FaiyumEdition, Pair } from './edition.ts'
import { type CardStep, GOODS } from './vocabulary.ts'

/** More would let one payment offer hundreds of mixes. */
const MOST_RESOURCES_PAID = 6
/** More would let one card be searched for longer than anybody waits; no card of the box places more than three. */
const MOST_PIECES = 6

/** What the shape cannot say: names that point nowhere, cards that nobody could ever carry out. */
export function sense(edition: FaiyumEdition): readonly Problem[] {
  const problems: Problem[] = []
  const complain: Complain = (path, rule, reason, facts) => {
    problems.push({ path, reason, rule, ...(facts && { facts }) })
  }
  mapSense(edition, complain)
  deckSense(edition, complain)
  for (const [index, card] of edition.starting.entries()) cardSense(edition, card, `starting.${index}`, complain)
  for (const [index, card] of edition.cards.entries()) cardSense(edition, card, `cards.${index}`, complain)
  return problems
}

type Complain = (path: string, rule: string, reason: string, facts?: Problem['facts']) => void

function mapSense({ map, supply }: FaiyumEdition, complain: Complain): void {
  const ids = new Set<string>()
  for (const [index, space] of map.spaces.entries()) {
    if (ids.has(space.id)) complain(`map.spaces.${index}.id`, 'same-space', `two spaces are called ${space.id}`, { name: space.id })
    ids.add(space.id)
    const site = space.terrain.value === 'site'
    if (site !== (space.blocks !== undefined))
      complain(
        `map.spaces.${index}.blocks`,
        site ? 'site-blocks' : 'no-blocks',
        site ? 'a building site says how many blocks it holds' : 'only a building site holds blocks',
      )
  }
  for (const side of ['channelSide', 'lakeSide'] as const)
    for (const [index, id] of map[side].value.entries())
      if (!ids.has(id)) complain(`map.${side}.value.${index}`, 'no-space', `there is no space ${id}`, { name: id })
  const joined = new Map<string, string>()
  const judge = (list: 'adjacent' | 'bridges', pairs: readonly Pair[]): void => {
    for (const [index, pair] of pairs.entries()) {
      const path = `map.${list}.value.${index}`
      for (const id of pair) if (!ids.has(id)) complain(path, 'no-space', `there is no space ${id}`, { name: id })
      if (pair[0] === pair[1]) complain(path, 'own-neighbour', 'a space is not its own neighbour')
      const key = [...pair].sort().join(' ')
      const before = joined.get(key)
      if (before !== undefined)
        complain(path, 'joined-twice', `${pair[0]} and ${pair[1]} are already in ${before}`, { a: pair[0], b: pair[1] })
      joined.set(key, list)
    }
  }
  judge('adjacent', map.adjacent.value)
  judge('bridges', map.bridges.value)
  for (const [index, pair] of map.roads.value.entries())
    for (const id of pair) {
      const terrain = map.spaces.find((space) => space.id === id)?.terrain.value
      if (terrain === undefined) complain(`map.roads.value.${index}`, 'no-space', `there is no space ${id}`, { name: id })
      if (terrain === 'wheat' || terrain === 'grape')
        complain(`map.roads.value.${index}`, 'road-crocodile', `a crocodile lies on ${id}, so no road can`, { name: id })
    }
  const swamps = map.spaces.filter(({ terrain }) => terrain.value === 'wheat' || terrain.value === 'grape').length
  if (swamps > supply.crocodile.value)
    complain('supply.crocodile', 'crocodiles', 'fewer crocodiles than wheat and grape spaces', {
      swamps,
      crocodiles: supply.crocodile.value,
    })
  const red = map.spaces.filter((space) => space.terrain.value === 'red').length
  if (red > supply.settlement.value) complain('supply.settlement', 'settlements', 'fewer settlements than red spaces')
  if (map.roads.value.length > supply.road.value) complain('supply.road', 'roads', 'fewer roads than lie on the map from the start')
}

function deckSense(edition: FaiyumEdition, complain: Complain): void {
  const shown = edition.market.shown.value
  const blue = edition.cards.filter((card) => card.border.value === 'blue').length
  if (blue < shown) complain('cards', 'blue', `${blue} blue cards; the set-up turns up ${shown}`, { blue, shown })
  let last = 0
  const rising = (number: number, path: string): void => {
    if (number <= last) complain(path, 'rising', `cards are listed by rising number, and ${number} follows ${last}`, { number, last })
    last = number
  }
  for (const [index, card] of edition.cards.entries()) rising(card.number.value, `cards.${index}.number`)
  for (const [index, disaster] of edition.disasters.entries()) rising(disaster.number.value, `disasters.${index}.number`)
}

function cardSense({ supply, map }: FaiyumEdition, card: CardFacts, path: string, complain: Complain): void {
  const cost = card.cost.value
  const gain = card.gain.value
  const steps = card.steps.value
  const roads = steps.reduce((sum, step) => sum + (step.do === 'build' && step.piece === 'road' ? step.count : 0), 0)
  const resources = GOODS.reduce((sum, good) => sum + (cost[good] ?? 0), 0) + (cost.basic ?? 0) + (cost.different ?? 0)
  if (resources + (cost.ground ? roads : 0) > MOST_RESOURCES_PAID)
    complain(`${path}.cost`, 'resources', `asks for more than ${MOST_RESOURCES_PAID} resources`, { most: MOST_RESOURCES_PAID })
  if (cost.ground && roads === 0)
    complain(`${path}.cost.value.ground`, 'ground-roads', 'only a card that builds roads is paid by the ground')
  if (cost.ground && (cost.basic || cost.different))
    complain(`${path}.cost.value.ground`, 'ground-mixed', 'does not go with basic or different resources')
  if (steps.some((step) => step.do === 'repeat')) {
    if (steps.length > 1) complain(`${path}.steps`, 'repeat-alone', 'a card that repeats another does nothing else')
    if (resources > 0 || cost.ground || cost.card)
      complain(`${path}.cost`, 'repeat-cost', 'a card that repeats another costs money or nothing')
  }
  for (const [index, step] of steps.entries()) stepSense(step, `${path}.steps.value.${index}`, supply, map, complain)
  const places = steps.filter((step) => step.do !== 'swap' && step.do !== 'take' && step.do !== 'order' && step.do !== 'repeat')
  if (places.reduce((sum, step) => sum + piecesOf(step), 0) > MOST_PIECES)
    complain(`${path}.steps`, 'places', `asks for more than ${MOST_PIECES} places`, { most: MOST_PIECES })
  if (gain.ofSpace !== undefined && !places.some((step) => step.do !== 'clear' && !onEdge(step)))
    complain(`${path}.gain.value.ofSpace`, 'uses-no-space', 'the card uses no space')
  for (const [index, per] of (gain.per ?? []).entries()) {
    const at = `${path}.gain.value.per.${index}`
    if (per.count === 'way' && !steps.some((step) => step.do === 'trade' && step.joined))
      complain(at, 'way', 'a way needs two joined workers')
    if (per.count === 'cleared' && !steps.some((step) => step.do === 'clear'))
      complain(at, 'cleared', 'the card takes no workers off the map')
    if ((per.count === 'ends' || per.count === 'blocks' || per.count === 'links') && !places.some((step) => !onEdge(step)))
      complain(at, 'uses-no-space', 'the card uses no space')
  }
}

/** How many places a step asks for. */
function piecesOf(step: CardStep): number {
  if (step.do === 'build') return step.count
  return 'workers' in step ? step.workers : 1
}

function onEdge(step: CardStep): boolean {
  return step.do === 'build' && (step.piece === 'road' || step.piece === 'bridge' || step.piece === 'grandBridge')
}

function stepSense(step: CardStep, path: string, supply: FaiyumEdition['supply'], map: FaiyumEdition['map'], complain: Complain): void {
  if ((step.do === 'harvest' || step.do === 'clear') && step.least !== undefined && step.least > step.workers)
    complain(`${path}.least`, 'least', 'more than the workers of the step')
  if (step.do === 'build' && supply[step.piece].value === 0)
    complain(`${path}.piece`, 'no-piece', `the box holds no ${step.piece}`, { piece: step.piece })
  if (step.do === 'harvest' && step.workers > supply.worker.value) complain(`${path}.workers`, 'no-workers', 'the box holds fewer workers')
  if (step.do === 'trade' && step.joined && step.workers !== 2) complain(`${path}.joined`, 'joined', 'joins two workers')
  if (step.do === 'harvest' && step.side === 'channel' && map.channelSide.value.length === 0)
    complain(`${path}.side`, 'no-channel', 'no space lies by the channel')
  if (step.do === 'harvest' && step.side === 'lake' && map.lakeSide.value.length === 0)
    complain(`${path}.side`, 'no-lake', 'no space lies by the lake')
  if (step.do === 'build' && step.terrain !== undefined && step.piece !== 'workshop' && step.piece !== 'settlement')
    complain(`${path}.terrain`, 'terrain', 'only settlements and workshops ask for a terrain')
  if (step.do === 'swap' && step.from.includes(step.to)) complain(`${path}.to`, 'swap', 'a good is not swapped for itself')
}
