import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '../db/database.ts'
import { type IdLock, lockId, lockIds } from '../db/locks.ts'

type PlayerId = Id<'plr'>

/** Every account of this account's person at any brand, itself included. */
export async function accountsOf(db: Reader, player: PlayerId): Promise<PlayerId[]> {
  const { rows } = await sql<{
    player: PlayerId
  }>`select player from cap_accounts(${player}) as a (player) order by player`.execute(db)
  return rows.map((row) => row.player)
}

/** The account's own lock, then its person's: every caller takes them in this order. */
export async function lockWithPerson(
  tx: Tx,
  player: PlayerId,
  locks: { readonly own: IdLock; readonly person: IdLock },
): Promise<void> {
  await lockId(tx, locks.own, player)
  const person = await readPerson(tx, player)
  if (person !== null) await lockId(tx, locks.person, person)
}

/** Whether all of these keys of the account are known. */
export async function hasKeys(db: Reader, player: PlayerId, keys: readonly Buffer[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cap_person_key where player = ${player} and key = any (${keys}::bytea[])`.execute(db)
  return rows[0]!.count === keys.length
}

interface Proven {
  readonly player: PlayerId
  /** Keyed hashes of proven data alone: nobody joins a stranger's limits, or sees them, by typing the stranger's data. */
  readonly keys: readonly Buffer[]
}

/**
 * Joins this account with the others of its person. Returns all of the person's accounts if they became one now: their
 * caps are then the strictest of each. Null if nothing changed.
 */
export async function joinAccounts(tx: Tx, { player, keys }: Proven): Promise<readonly PlayerId[] | null> {
  if (keys.length === 0 || !(await addKeys(tx, { player, keys }))) return null
  return joinByKeys(tx, player)
}

/**
 * Separates two people who look alike, with the accounts that are linked to each. Both keep the caps that they have; only
 * their usage counts apart from now on. While a third account is linked to both, all three stay one person's: which of them
 * it belongs to is not known yet.
 */
export async function partAccounts(tx: Tx, player: PlayerId, other: PlayerId): Promise<void> {
  await lockLinks(tx)
  await sql`
    insert into cap_parted (player, other) values (${player}, ${other}), (${other}, ${player}) on conflict do nothing`.execute(tx)
  const together = await accountsOf(tx, player)
  const linked = new Set(await linkedTo(tx, player))
  if (!together.includes(other) || linked.has(other)) return
  await lockIds(tx, 'playerRounds', together)
  await setPerson(
    tx,
    together.filter((account) => linked.has(account)),
  )
}

/** False if all of them were known. */
async function addKeys(tx: Tx, { player, keys }: Proven): Promise<boolean> {
  await lockIds(
    tx,
    'personKey',
    keys.map((key) => key.toString('hex')),
  )
  const { numAffectedRows } = await sql`
    insert into cap_person_key (player, key) select ${player}, unnest(${keys}::bytea[]) on conflict do nothing`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Links of persons change one transaction at a time; they rarely do, as a link takes a proof of two accounts. */
const lockLinks = (tx: Tx): Promise<void> => lockId(tx, 'personKey', 'links')

async function joinByKeys(tx: Tx, player: PlayerId): Promise<readonly PlayerId[] | null> {
  if (!(await findUnjoined(tx, player))) return null
  await lockLinks(tx)
  const accounts = await findUnjoined(tx, player)
  if (!accounts) return null
  // Rows of the others refer to their players, whom a purchase locks before its rounds.
  await sql`select from player where id = any(${accounts}::text[]) order by id for key share`.execute(tx)
  // Spending takes this lock: what has begun is recorded first, and what follows counts together.
  await lockIds(tx, 'playerRounds', accounts)
  await setPerson(tx, accounts)
  await lockIds(tx, 'limitChanges', accounts)
  await equalizeCaps(tx, accounts)
  return accounts
}

/** All accounts of the person if some of them are not joined yet: the linked ones, and those joined with these before. */
async function findUnjoined(db: Reader, player: PlayerId): Promise<readonly PlayerId[] | null> {
  const joined = new Set(await accountsOf(db, player))
  const linked = await linkedTo(db, player)
  if (linked.every((account) => joined.has(account))) return null
  const { rows } = await sql<{ player: PlayerId }>`
    select distinct a.player from unnest(${linked}::text[]) as l (player) cross join lateral cap_accounts(l.player) as a (player)`.execute(
    db,
  )
  return rows.map((row) => row.player)
}

/** Itself, every account that shares a key with it, and so on; not by a link that an operator has cut. */
async function linkedTo(db: Reader, player: PlayerId): Promise<PlayerId[]> {
  const { rows } = await sql<{ player: PlayerId }>`
    with recursive linked (player) as (
      select ${player}::text
      union
      select k.player from linked l
      join cap_person_key mine on mine.player = l.player join cap_person_key k on k.key = mine.key
      where not exists (select from cap_parted x where x.player = l.player and x.other = k.player)
    )
    select player from linked order by player`.execute(db)
  return rows.map((row) => row.player)
}

/** A new number, by which these accounts are one person's and no others are. */
async function setPerson(tx: Tx, accounts: readonly PlayerId[]): Promise<void> {
  const { rows } = await sql<{ person: bigint }>`select nextval('cap_person_no') as person`.execute(tx)
  await sql`
    insert into cap_person (player, person) select player, ${rows[0]!.person}::bigint from unnest(${accounts}::text[]) as player
    on conflict (player) do update set person = excluded.person`.execute(tx)
}

async function equalizeCaps(tx: Tx, accounts: readonly PlayerId[]): Promise<void> {
  await sql`
    insert into play_cap (player, scope, kind, period, set_by, amount)
    select a.player, c.scope, c.kind, c.period, c.set_by, min(c.amount)
    from play_cap c cross join unnest(${accounts}::text[]) as a (player) where c.player = any (${accounts}::text[])
    group by a.player, c.scope, c.kind, c.period, c.set_by
    on conflict (player, scope, kind, period, set_by) do update set amount = excluded.amount`.execute(tx)
}

async function readPerson(db: Reader, player: PlayerId): Promise<string | null> {
  const { rows } = await sql<{ person: string }>`select person::text as person from cap_person where player = ${player}`.execute(
    db,
  )
  return rows[0]?.person ?? null
}
