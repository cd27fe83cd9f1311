import type { DataOf } from '#kernel/contract.ts'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import { readSealState } from '#platform/audit/seal-state.ts'
import { UNSEALED_MS_MAX } from '#platform/audit/seal-trail.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type * as contract from '../contract.ts'

/** The seals of the audit trail, of all brands. */
export async function readSeals({ reader, clock }: OperatorContext): Promise<DataOf<typeof contract.readSeals>> {
  const { last, unsealedSince, checkedAt, passedAt, faults, shown } = await readSealState(reader)
  return {
    last: last && { number: String(last.number), hash: last.hash, at: toUnixSeconds(last.sealedAt) },
    unsealedSince: secondsOf(unsealedSince),
    isLate: unsealedSince !== null && clock.now() - unsealedSince > UNSEALED_MS_MAX,
    checkedAt: secondsOf(checkedAt),
    passedAt: secondsOf(passedAt),
    faults,
    shown: shown.map(({ seal, fault, since }) => ({ seal: String(seal), fault, since: toUnixSeconds(since) })),
  }
}

const secondsOf = (at: Instant | null): number | null => (at === null ? null : toUnixSeconds(at))
