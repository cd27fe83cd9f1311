import { describe, expect, it } from 'vitest'
import { analyze } from '../../math-report/analyze.ts'
import { toExact } from '../../math-report/fraction.ts'
import { play, playByDefault } from '../../play.ts'
import type { Choice } from '../../round-contract.ts'
import { everyRound } from '../../testing/every-round.ts'
import { rememberingStream, scriptedStream } from '../../testing/streams.ts'
import type { SlotDefinition } from '../definition.ts'
import { picksDefinition, picksThenSpinsDefinition } from '../testing/pick-definitions.ts'

const BET = { amount: 100 }
const TWO_SCATTERS = [2, 1, 0]
/** A shuffle that keeps the order: coins, coins, double, chest, end. */
const IN_ORDER = [4, 3, 2, 1]

const pick = (place: number): Choice => ({ kind: 'pick', place })
const round = (...choices: Choice[]) => play(picksDefinition, scriptedStream([...TWO_SCATTERS, ...IN_ORDER]), BET, choices)

describe('picks', () => {
  it('are laid before the first choice and reveal no prize', () => {
    const { events, draws, awaiting, payout } = round()
    expect(draws.slice(3).map(({ label, n }) => [label, n])).toEqual([5, 4, 3, 2].map((n) => ['prize', n]))
    expect(events.at(-1)).toEqual({ type: 'pickOffer', of: 5 })
    expect(JSON.stringify(events)).not.toContain('chest')
    expect(payout).toBe(0)
    expect(awaiting).toEqual({ options: [0, 1, 2, 3, 4].map((place) => ({ choice: pick(place), cost: 0 })), byDefault: pick(0) })
  })

  it('go on up to the limit, and multiply prizes opened later', () => {
    const { events, payout, awaiting } = round(pick(0), pick(2), pick(1))
    expect(awaiting).toBeNull()
    expect(payout).toBe(200 + 400)
    expect(events.flatMap((event) => (event.type === 'picked' ? event.label : []))).toEqual(['coins', 'double', 'coins'])
    expect(events.flatMap((event) => (event.type === 'win' ? [[event.kind, event.multiplier, event.amount]] : []))).toEqual([
      ['pick', 1, 200],
      ['pick', 2, 400],
    ])
    const prizes = ['coins', 'coins', 'double', 'chest', 'end']
    expect(events.at(-2)).toEqual({ type: 'featureEnd', feature: 'pick', amount: 600, prizes })
  })

  it('end at a terminating prize, which is paid if it has a value', () => {
    expect(round(pick(3))).toMatchObject({ payout: 450, awaiting: null })
    expect(round(pick(0), pick(4))).toMatchObject({ payout: 200, awaiting: null })
  })

  it('end when the round has reached its cap', () => {
    const rules = { ...picksDefinition, capMultiple: 2 }
    const { events, payout } = play(rules, scriptedStream([...TWO_SCATTERS, ...IN_ORDER]), BET, [pick(0)])
    expect(payout).toBe(200)
    expect(events.map(({ type }) => type).slice(-4)).toEqual(['win', 'capReached', 'featureEnd', 'roundEnd'])
  })

  it('offer only covered cells, and nothing once they are over', () => {
    expect(() => round(pick(0), pick(0))).toThrow('not on offer')
    expect(() => round({ kind: 'hit' })).toThrow('not on offer')
    expect(() => round(pick(4), pick(0))).toThrow('takes no more choices')
  })

  it('open the first cell left for an absent player', () => {
    const seeds = { serverSeed: '11'.repeat(32), clientSeed: 'away' }
    const defaults = Array.from({ length: 60 }, (_, nonce) => playByDefault(picksDefinition, { ...seeds, nonce }, BET))
    const open = defaults.filter(({ choices }) => choices.length > 0)
    expect(open.length).toBeGreaterThan(0)
    for (const { choices, played } of open) {
      expect(choices).toEqual(choices.map((_, place) => pick(place)))
      expect(played.awaiting).toBeNull()
    }
  })

  it('are over before the free spins that the same scatters trigger', () => {
    const draws = [...TWO_SCATTERS, 2, 1]
    const before = play(picksThenSpinsDefinition, scriptedStream(draws), BET)
    expect(before.awaiting).not.toBeNull()
    expect(before.events.at(-1)).toEqual({ type: 'pickOffer', of: 3 })
    const { events, awaiting } = play(picksThenSpinsDefinition, scriptedStream([...draws, 0, 0, 1]), BET, [pick(2)])
    expect(awaiting).toBeNull()
    const features = events.flatMap((event) =>
      event.type === 'featureStart' || event.type === 'featureEnd' ? [event.feature] : [],
    )
    expect(features).toEqual(['pick', 'pick', 'free-spins', 'free-spins'])
  })

  it.each([
    ['the first place that is left', (places: number[]) => places[0]!],
    ['the last one', (places: number[]) => places.at(-1)!],
    ['one that jumps about', (places: number[]) => places[(7 * places.length) % places.length]!],
  ])('have the return of the math report when the player always opens %s', (_, choose) => {
    for (const off of offFromReport(picksDefinition, choose)) expect(off).toBeCloseTo(0, 9)
  })
})

/** The difference of every possible round to the math report: return, hits, and how often picks trigger. */
function offFromReport(definition: SlotDefinition, choose: (places: number[]) => number): number[] {
  const [{ rtp, hitRate, featureRates }] = analyze(definition).modes
  let [mean, hits] = [0, 0]
  const chances = everyRound((stream) => {
    const drawn: number[] = []
    const choices: Choice[] = []
    let played = play(definition, rememberingStream(stream, drawn), BET)
    while (played.awaiting) {
      choices.push(pick(choose(played.awaiting.options.map(({ choice }) => choice['place'] as number))))
      played = play(definition, rememberingStream(stream, drawn), BET, choices)
    }
    return played.payout
  })
  for (const [payout, chance] of chances) {
    mean += (Number(payout) / 100) * Number(toExact(chance).decimal)
    if (Number(payout) > 0) hits += Number(toExact(chance).decimal)
  }
  return [mean - Number(rtp.decimal), hits - Number(hitRate.decimal), Number(featureRates!['picks']!.decimal) - 8 / 36]
}
