import type { SharedBet, SharedTable } from '#features/play/shared-rounds/contract.ts'

/** A table whose round takes bets for six seconds from `opensAt` on. */
export const sharedTable = (
  opensAt: number,
  round: Partial<NonNullable<SharedTable['round']>> = {},
  more: Partial<SharedTable> = {},
): SharedTable => ({
  game: 'bubble-spire',
  now: opensAt,
  chainEnd: 'end',
  clientSeed: 'seed',
  ended: [],
  round: {
    chain: 1,
    no: 5,
    state: 'open',
    commit: 'c',
    opensAt,
    startsAt: opensAt + 6_000,
    endsAt: null,
    burst: null,
    serverSeed: null,
    players: 0,
    leavers: [],
    ...round,
  },
  ...more,
})

export const sharedBet = (more: Partial<SharedBet> = {}): SharedBet => ({
  id: 'rnd_1',
  chain: 1,
  no: 5,
  mode: 'TournamentPoints',
  state: 'open',
  stake: 10_000,
  auto: null,
  collectedAt: null,
  win: 0,
  ...more,
})
