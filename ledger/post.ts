import { CompiledQuery } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import { checkedMinor } from './amounts.ts'
import { LedgerError, named } from './errors.ts'
import { hashRequest, refJson, type ReceiptRow, toPosted } from './receipt.ts'
import type { AccountRef, Movement, PostedTransfer, TransferRequest } from './types.ts'

/**
 * Moves money, and tells the player's clients, in the caller's transaction. The same key with the same request answers
 * with the first result; with another one it throws LedgerError `key-reused`. Throws `overdraft`, `unknown-account`,
 * `amount-out-of-range`, `unbalanced` and `foreign-account` too; then nothing moved.
 */
export async function post(tx: Tx, request: TransferRequest): Promise<PostedTransfer> {
  const { rows } = await named(tx.executeQuery<ReceiptRow>(CompiledQuery.raw(POST, parametersOf(request))))
  return toPosted(rows[0] as ReceiptRow)
}

/** The same for a transfer that nothing else belongs to: one call, which is one transaction. */
export async function postAlone({ pool }: Database, request: TransferRequest): Promise<PostedTransfer> {
  const call = { name: 'ledger_post', text: POST, values: parametersOf(request) }
  const { rows } = await named(pool.query<ReceiptRow>(call))
  return toPosted(rows[0] as ReceiptRow)
}

const POST = 'select * from ledger.post($1, $2, $3, $4, $5::jsonb, $6::ledger.movement[])'

function parametersOf(request: TransferRequest): unknown[] {
  const { player, key, kind, movements } = request
  if (movements.length === 0) throw new LedgerError('amount-out-of-range', 'a transfer moves something')
  const rows = movements.map((movement) => toRow(request, movement))
  const ref = refJson(request.ref)
  const moved = rows.map(({ from, to, asset, minor }) => `(${quoted(from)},${quoted(to)},${asset},${minor})`)
  return [player, key, hashRequest([kind, ref, rows]), kind, ref, moved]
}

/** As a part of a PostgreSQL row. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

function toRow({ player }: TransferRequest, { from, to, amount }: Movement) {
  const row = {
    from: owner(player, from),
    to: owner(player, to),
    asset: amount.asset,
    minor: checkedMinor(amount),
  }
  if (from.asset !== amount.asset || to.asset !== amount.asset || row.from === row.to) {
    throw new LedgerError('unbalanced', `${amount.asset} moves between two accounts of ${amount.asset}`)
  }
  return row
}

/** A transfer touches one player: nothing moves from player to player (ACC-9). */
function owner(player: string, account: AccountRef): string {
  if ('house' in account) return account.house
  if (account.player !== player) throw new LedgerError('foreign-account', 'a transfer moves one player’s money only')
  return 'player'
}
