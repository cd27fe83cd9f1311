import type { ReplyOf } from '#kernel/contract.ts'
import type { getInfo, MiniRun } from './contract.ts'

/** A running mini game of three levels, with the player's run of the day. */
export const game = (own: MiniRun | null): ReplyOf<typeof getInfo> => ({
  success: true,
  data: {
    campaign: {
      id: 'cmp_00000000000000000000000002',
      title: 'Mini slot',
      text: 'Spin to climb.',
      steps: [],
      state: 'running',
      startsAt: 1_795_219_200,
      finishedAt: null,
      startDay: '2026-11-21',
      endDay: null,
    },
    levels: [10_000, 25_000, 50_000].map((coins, at) => ({ level: at + 1, coins })),
    winPer100k: 60_000,
    oddsHash: 'd7'.repeat(32),
    run: own,
  },
})

/** A run before its first spin, with changes. */
export const run = (changes: Partial<MiniRun>): MiniRun => ({ level: 0, spins: 0, isOver: false, coins: null, ...changes })
