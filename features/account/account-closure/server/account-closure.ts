import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { ClosingReason } from '../contract.ts'

/** One closing of one account, from the request to the last row. */
export interface Closing {
  readonly id: bigint
  readonly brand: string
  readonly player: Id<'plr'>
  readonly reason: ClosingReason | null
  readonly askedAt: Instant
  readonly erasureAskedAt: Instant | null
  readonly endsAt: Instant
  readonly acknowledgedAt: Instant | null
  readonly reopenedAt: Instant | null
  readonly endedAt: Instant | null
  readonly owedWinnings: bigint | null
  /** Whether a reference was given by which winnings are asked for. */
  readonly hasClaim: boolean
  readonly erasedParts: readonly string[]
  readonly erasedAt: Instant | null
  readonly outlivedYears: number
}
