import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { ClosureReason } from '../contract.ts'

/** One closure of one account, from the request to the last row. */
export interface AccountClosure {
  readonly id: bigint
  readonly brand: string
  readonly player: Id<'plr'>
  readonly reason: ClosureReason | null
  readonly askedAt: Instant
  readonly erasureAskedAt: Instant | null
  readonly endsAt: Instant
  readonly acknowledgedAt: Instant | null
  readonly reopenedAt: Instant | null
  readonly endedAt: Instant | null
  readonly owedWinnings: bigint | null
  /** Whether a reference for claiming winnings was issued. */
  readonly hasClaim: boolean
  /** A keyed hash of the email address when it was issued. */
  readonly claimContact: Buffer | null
  readonly erasedParts: readonly string[]
  readonly erasedAt: Instant | null
  readonly outlivedYears: number
}
