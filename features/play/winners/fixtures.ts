import { samplesOf } from '#kernel/push.ts'
import { type Winner, lastWinnersPush } from './contract.ts'

export const winners: Winner[] = [
  {
    id: '2',
    name: 'Sunny Otter',
    avatar: 'otter',
    game: 'voltage-sevens',
    mode: 'TournamentPoints',
    amount: 4_250_000,
    at: '2026-11-21T16:59:00.000Z',
  },
  {
    id: '1',
    name: 'Night Reader',
    avatar: 'owl',
    game: 'cherry-royale',
    mode: 'SweepStakes',
    amount: 12_345,
    at: '2026-11-21T16:30:00.000Z',
  },
]

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(lastWinnersPush, {
    lastWinners: {
      lastWinners: [
        {
          id: '1',
          name: 'Sunny Otter',
          avatar: 'otter',
          game: 'cherry-royale',
          mode: 'TournamentPoints',
          amount: 1_250_000,
          at: '2026-11-21T17:00:00.000Z',
        },
      ],
    },
  }),
] as const
