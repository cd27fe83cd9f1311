import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refuseExperiment } from './refuse-experiment.ts'

const open = { experiment: true }
const schema = z
  .object({
    hours: z.int().meta(open),
    box: z.object({ coins: z.int(), entries: z.int(), maxAmount: z.int().default(5) }).meta(open),
    levels: z.array(z.object({ coins: z.int(), entries: z.int().optional(), title: z.string() })).meta(open),
    sectors: z.array(z.object({ coins: z.int(), chancePer100k: z.int() })).meta(open),
    grant: z.discriminatedUnion('asset', [
      z.object({ asset: z.literal('coins'), amount: z.int().meta(open) }),
      z.object({ asset: z.literal('entries'), amount: z.int().meta(open) }),
    ]),
    vipTerms: z.object({ lastsDays: z.int() }).meta(open),
    postcardHours: z.int().meta(open),
    terms: z.object({ lastsDays: z.int(), note: z.string().meta({ experiment: false }) }).meta(open),
    unmarked: z.object({ hours: z.int() }),
    anything: z.unknown().meta(open),
    byGame: z.record(z.string(), z.object({ coins: z.int() })).meta(open),
    either: z.union([z.object({ size: z.int().meta(open) }), z.object({ size: z.int() })]),
    pair: z
      .tuple([z.int(), z.int().meta({ experiment: false })])
      .meta(open)
      .readonly()
      .nullable(),
  })
  .refine(() => true)

const config = {
  hours: 2,
  box: { coins: 100, entries: 5, maxAmount: 5 },
  levels: [
    { coins: 10, entries: 1, title: 'One' },
    { coins: 20, entries: 2, title: 'Two' },
  ],
  sectors: [
    { coins: 10, chancePer100k: 90_000 },
    { coins: 50, chancePer100k: 10_000 },
  ],
  grant: { asset: 'coins', amount: 5 },
  vipTerms: { lastsDays: 30 },
  postcardHours: 24,
  terms: { lastsDays: 3, note: 'a' },
  unmarked: { hours: 1 },
  anything: { goes: 1 },
  byGame: { 'cherry-royale': { coins: 5 } },
  either: { size: 1 },
  pair: [1, 2],
}
type Config = typeof config

/** The paths refused after a change, with their reasons. */
const refused = (change: (copy: Config) => void): string[] => {
  const variant = structuredClone(config)
  change(variant)
  return refuseExperiment(schema, config, variant).map(({ path, reason }) => `${path}: ${reason}`)
}

describe('an experiment', () => {
  test.each<[string, (copy: Config) => void]>([
    ['nothing', () => {}],
    ['an open field', (copy) => (copy.hours = 4)],
    ['coins beside entries', (copy) => (copy.box.coins = 200)],
    ['a default', (copy) => (copy.box.maxAmount = 9)],
    ['coins and words of a list', (copy) => (copy.levels[1] = { coins: 30, entries: 2, title: 'More' })],
    ['an amount of coins', (copy) => (copy.grant.amount = 9)],
    ['a value of a record', (copy) => (copy.byGame['cherry-royale'].coins = 7)],
    ['an open element of a tuple', (copy) => (copy.pair[0] = 9)],
  ])('may change %s', (_, change) => {
    expect(refused(change)).toEqual([])
  })

  test.each<[string, (copy: Config) => void, string[]]>([
    ['entries', (copy) => (copy.box.entries = 6), ['box.entries: entries']],
    ['entries of a new level', (copy) => copy.levels.push({ coins: 1, entries: 3, title: 'x' }), ['levels.2.entries: entries']],
    ['entries by leaving a level out', (copy) => copy.levels.pop(), ['levels.1.entries: entries']],
    ['chances', (copy) => (copy.sectors[0]!.chancePer100k = 1), ['sectors.0.chancePer100k: odds']],
    ['a prize of a table with odds', (copy) => (copy.sectors[1]!.coins = 99), ['sectors.1.coins: odds']],
    ['an asset to entries', (copy) => (copy.grant = { asset: 'entries', amount: 5 }), ['grant.asset: entries']],
    [
      'an amount of entries',
      (copy) => (copy.grant = { asset: 'entries', amount: 9 }),
      ['grant.asset: entries', 'grant.amount: entries'],
    ],
    ['VIP terms', (copy) => (copy.vipTerms.lastsDays = 9), ['vipTerms.lastsDays: vip']],
    ['the free way', (copy) => (copy.postcardHours = 9), ['postcardHours: free-way']],
    ['a closed field of an open object', (copy) => (copy.terms.note = 'b'), ['terms.note: closed']],
    ['a field that nobody marked', (copy) => (copy.unmarked.hours = 2), ['unmarked.hours: closed']],
    ['what the schema does not know', (copy) => (copy.anything.goes = 2), ['anything.goes: closed']],
    ['a field that only one option opens', (copy) => (copy.either.size = 2), ['either.size: closed']],
    ['a closed element of a tuple', (copy) => (copy.pair[1] = 9), ['pair.1: closed']],
    ['a field that no schema has', (copy) => Object.assign(copy.box, { extra: 1 }), ['box.extra: closed']],
    [
      'the order of a table with odds',
      (copy) => copy.sectors.reverse(),
      ['coins', 'chancePer100k'].flatMap((name) => [`sectors.0.${name}: odds`, `sectors.1.${name}: odds`]).toSorted(),
    ],
  ])('may not change %s', (_, change, faults) => {
    expect(refused(change).toSorted()).toEqual(faults.toSorted())
  })

  test('may withhold a promotion of coins, and none that gives entries', () => {
    const reward = z.object({ coins: z.int(), entries: z.int() }).meta(open)
    expect(refuseExperiment(reward, { coins: 5, entries: 0 }, undefined)).toEqual([])
    expect(refuseExperiment(reward, { coins: 5, entries: 1 }, undefined)).toEqual([{ path: 'entries', reason: 'entries' }])
  })

  test.each([
    ['VIPTerms', 'vip'],
    ['minRTP', 'odds'],
    ['oneIn', 'odds'],
    ['free-way', 'free-way'],
    ['freeRequestHours', 'free-way'],
    ['entriesPerLevel', 'entries'],
    ['SweepstakesAmount', 'entries'],
  ])('may not change a field called %s', (name, reason) => {
    const named = z.object({ [name]: z.int() }).meta(open)
    expect(refuseExperiment(named, { [name]: 1 }, { [name]: 2 })).toEqual([{ path: name, reason }])
  })

  test.each(['centryLevel', 'deviphours', 'weightless'])('may change a field called %s', (name) => {
    const named = z.object({ [name]: z.int() }).meta(open)
    expect(refuseExperiment(named, { [name]: 1 }, { [name]: 2 })).toEqual([])
  })
})
