import { samplesOf } from '#kernel/push.ts'
import { jackpotsPush } from './contract.ts'

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(jackpotsPush, {
    jackpots: { game: 'cherry-royale', jackpots: [{ mode: 'TournamentPoints', tier: 'grand', amount: 1_250_000 }] },
  }),
] as const
