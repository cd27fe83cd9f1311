import { LedgerError, type LedgerErrorCode } from '../errors.ts'

/** The code of the ledger's refusal, undefined if it succeeds; any other error passes. */
export async function refusal(call: Promise<unknown>): Promise<LedgerErrorCode | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    if (error instanceof LedgerError) return error.code
    throw error
  }
}
