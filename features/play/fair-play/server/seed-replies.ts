import type { NextPair, RevealedPair, SeedPair } from '#platform/fair/seed-pairs.ts'
import { seedMode } from '../contract.ts'

export const toPairs = ({ active, next }: { active: readonly SeedPair[]; next: readonly NextPair[] }) => ({
  active: active.map((pair) => toActive(pair, next.find(({ mode }) => mode === pair.mode)?.commit ?? '')),
  next: next.map(toNext),
})

export const toActive = (pair: SeedPair, nextCommit: string) => ({
  mode: seedMode.parse(pair.mode),
  commit: pair.commit,
  nextCommit,
  clientSeed: pair.clientSeed,
  clientSeedBy: pair.clientSeedBy,
  nonce: pair.nonce,
})

export const toNext = ({ mode, commit, clientSeed }: NextPair) => ({ mode: seedMode.parse(mode), commit, clientSeed })

export const toRevealed = (pair: RevealedPair) => ({
  mode: seedMode.parse(pair.mode),
  commit: pair.commit,
  serverSeed: pair.serverSeed,
  clientSeed: pair.clientSeed,
  clientSeedBy: pair.clientSeedBy,
  rounds: pair.nonce,
  createdAt: new Date(pair.createdAt).toISOString(),
  revealedAt: new Date(pair.revealedAt).toISOString(),
})
