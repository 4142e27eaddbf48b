import type { Problem } from '@fairground/kernel'
import type { CardFacts, FaiyumEdition, Pair } from './edition.ts'
import { type CardStep, GOODS } from './vocabulary.ts'

/** With more, one payment could offer hundreds of mixes. */
const MOST_RESOURCES_PAID = 6
/** With more, the search for one card could take too long; no card of the box places more than three. */
const MOST_PIECES = 6

/** Checks what the schema cannot: names that refer to nothing, and cards that could never be played. */
export function inconsistencies(edition: FaiyumEdition): readonly Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, rule, reason, facts) => {
    problems.push({ path, reason, rule, ...(facts && { facts }) })
  }
  checkMap(edition, report)
  checkDeck(edition, report)
  for (const [index, card] of edition.starting.entries()) checkCard(edition, card, `starting.${index}`, report)
  for (const [index, card] of edition.cards.entries()) checkCard(edition, card, `cards.${index}`, report)
  return problems
}

type Report = (path: string, rule: string, reason: string, facts?: Problem['facts']) => void

function checkMap({ map, supply }: FaiyumEdition, report: Report): void {
  const ids = new Set<string>()
  for (const [index, space] of map.spaces.entries()) {
    if (ids.has(space.id)) report(`map.spaces.${index}.id`, 'same-space', `two spaces are called ${space.id}`, { name: space.id })
    ids.add(space.id)
    const site = space.terrain.value === 'site'
    if (site !== (space.blocks !== undefined))
      report(
        `map.spaces.${index}.blocks`,
        site ? 'site-blocks' : 'no-blocks',
        site ? 'a building site says how many blocks it holds' : 'only a building site holds blocks',
      )
  }
  for (const side of ['channelSide', 'lakeSide'] as const)
    for (const [index, id] of map[side].value.entries())
      if (!ids.has(id)) report(`map.${side}.value.${index}`, 'no-space', `there is no space ${id}`, { name: id })
  const joined = new Map<string, string>()
  const judge = (list: 'adjacent' | 'bridges', pairs: readonly Pair[]): void => {
    for (const [index, pair] of pairs.entries()) {
      const path = `map.${list}.value.${index}`
      for (const id of pair) if (!ids.has(id)) report(path, 'no-space', `there is no space ${id}`, { name: id })
      if (pair[0] === pair[1]) report(path, 'own-neighbour', 'a space is not its own neighbour')
      const key = [...pair].sort().join(' ')
      const before = joined.get(key)
      if (before !== undefined)
        report(path, 'joined-twice', `${pair[0]} and ${pair[1]} are already in ${before}`, { a: pair[0], b: pair[1] })
      joined.set(key, list)
    }
  }
  judge('adjacent', map.adjacent.value)
  judge('bridges', map.bridges.value)
  for (const [index, pair] of map.roads.value.entries())
    for (const id of pair) {
      const terrain = map.spaces.find((space) => space.id === id)?.terrain.value
      if (terrain === undefined) report(`map.roads.value.${index}`, 'no-space', `there is no space ${id}`, { name: id })
      if (terrain === 'wheat' || terrain === 'grape')
        report(`map.roads.value.${index}`, 'road-crocodile', `a crocodile is on ${id}, so no road can be there`, { name: id })
    }
  const swamps = map.spaces.filter(({ terrain }) => terrain.value === 'wheat' || terrain.value === 'grape').length
  if (swamps > supply.crocodile.value)
    report('supply.crocodile', 'crocodiles', 'fewer crocodiles than wheat and grape spaces', {
      swamps,
      crocodiles: supply.crocodile.value,
    })
  const red = map.spaces.filter((space) => space.terrain.value === 'red').length
  if (red > supply.settlement.value) report('supply.settlement', 'settlements', 'fewer settlements than red spaces')
  if (map.roads.value.length > supply.road.value) report('supply.road', 'roads', 'fewer roads than the map has at the start')
}

function checkDeck(edition: FaiyumEdition, report: Report): void {
  const shown = edition.market.shown.value
  const blue = edition.cards.filter((card) => card.border.value === 'blue').length
  if (blue < shown) report('cards', 'blue', `${blue} blue cards; the set-up turns up ${shown}`, { blue, shown })
  let last = 0
  const rising = (number: number, path: string): void => {
    if (number <= last) report(path, 'rising', `cards must be in ascending order, but ${number} follows ${last}`, { number, last })
    last = number
  }
  for (const [index, card] of edition.cards.entries()) rising(card.number.value, `cards.${index}.number`)
  for (const [index, disaster] of edition.disasters.entries()) rising(disaster.number.value, `disasters.${index}.number`)
}

