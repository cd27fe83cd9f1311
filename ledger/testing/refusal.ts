import { LedgerError, type LedgerErrorCode } from '../errors.ts'

/** The name under which the ledger refused, undefined when it did not; any other error passes. */
export async function refusal(call: Promise<unknown>): Promise<LedgerErrorCode | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    if (error instanceof LedgerError) return error.code
    throw error
  }
}
