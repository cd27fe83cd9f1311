import { assert } from '#kernel/result.ts'
import type { Tx } from './database.ts'

const banned = new WeakSet<Tx>()

/** Marks the transaction of a write without a guard: the ledger refuses postings in it. */
export function banPosting(tx: Tx): Tx {
  banned.add(tx)
  return tx
}

/** Throws InvariantError if a write moves amounts although its contract names no guard. */
export function assertMayPost(tx: Tx): void {
  assert(!banned.has(tx), 'a write that is open to players who may not play moves amounts: its contract names no guard')
}
