import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type getSeeds, seedsPush } from './contract.ts'

type SeedsReply = ReplyOf<typeof getSeeds>

const next = (hash: string, clientSeed: string | null = null) => ({ mode: 'TournamentPoints' as const, commit: hash, clientSeed })

/** No draws yet; only a hash is announced. */
export const announcedSeeds: SeedsReply = {
  success: true,
  data: { active: [], next: [next('a1'.repeat(32))], revealed: [], olderAfter: null },
}

/** The announced pair is in use with a client seed from the browser, and the next pair is announced. */
export const seedsInUse = (clientSeed: string, nextSeed: string | null = null): SeedsReply => ({
  success: true,
  data: {
    active: [
      {
        mode: 'TournamentPoints',
        commit: 'a1'.repeat(32),
        nextCommit: 'b2'.repeat(32),
        clientSeed,
        clientSeedBy: 'player',
        nonce: 0,
      },
    ],
    next: [next('b2'.repeat(32), nextSeed)],
    revealed: [],
    olderAfter: null,
  },
})

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(seedsPush, { changed: { action: 'changed', mode: 'TournamentPoints', commit: '0a'.repeat(32), isAutomatic: true } }),
] as const
