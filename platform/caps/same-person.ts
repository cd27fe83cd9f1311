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

/** Separates two people who look alike. Both keep the caps that they have; only their usage counts apart from now on. */
export async function partAccounts(tx: Tx, player: PlayerId, other: PlayerId): Promise<void> {
  await lockLinks(tx)
  await sql`
    insert into cap_parted (player, other) values (${player}, ${other}), (${other}, ${player}) on conflict do nothing`.execute(tx)
  const { numAffectedRows } = await sql`
    delete from cap_person p using cap_person o where p.player = ${player} and o.player = ${other} and o.person = p.person`.execute(
    tx,
  )
  // It may still be one person with a third account.
  if (numAffectedRows === 1n) await joinByKeys(tx, player)
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

/** One transaction at a time changes who is one person with whom; rare, as it takes a proof of two accounts. */
const lockLinks = (tx: Tx): Promise<void> => lockId(tx, 'personKey', 'links')

async function joinByKeys(tx: Tx, player: PlayerId): Promise<readonly PlayerId[] | null> {
  if (!(await findAlike(tx, player))) return null
  await lockLinks(tx)
  for (let other = await findAlike(tx, player); other; other = await findAlike(tx, player)) await joinTwo(tx, player, other)
  const accounts = await accountsOf(tx, player)
  await lockIds(tx, 'limitChanges', accounts)
  await equalizeCaps(tx, accounts)
  return accounts
}

/** Another account with a key of this one's that is not yet of its person, and that no operator separated from it. */
async function findAlike(db: Reader, player: PlayerId): Promise<PlayerId | undefined> {
  const { rows } = await sql<{ player: PlayerId }>`
    select k.player from cap_person_key mine join cap_person_key k on k.key = mine.key
    where mine.player = ${player} and k.player not in (select cap_accounts(${player}))
      and not exists (
        select from cap_parted x where x.player in (select cap_accounts(${player})) and x.other in (select cap_accounts(k.player))
      )
    order by k.player limit 1`.execute(db)
  return rows[0]?.player
}

async function joinTwo(tx: Tx, one: PlayerId, other: PlayerId): Promise<void> {
  const { rows } = await sql<{ person: bigint }>`
    select coalesce(min(person), nextval('cap_person_no')) as person from cap_person where player in (${one}, ${other})`.execute(
    tx,
  )
  await sql`
    insert into cap_person (player, person)
    select player, ${rows[0]!.person}::bigint from (select cap_accounts(${one}) union select cap_accounts(${other})) as a (player)
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
