import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Instant } from '#kernel/time.ts'
import { SESSION_LIFETIME_MS } from '#platform/auth/sessions.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'
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

/** So many devices of one player are written to; the ones that were not renewed for longest go. */
export const DEVICES_MAX = 10
/** A device that took none of so many notifications is forgotten. */
const FAILURES_MAX = 10

/** Keeps a device, in place of whatever was known of its endpoint or its token: it belongs to who is signed in there now. */
export async function keepDevice(tx: Tx, device: Device, now: Instant): Promise<void> {
  const { token, subscriptionOptions: options } = device.record
  const { endpoint } = options
  const at = moment(now)
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
}

export async function forgetDevice(db: Reader, endpoint: string): Promise<void> {
  await tables(db).deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()
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
  await tables(tx)
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('failures', '>=', FAILURES_MAX)
    .execute()
}

/** Devices where nobody is signed in any more. */
export async function forgetSignedOut(tx: Tx, now: Instant): Promise<void> {
  await sql`
    delete from push_subscription s using player_session p
    where p.id = s.session and (p.revoked_at is not null or p.created_at <= ${moment(now - SESSION_LIFETIME_MS)})`.execute(tx)
}

const tables = (db: Reader) => db.withTables<Tables>()

/** Every device of somebody who leaves, and what was to be sent there. */
export async function forgetPlayer(tx: Tx, player: Id<'plr'>): Promise<void> {
  await tables(tx).deleteFrom('push_subscription').where('player', '=', player).execute()
  await sql`delete from push_notification where player = ${player} and addressed_at is null`.execute(tx)
}
