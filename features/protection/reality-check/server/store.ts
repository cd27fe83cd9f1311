import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { IntervalMinutes } from '../contract.ts'
import type { Choice } from './rules.ts'

type Tables = {
  reality_check: {
    player: Id<'plr'>
    minutes: IntervalMinutes | null
    next_minutes: IntervalMinutes | null
    next_from: Instant | null
    acknowledged_at: Instant | null
  }
}

export async function readChoice(db: Reader, playerId: Id<'plr'>, byDefault: IntervalMinutes): Promise<Choice> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('reality_check')
    .selectAll()
    .where('player', '=', playerId)
    .executeTakeFirst()
  const next = row?.next_minutes && row.next_from ? { minutes: row.next_minutes, from: row.next_from } : null
  return { minutes: row?.minutes ?? byDefault, next, acknowledgedAt: row?.acknowledged_at ?? null }
}

export async function writeInterval(tx: Tx, player: Id<'plr'>, { minutes, next }: Choice): Promise<void> {
  const values = { minutes, next_minutes: next?.minutes ?? null, next_from: next && timestamp(next.from) }
  await tx
    .withTables<Tables>()
    .insertInto('reality_check')
    .values({ player, ...values })
    .onConflict((conflict) => conflict.column('player').doUpdateSet(values))
    .execute()
}

export async function writeAcknowledged(tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('reality_check')
    .values({ player, acknowledged_at: timestamp(at) })
    .onConflict((conflict) => conflict.column('player').doUpdateSet({ acknowledged_at: timestamp(at) }))
    .execute()
}
