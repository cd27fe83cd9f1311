import { encodeId, type Id, type IdPrefix } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import type { Clock } from '#kernel/time.ts'

export type NewId = <P extends IdPrefix>(prefix: P) => Id<P>

/** The id generator of a Context. */
export const createNewId = ({ clock, rng }: { clock: Clock; rng: Rng }): NewId => {
  return (prefix) => encodeId(prefix, clock.now(), rng.bytes(10))
}
