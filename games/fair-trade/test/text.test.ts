import { LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { collectEvents, names, textsPass } from '../../test/text-suite.ts'
import { rulebook } from '../edition/built-in.ts'
import type { FairTradeEdition } from '../edition/edition.ts'
import { gamePackage } from '../game.ts'
import { sortRow } from '../rules/rows.ts'
import { tiesIn } from '../text/shared.ts'
import { bidAll, biddingState, ofKind, openGame } from './helpers.ts'

const FACTS = openGame(4).facts

textsPass(gamePackage, { collected: collectEvents([{ rules: openGame(4), seed: 'words' }]), kinds: 11 })

describe.each(LANGUAGES)('The texts in %s', (language) => {
  it('say for a tie who is first, because of which marker, and who holds it', async () => {
    const text = await gamePackage.text[language]()
    const rules = openGame(4)
    const events = bidAll(rules, biddingState(rules, { farmer: 2 }), [5, 11], [8, 10], [5, 9], [3, 11])
    const [sorted] = ofKind(events, 'sorted')
    expect(tiesIn(sorted)).toEqual([
      { row: 'trader', bid: 11, seats: [0, 3] },
      { row: 'farmer', bid: 5, seats: [2, 0] },
    ])
    const sentence = text.event(sorted, names, FACTS)
    const [byScales, byHoe] = { en: ['scales', 'hoe'], de: ['Waage', 'Hacke'], vi: ['cái cân', 'cái cuốc'] }[language]
    expect(sentence).toMatch(new RegExp(`Lan.*${byScales}.*Jürgen`))
    expect(sentence).toMatch(new RegExp(`Ngọc.*${byHoe}.*Ngọc`))
    const [untied] = ofKind(bidAll(rules, biddingState(rules), [1, 11], [2, 10], [3, 9], [4, 8]), 'sorted')
    expect(text.event(untied, names, FACTS)).not.toMatch(new RegExp(`${byScales}|${byHoe}`))
  })

  it('give an example of ties that is possible and agrees with the rules', async () => {
    const { rules } = await gamePackage.text[language]()
    const numbers =
      rules(FACTS)
        .find(({ id }) => id === 'rows')
        ?.example?.match(/\d+/g)
        ?.map(Number) ?? []
    expect(numbers).toHaveLength(17)
    const [marker, a, b, c, farmer, trader, d, otherFarmer, otherTrader, ...rows] = numbers
    expect(farmer).not.toBe(trader)
    expect(otherFarmer).not.toBe(otherTrader)
    expect([a, b, c, d].sort()).toEqual([1, 2, 3, 4])
    const farmerBids = [1, 2, 3, 4].map((seat) => (seat === d ? otherFarmer : farmer))
    const traderBids = [1, 2, 3, 4].map((seat) => (seat === d ? otherTrader : trader))
    const farmers = [0, 0, 0, 0]
    const traders = [0, 0, 0, 0]
    sortRow(farmerBids, marker - 1, 1, farmers)
    sortRow(traderBids, (marker + 2) % 4, -1, traders)
    expect(rows).toEqual([...farmers, ...traders].map((seat) => seat + 1))
  })

  it('call the farmer marker and the trader marker by their names, and mention no other marker that passes on', async () => {
    const { rules } = await gamePackage.text[language]()
    const lesson = await (await gamePackage.lesson?.())?.text[language]()
    expect(JSON.stringify([rules(FACTS), lesson])).not.toMatch(/round markers|Rundenmarker|dấu vòng/i)
  })

  it('say which card is meant when they mention the round after it', async () => {
    const { rules } = await gamePackage.text[language]()
    const lesson = await (await gamePackage.lesson?.())?.text[language]()
    expect(JSON.stringify([rules(FACTS), lesson])).not.toMatch(
      /as long as another round follows|solange (noch )?eine (weitere )?Runde folgt/i,
    )
  })

  it('say that the bid, not the purse, decides the place in the row', async () => {
    const { rules } = await gamePackage.text[language]()
    expect(rules(FACTS)[0].paragraphs[0]).not.toMatch(/richer|reicher|hào phóng/)
  })

  it('name every suggested length', async () => {
    const { options } = await gamePackage.text[language]()
    expect(Object.keys(options.rounds.values ?? {})).toEqual(['6', '8', '10', '12'])
  })
})

describe.each(LANGUAGES)('The rules in %s with a custom edition', (language) => {
  const own: FairTradeEdition = {
    ...rulebook,
    id: 'mine',
    highestBid: { value: 8, status: 'printed' },
    coins: { value: [10, 9], status: 'printed' },
    market: rulebook.market.map((card, index) => ({
      ...card,
      id: index === 3 ? 'Jackpot' : card.id,
      prizes: { ...card.prizes, '3': { value: index === 3 ? [41, 40, 1] : [2, 1, 0], status: 'printed' } },
    })),
  }
  const { facts } = gamePackage.game.open({ rounds: 5, hiddenScores: false, edition: own }, 3)

  it('use its values', async () => {
    const pages = (await gamePackage.text[language]()).rules(facts)
    const page = (id: string) => JSON.stringify(pages.find((section) => section.id === id))
    expect(page('start')).toMatch(/1 (to|bis|đến) 8\b.*\b19\b/)
    expect(page('bid')).toMatch(/\b6\b/)
    expect(page('award')).toMatch(/3.*Jackpot.*41, 40 (and|und|và) 1\b/)
    expect(page('end')).toMatch(/\b12\b.*\b5\b/)
    expect(JSON.stringify(pages)).not.toMatch(/\b(16|11|9)\b/)
  })

  it('divide the pool of their example as the rules do', async () => {
    const pages = (await gamePackage.text[language]()).rules(facts)
    const numbers =
      pages
        .find(({ id }) => id === 'pay')
        ?.example?.match(/\d+/g)
        ?.map(Number) ?? []
    const rules = openGame(3)
    const [a, b, c, pool, ...shares] = numbers
    const events = bidAll(rules, biddingState(rules), [a, 9], [b, 10], [c, 11])
    expect(ofKind(events, 'shared')[0]).toMatchObject({ pool, shares })
  })
})

describe('The German texts', () => {
  it('call the prize of a market card Gewinn, since Preis means the price', async () => {
    const text = await gamePackage.text.de()
    expect(JSON.stringify([text.options, text.rules])).not.toMatch(/Preis/)
    expect(text.options.edition.values?.['wide-market']).toMatch(/Gewinne/)
  })
})
