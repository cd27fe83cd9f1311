import { encodeId, type Id, type IdPrefix } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import type { Clock } from '#kernel/time.ts'

export type NewId = <P extends IdPrefix>(prefix: P) => Id<P>

/** Of each id. */
const RANDOM_BYTES = 10
/** Fetched at once: a call to the source takes ten times as long as the rest of an id. */
const FETCHED_BYTES = 400 * RANDOM_BYTES

/** The id generator of a Context. */
export const createNewId = ({ clock, rng }: { clock: Clock; rng: Rng }): NewId => {
  let fetched = rng.bytes(0)
  let used = 0
  return (prefix) => {
    if (used === fetched.length) [fetched, used] = [rng.bytes(FETCHED_BYTES), 0]
    used += RANDOM_BYTES
    return encodeId(prefix, clock.now(), fetched.subarray(used - RANDOM_BYTES, used))
  }
}
