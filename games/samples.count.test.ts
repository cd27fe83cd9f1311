import { describe, expect, it } from 'vitest'
import { exampleBets, play } from '#engine/play.ts'
import { hasFreshSeeds, seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { playedOut } from '#engine/testing/played-out.ts'
import { rememberingStream, sampleStream } from '#engine/testing/streams.ts'
import { playableGames } from './all.ts'
import './books.ts'

/** A nightly run takes more time. */
const ROUNDS = hasFreshSeeds ? 200_000 : 6_000
const SEED = seedOf(20_261_121)
const PATIENCE = { timeout: hasFreshSeeds ? 600_000 : 60_000 }

describe.each(playableGames.map((game) => [game.slug, game] as const))('%s', (_, { definition, mathReport }) => {
  it(`RTP-3: hits its fixed jackpots as often as its math report says, and pays their part (seed ${SEED})`, PATIENCE, () => {
    if (definition.kind !== 'slot' || !definition.jackpots) return
    const { jackpots, unitsPerPlay } = definition
    const { parts, jackpotRates, capCost } = mathReport.modes[0]
    const rateOf = (tier: string): number => Number(jackpotRates![tier]!.decimal)
    const rounds = 4 * ROUNDS
    const hits = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const { events } = play(definition, sampleStream(SEED + round), { amount: definition.betLevels.SweepStakes[0]! })
      const fallen = new Set(events.flatMap((event) => (event.type === 'win' && event.kind === 'jackpot' ? event.tier! : [])))
      for (const tier of fallen) hits.set(tier, (hits.get(tier) ?? 0) + 1)
    }
    for (const tier of Object.keys(jackpots)) {
      const expected = rateOf(tier) * rounds
      expect(Math.abs((hits.get(tier) ?? 0) - expected) / Math.sqrt(Math.max(1, expected)), tier).toBeLessThan(4)
    }
    // A jackpot that hits twice in a round pays twice: slightly more than one per hit round, less what the cap takes.
    const once = Object.entries(jackpots).reduce((sum, [tier, units]) => sum + (rateOf(tier) * units) / unitsPerPlay, 0)
    const part = Number(parts!['fixed-jackpots']!.decimal)
    expect(part).toBeGreaterThan(once - Number(capCost))
    expect(part).toBeLessThan(once * 1.1)
  })

  it(`RTP-3: has the return of its math report over ${ROUNDS} rounds in all (seed ${SEED})`, PATIENCE, () => {
    const level = definition.betLevels.SweepStakes[0]!
    const rounds = Math.ceil(ROUNDS / mathReport.modes.length)
    for (const [index, { bet, payoutOf }] of exampleBets(definition, level, 'SweepStakes').entries()) {
      const { rtp, sigma, price, method } = mathReport.modes[index]!
      const stream = sampleStream(SEED + index)
      // Games with decisions are sampled in their own tests, with the policy of each entry.
      const isDecided = definition.kind !== 'slot' && !payoutOf && play(definition, stream, bet).awaiting !== null
      if (method === 'optimal-play' || isDecided) continue
      let won = 0
      for (let round = 0; round < rounds; round++) {
        const drawn: number[] = []
        const { payout, events } = playedOut(definition, () => rememberingStream(stream, drawn), bet)
        won += payoutOf?.(events) ?? payout
      }
      const mean = won / rounds / level
      const z = (mean - Number(rtp.decimal) * price) / (Number(sigma) / Math.sqrt(rounds))
      expect(Math.abs(z), `z of ${mathReport.modes[index]!.id}`).toBeLessThan(4)
    }
  })
})
