import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import { grantExpired, grantTaken } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { EntitlementKind, GrantValue } from '../definition.ts'

/** What an entitlement is for: turns of one wheel, tickets of one lottery. */
export interface Purpose {
  readonly kind: EntitlementKind
  readonly of: string
}

interface Entitlement {
  readonly grantKey: string
  readonly player: Id<'plr'>
  readonly run: Id<'cmp'>
  readonly feature: string
  readonly kind: EntitlementKind
  readonly of: string
  readonly count: number
  readonly used: number
}

/** How many a player may still use. */
export async function countEntitlements(db: Reader, player: Id<'plr'>, { kind, of }: Purpose, at: Instant): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(count - used), 0)::int as left from promotion.entitlement
    where player = ${player} and kind = ${kind} and of = ${of} and state = 'open'
      and (expires_at is null or expires_at > ${new Date(at)})`.execute(db)
  return rows[0]!.left
}

/** Uses one, of those that expire soonest; returns the key of its grant, or undefined if none is left. */
export async function takeEntitlement(
  tx: Tx,
  player: Id<'plr'>,
  { kind, of }: Purpose,
  at: Instant,
): Promise<string | undefined> {
  const { rows } = await sql<Entitlement>`
    with next as materialized (
      select grant_key from promotion.entitlement
      where player = ${player} and kind = ${kind} and of = ${of} and state = 'open'
        and (expires_at is null or expires_at > ${new Date(at)})
      order by expires_at nulls last, grant_key limit 1 for update)
    update promotion.entitlement e set used = used + 1, state = case when used + 1 = count then 'used' else 'open' end
    from next n join promotion.grant g on g.key = n.grant_key
    where e.grant_key = n.grant_key
    returning ${COLUMNS}`.execute(tx)
  const [taken] = rows
  if (!taken) return undefined
  await emit(tx, grantTaken, { playerId: player, payload: payloadOf(taken, 1), at })
  return taken.grantKey
}

const EXPIRED_AT_ONCE = 500

/** Expires open entitlements whose time is over; returns how many. */
export async function expireEntitlements(database: Database, at: Instant): Promise<number> {
  let count = 0
  for (;;) {
    const expired = await database.transaction(async (tx) => {
      const { rows } = await sql<Entitlement>`
        with over as materialized (
          select grant_key from promotion.entitlement where state = 'open' and expires_at <= ${new Date(at)}
          order by player, grant_key limit ${EXPIRED_AT_ONCE} for update skip locked)
        update promotion.entitlement e set state = 'expired'
        from over o join promotion.grant g on g.key = o.grant_key
        where e.grant_key = o.grant_key
        returning ${COLUMNS}`.execute(tx)
      for (const row of rows) {
        await emit(tx, grantExpired, { playerId: row.player, payload: payloadOf(row, row.count - row.used), at })
      }
      return rows.length
    })
    count += expired
    if (expired < EXPIRED_AT_ONCE) return count
  }
}

const COLUMNS = sql`e.grant_key as "grantKey", e.player, e.run, g.feature, e.kind, e.of, e.count, e.used`

function payloadOf({ grantKey, run, feature, kind, of }: Entitlement, count: number) {
  const value: GrantValue = { kind, of, count, lifetimeSeconds: null }
  return { grantId: grantKey, run, feature, kind, value, costCents: 0 }
}
