import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { Verdict } from '../contract.ts'
import type { Product } from '../shared/jurisdictions.ts'
import type { Position } from './borders.ts'
import type { Sighting } from './rules.ts'

export interface Check {
  readonly brand: string
  readonly player: Id<'plr'> | null
  readonly session: Id<'ses'> | null
  readonly address: string
  readonly source: 'address' | 'coordinates'
  readonly position: Position | null
  /** Meters. */
  readonly accuracy: number | null
  readonly isFar: boolean
  readonly verdict: Verdict
  readonly at: Instant
}

export async function insertCheck(tx: Tx, { verdict, position, ...check }: Check): Promise<void> {
  const { country, state, product, reason } = verdict
  await sql`
    insert into place_check
      (brand, player, session, address, source, latitude, longitude, accuracy, country, state, product, reason, is_far, at)
    values (${check.brand}, ${check.player}, ${check.session}, ${check.address}, ${check.source},
      ${position?.latitude ?? null}, ${position?.longitude ?? null}, ${check.accuracy},
      ${country}, ${state}, ${product}, ${reason}, ${check.isFar}, ${timestamp(check.at)})`.execute(tx)
}

export interface Report {
  readonly brand: string
  readonly player: Id<'plr'> | null
  readonly session: Id<'ses'> | null
  readonly address: string
  readonly apps: readonly string[]
  readonly meta: Readonly<Record<string, string>>
  readonly at: Instant
}

export async function insertReport(tx: Tx, { brand, player, session, address, apps, meta, at }: Report): Promise<void> {
  await sql`
    insert into place_check (brand, player, session, address, source, apps, meta, at)
    values (${brand}, ${player}, ${session}, ${address}, 'report', ${apps}, ${JSON.stringify(meta)}, ${timestamp(at)})`.execute(
    tx,
  )
}

interface CheckRow {
  readonly country: string | null
  readonly state: string | null
  readonly product: Verdict['product']
  readonly reason: Verdict['reason']
  readonly at: Instant
}

/** This session's latest position check from this address, including other processes. */
export async function readPositionCheck(
  db: Reader,
  of: { readonly session: Id<'ses'>; readonly address: string; readonly since: Instant },
): Promise<{ readonly verdict: Verdict; readonly at: Instant } | null> {
  const { rows } = await sql<CheckRow>`
    select country, state, product, reason, at from place_check
    where session = ${of.session} and address = ${of.address} and source = 'coordinates' and at > ${timestamp(of.since)}
    order by at desc, id desc limit 1`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { at, ...found } = row
  return { verdict: { access: found.reason === null, ...found }, at }
}

/** What was open at each player's last check, for work outside their requests; nothing of players without one. */
export async function readLastProducts(db: Reader, players: readonly Id<'plr'>[]): Promise<ReadonlyMap<Id<'plr'>, Product>> {
  const { rows } = await sql<{ player: Id<'plr'>; product: Product }>`
    select a.player, last.product from unnest(${players}::text[]) as a (player)
    cross join lateral (
      select coalesce(c.product, 'blocked') as product from place_check c
      where c.player = a.player and c.source <> 'report' order by c.at desc, c.id desc limit 1
    ) as last`.execute(db)
  return new Map(rows.map(({ player, product }) => [player, product]))
}

/** The player's last known location, by any method. */
export async function readLastSighting(db: Reader, player: Id<'plr'>): Promise<Sighting | null> {
  const { rows } = await sql<{ latitude: number; longitude: number; at: Instant }>`
    select latitude, longitude, at from place_check
    where player = ${player} and latitude is not null order by at desc, id desc limit 1`.execute(db)
  const row = rows[0]
  return row ? { position: { latitude: row.latitude, longitude: row.longitude }, at: row.at } : null
}

/** Location checks of guests are soon of no use. */
export async function forgetGuestChecks(tx: Tx, brand: string, before: Instant): Promise<void> {
  await sql`delete from place_check where brand = ${brand} and player is null and at < ${timestamp(before)}`.execute(tx)
}
