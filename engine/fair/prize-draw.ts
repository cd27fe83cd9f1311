import { defHash } from '../def-hash.ts'
import type { PrizeRules } from './prize-rules.ts'
import { commitOf, isClientSeed, isServerSeed, openStream } from './seeds.ts'
import type { Draw } from './stream.ts'

export interface DrawSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/** The prize fixed by these seeds and rules, and its draws. Of several picks, their ids in order, with a space between. */
export function drawPrize(rules: PrizeRules, seeds: DrawSeeds): { readonly prize: string; readonly draws: readonly Draw[] } {
  const stream = openStream({ ...seeds, gameId: rules.id, defHash: defHash(rules) })
  const left = [...rules.prizes]
  const picked = Array.from({ length: rules.picks ?? 1 }, () => {
    const at = stream.weighted(
      left.map(({ weight }) => weight),
      'prize',
    )
    return left.splice(at, 1)[0]!.id
  })
  return { prize: picked.join(' '), draws: stream.draws }
}

/** A drawn prize, as its player can copy it. */
export interface PrizeClaim {
  readonly rules: PrizeRules
  /** The commitment shown before the draw. */
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Null until the seed pair is rotated. */
  readonly serverSeed: string | null
  readonly prize: string
  /** Of the rules, as it was shown before the draw; proofs of earlier releases have none. */
  readonly definitionHash?: string | null
}

export type PrizeFault = 'malformed-seed' | 'malformed-rules' | 'wrong-commit' | 'wrong-rules' | 'wrong-prize'

export interface VerifiedPrize {
  readonly isTrue: boolean
  readonly faults: readonly PrizeFault[]
  /** The prize that the seeds and rules give; null if nothing can be drawn from them. */
  readonly prize: string | null
  readonly draws: readonly Draw[]
}

/** Redraws a prize from its seeds and rules only. */
export function verifyPrize({ rules, commit, prize: claimed, definitionHash, ...seeds }: PrizeClaim & DrawSeeds): VerifiedPrize {
  const isWholeNonce = Number.isSafeInteger(seeds.nonce) && seeds.nonce >= 0
  if (!isServerSeed(seeds.serverSeed) || !isClientSeed(seeds.clientSeed) || !isWholeNonce) return undrawn('malformed-seed')
  if (!canBeDrawn(rules)) return undrawn('malformed-rules')
  const faults: PrizeFault[] = commitOf(seeds.serverSeed) === commit ? [] : ['wrong-commit']
  if (definitionHash != null && definitionHash !== defHash(rules)) faults.push('wrong-rules')
  const drawn = drawPrize(rules, seeds)
  if (drawn.prize !== claimed) faults.push('wrong-prize')
  return { ...drawn, isTrue: faults.length === 0, faults }
}

/** One word can choose among the total weight, and there are enough prizes to pick. */
function canBeDrawn({ id, prizes, picks = 1 }: PrizeRules): boolean {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0)
  const areWhole = prizes.every(({ weight }) => Number.isSafeInteger(weight) && weight >= 0)
  const areEnough = Number.isSafeInteger(picks) && picks > 0 && prizes.filter(({ weight }) => weight > 0).length >= picks
  return /^[a-z0-9-]{1,64}$/.test(id) && areWhole && areEnough && sum <= 2 ** 32
}

const undrawn = (fault: PrizeFault): VerifiedPrize => ({ isTrue: false, faults: [fault], prize: null, draws: [] })
