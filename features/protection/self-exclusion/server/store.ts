import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { type CareAsked, careAsked, rowsOfEach } from '#platform/care-facts.ts'
import { gatherReadsOf } from '#platform/db/gather-reads.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { PersonKeys } from '#platform/auth/person-keys.ts'
import type { Chosen } from './rules.ts'
import { lockId } from '#platform/db/locks.ts'

interface Account {
  readonly playerId: Id<'plr'>
  /** Everything the account states about its person. */
  readonly keys: readonly Buffer[]
}

/**
 * Whether self-exclusion `e` of another account covers this one: by a proven key, unless an operator separated the
 * two.
 */
const isHeldBy = ({ playerId, keys }: Account) => sql`
  e.id in (select p.exclusion from exclusion_person p where p.key = any (${keys}::bytea[]) and p.proven_at is not null)
  and not exists (select from exclusion_parted x where x.player = ${playerId} and x.other = e.player)`

/** Choices of this player and of the same person's other accounts; a return requested from either account counts. */
const chosenOf = gatherReadsOf(async (db, accounts: readonly Account[]): Promise<Chosen[][]> => {
  const own = accounts.map(({ playerId }) => playerId)
  const claims = accounts.flatMap(({ keys }, index) => keys.map((key) => ({ no: index + 1, key })))
  const { rows } = await sql<Chosen & { no: bigint }>`
    with account as (select * from unnest(${own}::text[]) with ordinality as a (player, no)),
    held as (
      select a.no, a.player, e.id from account a join exclusion e on e.player = a.player
      union
      select a.no, a.player, e.id
      from unnest(${claims.map(({ no }) => no)}::bigint[], ${claims.map(({ key }) => key)}::bytea[]) as c (no, key)
      join account a on a.no = c.no
      join exclusion_person p on p.key = c.key and p.proven_at is not null
      join exclusion e on e.id = p.exclusion
      where not exists (select from exclusion_parted x where x.player = a.player and x.other = e.player)
    )
    select h.no, e.kind, e.until, least(e.return_asked_at, r.asked_at) as "returnAskedAt" from held h
    join exclusion e on e.id = h.id left join exclusion_return r on r.exclusion = e.id and r.player = h.player`.execute(db)
  return rowsOfEach(accounts, rows)
})

export const readChosen = (db: Reader, account: Account): Promise<Chosen[]> => chosenOf(db, account)

/** Those of these players, with their keys, whom any choice may concern: `readChosen` decides. */
export async function readWithChoices(db: Reader, keys: ReadonlyMap<Id<'plr'>, readonly Buffer[]>): Promise<Id<'plr'>[]> {
  const claims = [...keys].flatMap(([player, own]) => own.map((key) => ({ player, key })))
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select player from exclusion where player = any(${[...keys.keys()]}::text[])
    union
    select c.player from unnest(${claims.map(({ player }) => player)}::text[], ${claims.map(({ key }) => key)}::bytea[]) as c (player, key)
    join exclusion_person p on p.key = c.key`.execute(db)
  return rows.map(({ player }) => player)
}

/**
 * Choices of anyone who claimed one of these keys, proven or not: for a new player, who has no account to cover yet.
 */
export async function readChosenByKeys(db: Reader, keys: readonly Buffer[]): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select kind, until, return_asked_at as "returnAskedAt" from exclusion
    where id in (select exclusion from exclusion_person where key = any (${keys}::bytea[]))`.execute(db)
  return rows
}

export interface Holder extends Chosen {
  readonly id: Id<'plr'>
  readonly brand: string
  readonly login: string
}

