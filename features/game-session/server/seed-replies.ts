import type { RevealedPair, SeedPair } from '#platform/fair/seed-pairs.ts'
import { gameMode } from '../contract.ts'

export const toActive = (pair: SeedPair, nextCommit: string) => ({
  mode: gameMode.parse(pair.mode),
  commit: pair.commit,
  nextCommit,
  clientSeed: pair.clientSeed,
  nonce: pair.nonce,
})

export const toRevealed = (pair: RevealedPair) => ({
  mode: gameMode.parse(pair.mode),
  commit: pair.commit,
  serverSeed: pair.serverSeed,
  clientSeed: pair.clientSeed,
  rounds: pair.nonce,
  revealedAt: new Date(pair.revealedAt).toISOString(),
})
