import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { StoredFacts } from './stored-facts.ts'

/** For every account among these. Facts stored with the account are read there, so counts may lag but decisions never do. */
export const readFacts = (db: Reader, players: readonly Id<'plr'>[]): Promise<Map<Id<'plr'>, StoredFacts>> =>
  selectFacts(db, players, sql`select * from promotion.player_facts where player = any(${players}::text[])`)

/** The same, locking the rows in the order of players until the transaction ends. */
export const lockFacts = (tx: Tx, players: readonly Id<'plr'>[]): Promise<Map<Id<'plr'>, StoredFacts>> =>
  selectFacts(
    tx,
    players,
    sql`select * from promotion.player_facts where player = any(${players}::text[]) order by player for update`,
  )

/** One statement, however many players. */
export async function writeFacts(tx: Tx, facts: readonly StoredFacts[]): Promise<void> {
  if (facts.length === 0) return
  const rows = JSON.stringify(facts.toSorted((a, b) => (a.player < b.player ? -1 : 1)).map(toRow))
  const columns = Object.values(COLUMNS).map((column) => sql.ref(column))
  const changes = columns.map((column) => sql`${column} = excluded.${column}`)
  await sql`
    insert into promotion.player_facts (${sql.join(columns)})
    select ${sql.join(columns)} from jsonb_populate_recordset(null::promotion.player_facts, ${rows}::jsonb)
    on conflict (player) do update set ${sql.join(changes)}`.execute(tx)
}

/** A player's own facts, for the data export. */
export const ownFacts = ownRows({
  facts: [
    'promotion.player_facts',
    'registered_on',
    'last_seen_on',
    'last_played_on',
    'last_purchase_on',
    'rounds',
    'purchases',
    'purchase_cents',
    'state',
    'locale',
    'vip_level',
    'has_push',
    'rounds_since',
    'coins_since',
    'entries_since',
  ],
})

const COLUMNS = {
  player: 'player',
  brand: 'brand',
  isCounted: 'is_counted',
  registeredOn: 'registered_on',
  lastSeenOn: 'last_seen_on',
  state: 'state',
  locale: 'locale',
  isEmailConfirmed: 'is_email_confirmed',
  isPhoneConfirmed: 'is_phone_confirmed',
  isIdentityApproved: 'is_identity_approved',
  isProfileCompleted: 'is_profile_completed',
  isReferred: 'is_referred',
  hasPush: 'has_push',
  vipLevel: 'vip_level',
  purchases: 'purchases',
  purchaseCents: 'purchase_cents',
  lastPurchaseOn: 'last_purchase_on',
  rounds: 'rounds',
  lastPlayedOn: 'last_played_on',
  roundsSince: 'rounds_since',
  coinsSince: 'coins_since',
  entriesSince: 'entries_since',
} as const satisfies Readonly<Record<keyof StoredFacts, string>>

const toRow = (facts: StoredFacts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(COLUMNS).map(([name, column]) => [column, facts[name as keyof StoredFacts]]))

/** Without accounts that are closed and have no facts any more: they were erased. Sums fit a double exactly. */
async function selectFacts(
  db: Reader,
  players: readonly Id<'plr'>[],
  stored: RawBuilder<unknown>,
): Promise<Map<Id<'plr'>, StoredFacts>> {
  if (players.length === 0) return new Map()
  const { rows } = await sql<StoredFacts>`
    with f as materialized (${stored})
    select p.id as player, p.brand, not p.is_test and p.closed_at is null as "isCounted",
      coalesce(f.registered_on, (p.created_at at time zone 'UTC')::date) as "registeredOn",
      f.last_seen_on as "lastSeenOn", p.state, p.locale, p.email_confirmed_at is not null as "isEmailConfirmed",
      p.phone_confirmed_at is not null as "isPhoneConfirmed", v.player is not null as "isIdentityApproved",
      p.profile_completed_at is not null as "isProfileCompleted", p.invited_by is not null as "isReferred",
      coalesce(f.has_push, false) as "hasPush",
      f.vip_level as "vipLevel", coalesce(f.purchases, 0) as purchases,
      coalesce(f.purchase_cents, 0)::float8 as "purchaseCents", f.last_purchase_on as "lastPurchaseOn",
      coalesce(f.rounds, 0)::float8 as rounds, f.last_played_on as "lastPlayedOn",
      to_json(coalesce(f.rounds_since, '{}')) as "roundsSince", to_json(coalesce(f.coins_since, '{}')) as "coinsSince",
      to_json(coalesce(f.entries_since, '{}')) as "entriesSince"
    from player p
    left join f on f.player = p.id
    left join verified_player v on v.player = p.id
    where p.id = any(${players}::text[]) and (f.player is not null or p.closed_at is null)`.execute(db)
  return new Map(rows.map((facts) => [facts.player, facts]))
}
