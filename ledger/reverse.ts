import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import { named } from './errors.ts'
import { hashRequest, numberOf, refJson, type ReceiptRow, toPosted } from './receipt.ts'
import type { PostedTransfer, TransferRequest } from './types.ts'

/**
 * Reverses a whole transfer with a linked one of the opposite sign. Once: a repeat returns the first reversal,
 * another `ref` throws `key-reused`. Throws `overdraft` if the player has spent it, `not-found`.
 */
export async function reverse(tx: Tx, transfer: Id<'txn'>, ref?: TransferRequest['ref']): Promise<PostedTransfer> {
  const json = refJson(ref)
  const { rows } = await named(
    sql<ReceiptRow>`select * from ledger.reverse(${numberOf(transfer)}, ${hashRequest([json])}, ${json}::jsonb)`.execute(tx),
  )
  return toPosted(rows[0] as ReceiptRow)
}
