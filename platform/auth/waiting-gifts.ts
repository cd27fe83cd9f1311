import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type Reward, toReward } from '#kernel/reward.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'

interface Gift {
  readonly player: Id<'plr'>
  readonly kind: 'sign-up' | 'profile'
}

/** Keeps a gift until an address is confirmed: before that, nothing shows that the mailbox has not had its gifts. */
export async function keepGift(tx: Tx, { player, kind }: Gift, since: Instant): Promise<void> {
  await sql`insert into waiting_gift (player, kind, since) values (${player}, ${kind}, ${timestamp(since)})`.execute(tx)
}

/** A gift that was kept, and what was paid of it at a confirmation, if anything yet. */
export async function readKeptGift(
  db: Reader,
  { player, kind }: Gift,
  lock = sql``,
): Promise<{ readonly paid: Reward | null } | undefined> {
  const { rows } = await sql<{ coins: bigint | null; entries: bigint | null }>`
    select coins, entries from waiting_gift where player = ${player} and kind = ${kind} ${lock}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { coins, entries } = row
  return { paid: coins === null || entries === null ? null : toReward({ coins, entries }) }
}

interface Due extends Gift {
  readonly isDue: boolean
  /** Returns what it paid. */
  readonly pay: () => Promise<Reward>
}

/** Pays a kept gift if it is due, once; a repeat returns what was paid. */
export async function payKeptGift(tx: Tx, { player, kind, isDue, pay }: Due): Promise<Reward | undefined> {
  const kept = await readKeptGift(tx, { player, kind }, sql`for update`)
  if (kept?.paid) return kept.paid
  if (!kept || !isDue) return undefined
  const { coins, entries } = await pay()
  await sql`
    update waiting_gift set coins = ${coins.minor}, entries = ${entries.minor}
    where player = ${player} and kind = ${kind}`.execute(tx)
  return { coins, entries }
}
