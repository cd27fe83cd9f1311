import { audit } from '#platform/audit/index.ts'
import { findPlayers } from '#platform/auth/players.ts'
import { accountsOf } from '#platform/caps/same-person.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import type { LimitName } from '../contract.ts'
import type { Held } from './rules.ts'
import { writeHeld } from './store.ts'

interface Change {
  readonly playerId: Id<'plr'>
  readonly name: LimitName
  readonly before: Held
  readonly after: Held
  readonly what: 'limit-chosen' | 'limit-confirmed'
}

/** Writes the change to all accounts of the person, and to the audit trail of each: none of them names another. */
export async function changeLimit(
  ctx: VisitorContext,
  tx: Tx,
  { playerId, name, before, after, what }: Change,
): Promise<Id<'plr'>[]> {
  await writeHeld(tx, playerId, name, after)
  const change = { before: { ...name, ...told(before) }, after: { ...name, ...told(after) } }
  const accounts = await accountsOf(tx, playerId)
  const players = await findPlayers(tx, accounts)
  for (const id of accounts) {
    const theme = { ...ctx.theme, id: players.get(id)?.brand ?? ctx.theme.id }
    const own = id === playerId ? { what, address: ctx.address } : { what: 'limit-shared' }
    await audit(tx, { ...ctx, theme }, { actor: { kind: 'player', id }, subject: id, ...change, ...own })
  }
  return accounts
}

/** For the audit trail, which is JSON. */
const told = ({ amount, next }: Held) => ({
  amount: amount === null ? null : Number(amount),
  next: next && { amount: next.amount === null ? null : Number(next.amount), from: next.from },
})
