import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { toBalances, type BalanceRow } from './balances.ts'
import { LedgerError, named } from './errors.ts'
import type { AccountRef, Movement, PostedTransfer, TransferRequest } from './types.ts'

interface PostedRow extends BalanceRow {
  readonly no: bigint
  readonly is_replay: boolean
}

/**
 * Moves money, and tells the player's clients, in the caller's transaction. The same key with the same request answers
 * with the first result; with another one it throws LedgerError `key-reused`. Throws `overdraft`, `unknown-account`,
 * `amount-out-of-range` and `foreign-account` too; then nothing moved.
 */
export async function post(tx: Tx, request: TransferRequest): Promise<PostedTransfer> {
  const movements = request.movements.map((movement) => toRow(request, movement))
  if (movements.length === 0) throw new LedgerError('amount-out-of-range', 'a transfer moves something')
  const ref = JSON.stringify(request.ref ?? {})
  const hash = createHash('sha256').update(JSON.stringify([request.kind, ref, movements])).digest()
  const { rows } = await named(
    sql<PostedRow>`
      select * from ledger.post(${request.player}, ${request.key}, ${hash}, ${request.kind}, ${ref}::jsonb,
        ${JSON.stringify(movements)}::jsonb)`.execute(tx),
  )
  const row = rows[0] as PostedRow
  return { id: `txn_${row.no}`, isReplay: row.is_replay, balances: toBalances(row) }
}

function toRow({ player }: TransferRequest, { from, to, amount }: Movement) {
  const minor = Number(amount.minor)
  if (!Number.isSafeInteger(minor) || minor <= 0) {
    throw new LedgerError('amount-out-of-range', `an amount is 1 to 2^53 - 1 minor units, not ${amount.minor}`)
  }
  if (from.asset !== amount.asset || to.asset !== amount.asset) {
    throw new LedgerError('unbalanced', `${amount.asset} moves between accounts of ${amount.asset}`)
  }
  return { from: owner(player, from), to: owner(player, to), asset: amount.asset, amount: minor }
}

/** A transfer touches one player: nothing moves from player to player (ACC-9). */
function owner(player: string, account: AccountRef): string {
  if ('house' in account) return account.house
  if (account.player !== player) throw new LedgerError('foreign-account', 'a transfer moves one player’s money only')
  return 'player'
}
