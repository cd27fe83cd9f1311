import type { Money } from '#kernel/money.ts'
import { LedgerError } from './errors.ts'

/** The minor units of a movable amount, as every function of the ledger takes them. */
export function checkedMinor({ minor }: Money): number {
  const safe = Number(minor)
  if (!Number.isSafeInteger(safe) || safe <= 0) {
    throw new LedgerError('amount-out-of-range', `an amount is 1 to 2^53 - 1 minor units, not ${minor}`)
  }
  return safe
}
