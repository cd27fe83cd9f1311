import { CompiledQuery } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import { assertMayPost } from '#platform/db/posting-ban.ts'
import { checkedMinor } from './amounts.ts'
import { isRefusal, LedgerError, named } from './errors.ts'
import { hashRequest, readReceipt, refJson, toPosted } from './receipt.ts'
import type { AccountRef, Movement, PostedTransfer, TransferRequest } from './types.ts'

/**
 * Moves amounts, and notifies the player's clients, in the caller's transaction. A repeat returns the first result;
 * the same key with another request throws LedgerError `key-reused`. Also throws `overdraft`, `unknown-account`,
 * `amount-out-of-range`, `unbalanced` and `foreign-account`; then nothing moved.
 */
export async function post(tx: Tx, request: TransferRequest): Promise<PostedTransfer> {
  assertMayPost(tx)
  const { text, values } = callOf(request, 'post')
  const { rows } = await named(tx.executeQuery<PostRow>(CompiledQuery.raw(text, values)))
  return toPosted(readReceipt((rows[0] as PostRow).receipt))
}

/**
 * The same for a transfer in its own transaction: one call. An optimistic insert, as almost every key is new. A
 * refusal rolls back, and then it looks the key up, as every other posting does first.
 */
export async function postAlone({ pool }: Database, request: TransferRequest): Promise<PostedTransfer> {
  const send = (how: 'post' | 'post_new') => pool.query<PostRow>(callOf(request, how))
  const { rows } = await send('post_new').catch((error: unknown) => {
    if (!isRefusal(error)) throw error
    return named(send('post'))
  })
  return toPosted(readReceipt((rows[0] as PostRow).receipt))
}

interface PostRow {
  /** One column instead of seven, which is cheaper for each posting. */
  readonly receipt: string
}

interface Statement {
  readonly name: string
  readonly text: string
}

/** By function and number of movements. */
const STATEMENTS = new Map<string, Statement>()

/** Each movement is four parameters: parsed from an array's text, their types would be looked up on every call. */
function statementOf(how: string, count: number): Statement {
  const name = `ledger_${how}_${count}`
  const known = STATEMENTS.get(name)
  if (known) return known
  const rows = Array.from({ length: count }, (_, nth) => {
    const [debit, credit, asset, amount] = [6, 7, 8, 9].map((no) => `$${no + nth * 4}`)
    return `row(${debit}, ${credit}, ${asset}::ledger.asset, ${amount}::bigint)::ledger.movement`
  })
  const text = `select ledger.${how}($1, $2, $3, $4, $5::jsonb, array[${rows.join(', ')}]) as receipt`
  const statement = { name, text }
  STATEMENTS.set(name, statement)
  return statement
}

function callOf(request: TransferRequest, how: 'post' | 'post_new'): Statement & { values: unknown[] } {
  const { player, key, kind } = request
  const rows = rowsOf(request)
  const moved = rows.flatMap(({ from, to, asset, minor }) => [from, to, asset, minor])
  return { ...statementOf(how, rows.length), values: [player, key, hashOf(request), kind, refJson(request.ref), ...moved] }
}

/** The request of its key; throws as `post` for movements that the ledger refuses. */
export const hashOf = (request: TransferRequest): Buffer => hashRequest([request.kind, refJson(request.ref), rowsOf(request)])

function rowsOf(request: TransferRequest) {
  if (request.movements.length === 0) throw new LedgerError('amount-out-of-range', 'a transfer moves something')
  return request.movements.map((movement) => toRow(request, movement))
}

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

/** A transfer involves one player: nothing moves between players (ACC-9). */
function owner(player: string, account: AccountRef): string {
  if ('house' in account) return account.house
  if (account.player !== player) throw new LedgerError('foreign-account', 'a transfer moves one player’s money only')
  return 'player'
}
