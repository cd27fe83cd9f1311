import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
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
  const moves = request.movements.map((movement) => toRow(request, movement))
  if (moves.length === 0) throw new LedgerError('amount-out-of-range', 'a transfer moves something')
  const ref = refJson(request.ref)
  const hash = hashRequest([request.kind, ref, moves])
  const column = (name: keyof MoveRow) => moves.map((move) => move[name])
  const { rows } = await named(
    sql<ReceiptRow>`
      select * from ledger.post(${request.player}, ${request.key}, ${hash}, ${request.kind}, ${ref}::jsonb,
        ${column('from')}::text[], ${column('to')}::text[], ${column('asset')}::ledger.asset[],
        ${column('minor')}::bigint[])`.execute(tx),
  )
  return toPosted(rows[0] as ReceiptRow)
}

type MoveRow = ReturnType<typeof toRow>

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
