import type { Winner } from './contract.ts'

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
