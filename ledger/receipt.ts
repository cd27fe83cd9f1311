import { hash } from 'node:crypto'
import { type BalanceRow, toBalances } from './balances.ts'
import type { PostedTransfer, TransferRequest } from './types.ts'

/** The SQL type ledger.receipt. */
export interface ReceiptRow extends BalanceRow {
  readonly no: bigint
  readonly is_replay: boolean
}

/** The same in PostgreSQL's text form: `(12,f,3,100,0,0,0)`. */
export function readReceipt(text: string): ReceiptRow {
  const [no = '', isReplay, ...rest] = text.slice(1, -1).split(',')
  const [version = '', coins = '', tourPoints = '', entries = '', winnings = ''] = rest
  return {
    no: BigInt(no),
    is_replay: isReplay === 't',
    version: BigInt(version),
    coins: BigInt(coins),
    tour_points: BigInt(tourPoints),
    entries: BigInt(entries),
    winnings: BigInt(winnings),
  }
}

export const toPosted = (row: ReceiptRow): PostedTransfer => ({
  id: `txn_${row.no}`,
  isReplay: row.is_replay,
  balances: toBalances(row),
})

export const refJson = (ref: TransferRequest['ref']): string => JSON.stringify(ref ?? {})

/** The request of a key: a repeat must have the same hash. */
export const hashRequest = (parts: readonly unknown[]): Buffer => hash('sha256', JSON.stringify(parts), 'buffer')

/** The number in `txn_12` or `hld_12`. */
export const numberOf = (id: string): string => id.slice(id.indexOf('_') + 1)
