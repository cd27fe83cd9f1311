import { samplesOf } from '#kernel/push.ts'
import { sharedBetPush, type SharedTable, sharedTablePush } from './contract.ts'

const sampleTable: SharedTable = {
  game: 'cherry-royale',
  now: 1_795_500_000_000,
  chainEnd: '0a'.repeat(32),
  clientSeed: '0b'.repeat(16),
  round: {
    chain: 1,
    no: 7,
    state: 'open',
    commit: '0c'.repeat(32),
    opensAt: 1_795_499_990_000,
    startsAt: 1_795_499_996_000,
    endsAt: null,
    burst: null,
    serverSeed: null,
    players: 2,
    leavers: [{ name: 'Sunny Otter', avatar: 'otter', mode: 'TournamentPoints', multiplier: 135, win: 13_500 }],
  },
  ended: [{ chain: 1, no: 6, burst: 212 }],
}

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(sharedTablePush, { flying: sampleTable }),
  samplesOf(sharedBetPush, {
    collected: {
      game: 'cherry-royale',
      bet: {
        id: 'rnd_1',
        chain: 1,
        no: 7,
        mode: 'TournamentPoints',
        state: 'settled',
        stake: 10_000,
        auto: 150,
        collectedAt: 150,
        win: 15_000,
      },
    },
  }),
] as const
