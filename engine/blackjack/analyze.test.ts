import { describe, expect, it } from 'vitest'
import { velvetBlackjack, velvetBlackjackStrategy } from '#games/all.ts'
import { zScore } from '../natural-odds/testing/sampling.ts'
import type { Choice } from '../round-contract.ts'
import { sampleStream } from '../testing/streams.ts'
import { alwaysStand, bestPlay, mimicDealer, type Policy, Values } from './best-play.ts'
import { netReturn, tally } from './analyze.ts'
import { SURE } from './chances.ts'
import type { MoveKind } from './hand.ts'
import { playBlackjack } from './play.ts'
import { countRounds } from './round-counts.ts'
import { strategyOf } from './strategy.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'

const { definition } = velvetBlackjack
const SEED = seedOf(10_700)
const best = bestPlay(definition)
const withoutSplits: Policy = (hand, up, { moves }) => best(hand, up, { moves: moves.filter((move) => move !== 'split') })

/** Plays a round of the real game by a policy that sees only the events. */
function playBy(policy: Policy, seed: number): number {
  const choices: Choice[] = []
  for (;;) {
    const { awaiting, events, payout, stake } = playBlackjack(definition, sampleStream(seed), { amount: 100 }, choices)
    if (!awaiting) return 1 + (payout - stake) / 100
    const dealt = events.filter((event) => event.type === 'cardDealt')
    const up = Math.min(dealt.find(({ to }) => to === 'dealer')!.card.rank, 10)
    const stands = choices.filter(({ kind }) => kind === 'stand' || kind === 'double').length
    const isSplit = choices.some(({ kind }) => kind === 'split')
    const hand = isSplit ? turnOfSplit(dealt, stands) : 0
    const { total, isSoft, card } = dealt.findLast((event) => event.to === 'player' && event.hand === hand)!
    const moves = awaiting.options.map(({ choice }) => choice.kind as MoveKind)
    const pair = moves.includes('split') ? { pair: Math.min(card.rank, 10) } : {}
    choices.push({ kind: policy({ total, isSoft }, up, { moves, ...pair }) })
  }
}

/** The second hand is active once the first has stood, doubled or reached 21 or more. */
function turnOfSplit(dealt: readonly { to: string; hand: number; total: number }[], stands: number): number {
  const first = dealt.findLast(({ to, hand }) => to === 'player' && hand === 0)!
  return stands > 0 || first.total >= 21 ? 1 : 0
}

describe('the math report of blackjack', () => {
  it('counts every deal: the ways sum to certainty', () => {
    const ways = countRounds(definition, best).reduce((sum, each) => sum + each.ways, 0n)
    expect(ways).toBe(13n ** 3n * SURE ** 3n)
  })

  it('agrees with the known figures for an infinite shoe', () => {
    const [sixteen, values] = [{ total: 16, isSoft: false }, new Values(definition)]
    const perNoNatural = (move: MoveKind) => (Number(values.of(move, sixteen, 10)) / Number(SURE)) * (13 / 12)
    expect(perNoNatural('stand')).toBeCloseTo(-0.54043, 5)
    expect(perNoNatural('hit')).toBeCloseTo(-0.539826, 5)
    expect(Number(netReturn(tally(definition, withoutSplits)).decimal)).toBeCloseTo(1 - 0.010867, 6)
  })

  it('ranks optimal play above dealer-style play, and that above always standing', () => {
    const returned = [best, withoutSplits, mimicDealer, alwaysStand].map((policy) =>
      Number(netReturn(tally(definition, policy)).decimal),
    )
    expect(returned).toEqual(returned.toSorted((left, right) => right - left))
    expect(returned.map((each) => each.toFixed(4))).toMatchInlineSnapshot(`
      [
        "0.9943",
        "0.9891",
        "0.9433",
        "0.8396",
      ]
    `)
  })

  it('publishes the table of optimal play', () => {
    expect(strategyOf(definition)).toEqual(velvetBlackjackStrategy)
  })

  it.each([
    ['the best play', best],
    ['the dealer’s way', mimicDealer],
    ['always standing', alwaysStand],
  ] as const)(`samples to the proven return with %s (seeds from ${SEED})`, (_, policy) => {
    const proven = tally(definition, policy)
    let seed = SEED
    const z = zScore({ rtp: netReturn(proven), sigma: proven.sigma }, { rounds: 15_000, seed }, () => playBy(policy, seed++))
    expect(Math.abs(z)).toBeLessThan(4)
  })
})
