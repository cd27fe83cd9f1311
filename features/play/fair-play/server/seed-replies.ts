import type { RevealedPair, SeedPair } from '#platform/fair/seed-pairs.ts'
import { seedMode } from '../contract.ts'

export const toActive = (pair: SeedPair, nextCommit: string) => ({
  mode: seedMode.parse(pair.mode),
  commit: pair.commit,
  nextCommit,
  clientSeed: pair.clientSeed,
  nonce: pair.nonce,
})

export const toRevealed = (pair: RevealedPair) => ({
  mode: seedMode.parse(pair.mode),
  commit: pair.commit,
  serverSeed: pair.serverSeed,
  clientSeed: pair.clientSeed,
  rounds: pair.nonce,
  revealedAt: new Date(pair.revealedAt).toISOString(),
})
