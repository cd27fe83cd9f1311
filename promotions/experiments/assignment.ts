import { toUtf8 } from '#engine/fair/bytes.ts'
import { sha256 } from '#engine/fair/sha256.ts'

export const BUCKETS = 10_000

/** A player's place in 0..9999, the same for each salt, and independent between salts. */
export function bucketOf(salt: string, player: string): number {
  const hash = sha256(toUtf8(`${salt}|${player}`))
  let number = 0
  // 48 bits: a bucket's chance differs from the others' by less than one in ten billion.
  for (const byte of hash.subarray(0, 6)) number = number * 256 + byte
  return number % BUCKETS
}

export interface Variant {
  readonly key: string
  /** Of 10,000 players. */
  readonly share: number
}

export interface Experiment {
  /** Also the salt: another id is another assignment. */
  readonly id: string
  readonly variants: readonly Variant[]
}

/** The variant that an unexposed player would get; undefined outside of the experiment's shares. */
export function variantOf({ id, variants }: Experiment, player: string): string | undefined {
  let rest = bucketOf(id, player)
  return variants.find(({ share }) => (rest -= share) < 0)?.key
}

const HOLDOUT_SHARE = 500

/**
 * The long experiment over a whole period: 5 % of the players see no optional promotion, and an equal sample of the
 * others is compared with them. Its members change with the period.
 */
export const holdoutOf = (period: string): Experiment => ({
  id: `holdout-${period}`,
  variants: [
    { key: 'holdout', share: HOLDOUT_SHARE },
    { key: 'comparison', share: HOLDOUT_SHARE },
  ],
})
