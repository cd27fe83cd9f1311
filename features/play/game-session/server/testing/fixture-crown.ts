import type { Stream } from '#engine/fair/stream.ts'
import type { Bet, PlayedRound } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'

/**
 * The smallest game with pooled jackpots: its params name the tiers it hits, so that a test need not search for a
 * seed.
 */
const definition = {
  kind: 'crown',
  id: 'crown',
  betLevels: { TournamentPoints: [1_000, 2_000], SweepStakes: [1_000] },
  pools: [
    { tier: 'mini', seed: { TournamentPoints: 5_000, SweepStakes: 500 }, millionths: 10_000 },
    // 1.5 of 1,000: contributions below a minor unit must accumulate too.
    { tier: 'grand', seed: { TournamentPoints: 100_000, SweepStakes: 10_000 }, millionths: 1_500 },
  ],
}

export const crown = {
  slug: 'crown',
  title: 'Crown',
  category: 'popular-games',
  rules: { en: '', es: '' },
  bgColor: '#000000',
  definition,
} as unknown as AnyGame

export const crownFamily = {
  kind: 'crown',
  play: playCrown,
  refuse: () => undefined,
  isOffered: ({ betLevels }: typeof definition, { amount }: Bet, mode: keyof (typeof definition)['betLevels']) =>
    betLevels[mode].includes(amount),
}

function playCrown({ id }: typeof definition, stream: Stream, { amount, params, pools = {} }: Bet): PlayedRound {
  const hits = (params?.['hits'] ?? []) as readonly string[]
  const wins = hits.map((tier) => ({ type: 'win', kind: 'jackpot', tier, amount: pools[tier] ?? 0 }))
  const payout = wins.reduce((sum, win) => sum + win.amount, 0)
  const start = { type: 'roundStart', game: id, stake: amount, color: stream.uint(1_000_000, 'color') }
  const events = [start, ...wins, { type: 'roundEnd', payout }] as unknown as PlayedRound['events']
  return { events, payout, stake: amount, draws: stream.draws, awaiting: null }
}
