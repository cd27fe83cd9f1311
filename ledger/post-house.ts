import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import { checkedMinor } from './amounts.ts'
import { LedgerError, named } from './errors.ts'
import { hashRequest, refJson } from './receipt.ts'
import type { HouseMovement, HouseTransferRequest, PostedTransfer } from './types.ts'

/**
 * Moves amounts between recording accounts of the house, without a player or a wallet: settlements, fees, charges that
 * no purchase explains. A repeat returns the first result; the same key with another request throws LedgerError
 * `key-reused`. Also throws `unknown-account` (budgets too), `amount-out-of-range` and `unbalanced`.
 */
export async function postHouse(tx: Tx, request: HouseTransferRequest): Promise<Omit<PostedTransfer, 'balances'>> {
  const { key, kind, movements } = request
  if (movements.length === 0) throw new LedgerError('amount-out-of-range', 'a transfer moves something')
  const rows = movements.map(toRow)
  const ref = refJson(request.ref)
  const hash = hashRequest([kind, ref, rows])
  const parts = rows.map(({ from, to, asset, minor }) => sql`row(${from}, ${to}, ${asset}::ledger.asset, ${minor}::bigint)`)
  const { rows: posted } = await named(
    sql<{ no: bigint; is_replay: boolean }>`
      select * from ledger.post_house(${key}, ${hash}, ${kind}, ${ref}::jsonb, array[${sql.join(parts)}]::ledger.movement[])`.execute(
      tx,
    ),
  )
  const { no, is_replay: isReplay } = posted[0] as (typeof posted)[0]
  return { id: `txn_${no}` as Id<'txn'>, isReplay }
}

function toRow({ from, to, amount }: HouseMovement) {
  if (from === to) throw new LedgerError('unbalanced', `${from} cannot pay itself`)
  return { from, to, asset: amount.asset, minor: checkedMinor(amount) }
}
