import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Instant } from '#kernel/time.ts'
import { SESSION_LIFETIME_MS } from '#platform/auth/sessions.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { emit } from '#platform/outbox/index.ts'
import { factsChanged } from '#promotions/audience/facts-changed.ts'
import type { ProviderName, PushRecord } from '../contract.ts'

type Tables = {
  push_subscription: {
    endpoint: string
    token: string
    provider: ProviderName
    player: Id<'plr'>
    session: Id<'ses'>
    theme: string
    locale: Locale
    p256dh: string
    auth: string
    vapid_key: string
    sw_scope: string
    created_at: Instant
    renewed_at: Instant
    failures: number
  }
}

export interface Device {
  readonly provider: ProviderName
  readonly record: PushRecord
  readonly playerId: Id<'plr'>
  readonly session: Id<'ses'>
  readonly theme: string
  readonly locale: Locale
}

/** Maximum devices per player; those renewed longest ago are removed. */
const DEVICES_MAX = 10
/** A device is removed after this many consecutive failures. */
const FAILURES_MAX = 10

/** Stores a device in place of any with the same endpoint or token; it belongs to the player signed in there now. */
export async function keepDevice(tx: Tx, device: Device, now: Instant): Promise<void> {
  const { token, subscriptionOptions: options } = device.record
  const { endpoint } = options
  const at = timestamp(now)
  const row = {
    token,
    provider: device.provider,
    player: device.playerId,
    session: device.session,
    theme: device.theme,
    locale: device.locale,
    p256dh: options.p256dh,
    auth: options.auth,
    vapid_key: options.vapidKey,
    sw_scope: options.swScope,
    renewed_at: at,
    failures: 0,
  }
  const before = await tables(tx)
    .selectFrom('push_subscription')
    .where((or) => or.or([or('token', '=', token), or('endpoint', '=', endpoint)]))
    .select('player')
    .execute()
  await tables(tx).deleteFrom('push_subscription').where('token', '=', token).where('endpoint', '!=', endpoint).execute()
  await tables(tx)
    .insertInto('push_subscription')
    .values({ endpoint, ...row, created_at: at })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
  await sql`
    delete from push_subscription where endpoint in (
      select endpoint from push_subscription where player = ${device.playerId}
      order by renewed_at desc, endpoint offset ${DEVICES_MAX})`.execute(tx)
  await announceDevices(tx, [{ player: device.playerId }, ...before])
}

/** Tells audiences whether these players still have a device. */
async function announceDevices(tx: Tx, changed: readonly { readonly player: Id<'plr'> }[]): Promise<void> {
  const players = [...new Set(changed.map(({ player }) => player))].sort()
  if (players.length === 0) return
  const rows = await tables(tx)
    .selectFrom('push_subscription')
    .where('player', 'in', players)
    .select('player')
    .distinct()
    .execute()
  const having = new Set(rows.map(({ player }) => player))
  for (const playerId of players) await emit(tx, factsChanged, { playerId, payload: { hasPush: having.has(playerId) } })
}

export async function forgetDevice(tx: Tx, endpoint: string): Promise<void> {
  const gone = await tables(tx).deleteFrom('push_subscription').where('endpoint', '=', endpoint).returning('player').execute()
  await announceDevices(tx, gone)
}

export async function hasDevice(db: Reader, playerId: Id<'plr'>, token: string): Promise<boolean> {
  const query = tables(db).selectFrom('push_subscription').where('player', '=', playerId).where('token', '=', token)
  return (await query.select('token').executeTakeFirst()) !== undefined
}

export async function noteSuccess(db: Reader, endpoint: string): Promise<void> {
  await tables(db).updateTable('push_subscription').set({ failures: 0 }).where('endpoint', '=', endpoint).execute()
}

export async function noteFailure(tx: Tx, endpoint: string): Promise<void> {
  await sql`update push_subscription set failures = failures + 1 where endpoint = ${endpoint}`.execute(tx)
  const gone = await tables(tx)
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('failures', '>=', FAILURES_MAX)
    .returning('player')
    .execute()
  await announceDevices(tx, gone)
}

/** Devices without a signed-in player. */
export async function forgetSignedOut(tx: Tx, now: Instant): Promise<void> {
  const { rows } = await sql<{ player: Id<'plr'> }>`
    delete from push_subscription s using player_session p
    where p.id = s.session and (p.revoked_at is not null or p.created_at <= ${timestamp(now - SESSION_LIFETIME_MS)})
    returning s.player`.execute(tx)
  await announceDevices(tx, rows)
}

const tables = (db: Reader) => db.withTables<Tables>()

/** All devices of a leaving player, and their queued notifications. */
export async function forgetPlayer(tx: Tx, player: Id<'plr'>): Promise<void> {
  const gone = await tables(tx).deleteFrom('push_subscription').where('player', '=', player).returning('player').execute()
  await announceDevices(tx, gone)
  await sql`delete from push_notification where player = ${player} and addressed_at is null`.execute(tx)
}