function checkCard({ supply, map }: FaiyumEdition, card: CardFacts, path: string, report: Report): void {
  const cost = card.cost.value
  const gain = card.gain.value
  const steps = card.steps.value
  const roads = steps.reduce((sum, step) => sum + (step.do === 'build' && step.piece === 'road' ? step.count : 0), 0)
  const resources = GOODS.reduce((sum, good) => sum + (cost[good] ?? 0), 0) + (cost.basic ?? 0) + (cost.different ?? 0)
  if (resources + (cost.ground ? roads : 0) > MOST_RESOURCES_PAID)
    report(`${path}.cost`, 'resources', `asks for more than ${MOST_RESOURCES_PAID} resources`, { most: MOST_RESOURCES_PAID })
  if (cost.ground && roads === 0)
    report(`${path}.cost.value.ground`, 'ground-roads', 'only a card that builds roads is paid with the resource of the ground')
  if (cost.ground && (cost.basic || cost.different))
    report(`${path}.cost.value.ground`, 'ground-mixed', 'does not go with basic or different resources')
  if (steps.some((step) => step.do === 'repeat')) {
    if (steps.length > 1) report(`${path}.steps`, 'repeat-alone', 'a card that repeats another does nothing else')
    if (resources > 0 || cost.ground || cost.card)
      report(`${path}.cost`, 'repeat-cost', 'a card that repeats another costs money or nothing')
  }
  for (const [index, step] of steps.entries()) checkStep(step, `${path}.steps.value.${index}`, supply, map, report)
  const places = steps.filter((step) => step.do !== 'swap' && step.do !== 'take' && step.do !== 'order' && step.do !== 'repeat')
  if (places.reduce((sum, step) => sum + piecesOf(step), 0) > MOST_PIECES)
    report(`${path}.steps`, 'places', `asks for more than ${MOST_PIECES} places`, { most: MOST_PIECES })
  if (gain.ofSpace !== undefined && !places.some((step) => step.do !== 'clear' && !onEdge(step)))
    report(`${path}.gain.value.ofSpace`, 'uses-no-space', 'the card uses no space')
  for (const [index, per] of (gain.per ?? []).entries()) {
    const at = `${path}.gain.value.per.${index}`
    if (per.count === 'way' && !steps.some((step) => step.do === 'trade' && step.joined))
      report(at, 'way', '"way" needs two joined workers')
    if (per.count === 'cleared' && !steps.some((step) => step.do === 'clear'))
      report(at, 'cleared', 'the card removes no workers from the map')
    if ((per.count === 'ends' || per.count === 'blocks' || per.count === 'links') && !places.some((step) => !onEdge(step)))
      report(at, 'uses-no-space', 'the card uses no space')
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

function checkStep(step: CardStep, path: string, supply: FaiyumEdition['supply'], map: FaiyumEdition['map'], report: Report): void {
  if ((step.do === 'harvest' || step.do === 'clear') && step.least !== undefined && step.least > step.workers)
    report(`${path}.least`, 'least', 'more than the workers of the step')
  if (step.do === 'build' && supply[step.piece].value === 0)
    report(`${path}.piece`, 'no-piece', `the box holds no ${step.piece}`, { piece: step.piece })
  if (step.do === 'harvest' && step.workers > supply.worker.value) report(`${path}.workers`, 'no-workers', 'the box holds fewer workers')
  if (step.do === 'trade' && step.joined && step.workers !== 2) report(`${path}.joined`, 'joined', 'needs exactly two workers')
  if (step.do === 'harvest' && step.side === 'channel' && map.channelSide.value.length === 0)
    report(`${path}.side`, 'no-channel', 'no space is at the channel')
  if (step.do === 'harvest' && step.side === 'lake' && map.lakeSide.value.length === 0)
    report(`${path}.side`, 'no-lake', 'no space is at the lake')
  if (step.do === 'build' && step.terrain !== undefined && step.piece !== 'workshop' && step.piece !== 'settlement')
    report(`${path}.terrain`, 'terrain', 'only settlements and workshops ask for a terrain')
  if (step.do === 'swap' && step.from.includes(step.to)) report(`${path}.to`, 'swap', 'a good is not swapped for itself')
}
