import pg from 'pg'

/** Every refusal of the ledger, by the SQLSTATE that its functions raise. */
const CODES = {
  CL001: 'append-only',
  CL003: 'key-reused',
  CL004: 'unknown-account',
  CL005: 'overdraft',
  CL006: 'hold-closed',
  CL007: 'amount-out-of-range',
  CL008: 'not-found',
} as const

/** The table and type constraints that a call can violate. */
const CONSTRAINTS = {
  balance_floor: 'overdraft',
  house_floor: 'overdraft',
  balance_ceiling: 'amount-out-of-range',
  amount_range: 'amount-out-of-range',
} as const

export type LedgerErrorCode = (typeof CODES)[keyof typeof CODES] | 'foreign-account' | 'unbalanced'

/** A bad call. Nothing was moved. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError'
  readonly code: LedgerErrorCode

  constructor(code: LedgerErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The database replied that nothing was written; a broken connection leaves that unknown. */
export const isRefusal = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError

/** Maps the database's refusals to codes; every other error passes unchanged. */
export async function named<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const code = isRefusal(error) ? codeOf(error) : undefined
    if (code === undefined) throw error
    throw new LedgerError(code, (error as Error).message)
  }
}

const codeOf = ({ code, schema, constraint }: pg.DatabaseError): LedgerErrorCode | undefined =>
  schema === 'ledger' ? CONSTRAINTS[constraint as keyof typeof CONSTRAINTS] : CODES[code as keyof typeof CODES]