/** Other accounts' choices that cover this account. */
export async function readHolders(db: Reader, account: Account): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select e.kind, e.until, least(e.return_asked_at, r.asked_at) as "returnAskedAt", c.id, c.brand, c.login
    from exclusion e join player c on c.id = e.player
    left join exclusion_return r on r.exclusion = e.id and r.player = ${account.playerId}
    where e.player <> ${account.playerId} and ${isHeldBy(account)} order by e.chosen_at`.execute(db)
  return rows
}

interface Parting {
  readonly player: Id<'plr'>
  readonly other: Id<'plr'>
  readonly at: Instant
  readonly by: Id<'opr'>
}

/** In both directions: neither covers the other from now on. */
export async function insertParted(tx: Tx, { player, other, at, by }: Parting): Promise<void> {
  await sql`
    insert into exclusion_parted (player, other, parted_at, parted_by)
    values (${player}, ${other}, ${timestamp(at)}, ${by}), (${other}, ${player}, ${timestamp(at)}, ${by})
    on conflict do nothing`.execute(tx)
}

export async function areParted(db: Reader, player: Id<'plr'>, other: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`select from exclusion_parted where player = ${player} and other = ${other}`.execute(db)
  return rows.length > 0
}

/** Serializes concurrent calls for one player until the commit. */
export async function lockChoices(tx: Tx, player: Id<'plr'>): Promise<void> {
  await lockId(tx, 'selfExclusion', player)
}

interface NewChoice extends Omit<Chosen, 'returnAskedAt'> {
  readonly player: Id<'plr'>
  readonly at: Instant
  readonly keys: PersonKeys
}

export async function insertChosen(tx: Tx, { player, kind, at, until, keys }: NewChoice): Promise<void> {
  const end = until === null ? null : timestamp(until)
  await sql`
    insert into exclusion (player, kind, chosen_at, until) values (${player}, ${kind}, ${timestamp(at)}, ${end})`.execute(tx)
  await addKeys(tx, player, { keys, at })
}

/** For all of this player's choices. A proven key stays proven. */
export async function addKeys(
  tx: Tx,
  player: Id<'plr'>,
  { keys: { claimed, proven }, at }: { readonly keys: PersonKeys; readonly at: Instant },
): Promise<void> {
  await sql`
    insert into exclusion_person as known (exclusion, key, proven_at)
    select e.id, key, case when key = any (${proven}::bytea[]) then ${timestamp(at)}::timestamptz end
    from exclusion e, unnest(${claimed}::bytea[]) as key where e.player = ${player}
    on conflict (key, exclusion) do update set proven_at = excluded.proven_at
    where known.proven_at is null and excluded.proven_at is not null`.execute(tx)
}

/**
 * Marks every self-exclusion whose period is over: the player's own for every account it covers; those of the same
 * person's other accounts for this account only.
 */
export async function markReturn(tx: Tx, account: Account, at: Instant): Promise<void> {
  const { playerId } = account
  await sql`
    update exclusion set return_asked_at = ${timestamp(at)}
    where player = ${playerId} and kind = 'exclusion' and return_asked_at is null and until <= ${timestamp(at)}`.execute(tx)
  await sql`
    insert into exclusion_return (exclusion, player, asked_at)
    select e.id, ${playerId}, ${timestamp(at)} from exclusion e
    where e.player <> ${playerId} and e.kind = 'exclusion' and e.return_asked_at is null and e.until <= ${timestamp(at)}
      and ${isHeldBy(account)}
    on conflict do nothing`.execute(tx)
}

interface Absences {
  /** When breaks began. */
  readonly breaks: readonly Instant[]
  /** When returns from a self-exclusion were requested. */
  readonly asked: readonly Instant[]
}

/** The player's own choices since a moment. */
export const readAbsences = gatherReadsOf(async (db, asked: readonly CareAsked[]): Promise<Absences[]> => {
  const { rows } = await sql<{ no: bigint; at: Instant; kind: 'break' | 'exclusion' }>`
    select asked.no, own.at, own.kind from ${careAsked(asked)} join lateral (
      select case kind when 'break' then chosen_at else return_asked_at end as at, kind from exclusion where player = asked.player
    ) own on own.at > asked.since`.execute(db)
  return rowsOfEach(asked, rows).map((own) => {
    const of = (kind: 'break' | 'exclusion') => own.filter((row) => row.kind === kind).map(({ at }) => at)
    return { breaks: of('break'), asked: of('exclusion') }
  })
})
