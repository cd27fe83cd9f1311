import { assert } from '#kernel/result.ts'
import { commitOf } from './seeds.ts'

/**
 * What is published of the seeds of shared rounds. Each is the hash of the next one, so the seed of a round is the
 * commitment of the round after it, and the hash published before round 1 fixes all of them.
 */
export interface ChainRules {
  readonly id: 'round-chain'
  readonly game: string
  readonly definitionHash: string
  readonly length: number
  readonly chainEnd: string
}

export const CHAIN_ROUNDS_MAX = 10_000

/** Whether this seed is that of round `no`, from 1, of the chain whose published hash is `end`. */
export const isOfChain = (serverSeed: string, no: number, end: string): boolean =>
  Number.isSafeInteger(no) && no >= 1 && no <= CHAIN_ROUNDS_MAX && hashedTimes(serverSeed, no) === end

/** The seed of round `no`; round 0 gives the hash to publish. `last` is the secret seed of round `length`. */
export function chainSeed(last: string, { length, no }: { readonly length: number; readonly no: number }): string {
  assert(no >= 0 && no <= length && length <= CHAIN_ROUNDS_MAX, 'a round of the chain')
  return hashedTimes(last, length - no)
}

function hashedTimes(seed: string, times: number): string {
  let hash = seed
  for (let time = 0; time < times; time++) hash = commitOf(hash)
  return hash
}
