import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'
import type { Chosen } from './rules.ts'

interface Whose {
  readonly playerId?: Id<'plr'>
  readonly keys: readonly Buffer[]
}

/** What this player chose, and the same person under another account; a return that either account asked for counts. */
export async function readChosen(db: Reader, { playerId, keys }: Whose): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select e.kind, e.until, least(e.return_asked_at, r.asked_at) as "returnAskedAt" from exclusion e
    left join exclusion_return r on r.exclusion = e.id and r.player = ${playerId ?? null}
    where e.player = ${playerId ?? null}
      or e.id in (select p.exclusion from exclusion_person p where p.key = any (${keys}::bytea[]))`.execute(db)
  return rows
}

/** Two at once for one player wait for each other, until the commit. */
export async function lockChoices(tx: Tx, player: Id<'plr'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${player}, 7305))`.execute(tx)
}

interface NewChoice extends Omit<Chosen, 'returnAskedAt'> {
  readonly player: Id<'plr'>
  readonly at: Instant
  readonly keys: readonly Buffer[]
}

export async function insertChosen(tx: Tx, { player, kind, at, until, keys }: NewChoice): Promise<void> {
  const end = until === null ? null : moment(until)
  await sql`
    with chosen as (
      insert into exclusion (player, kind, chosen_at, until) values (${player}, ${kind}, ${moment(at)}, ${end}) returning id
    )
    insert into exclusion_person (exclusion, key) select id, key from chosen, unnest(${keys}::bytea[]) as key`.execute(tx)
}

/** To everything that this player chose; what is there already stays. */
export async function addKeys(tx: Tx, player: Id<'plr'>, keys: readonly Buffer[]): Promise<void> {
  await sql`
    insert into exclusion_person (exclusion, key)
    select e.id, key from exclusion e, unnest(${keys}::bytea[]) as key where e.player = ${player}
    on conflict do nothing`.execute(tx)
}

/**
 * Of every exclusion whose time is up: this player's own, for everybody whom it holds; what the same person chose under
 * another account, for this account alone.
 */
export async function markReturn(tx: Tx, { playerId, keys }: Required<Whose>, at: Instant): Promise<void> {
  await sql`
    update exclusion set return_asked_at = ${moment(at)}
    where player = ${playerId} and kind = 'exclusion' and return_asked_at is null and until <= ${moment(at)}`.execute(tx)
  await sql`
    insert into exclusion_return (exclusion, player, asked_at)
    select e.id, ${playerId}, ${moment(at)} from exclusion e
    where e.player <> ${playerId} and e.kind = 'exclusion' and e.return_asked_at is null and e.until <= ${moment(at)}
      and e.id in (select p.exclusion from exclusion_person p where p.key = any (${keys}::bytea[]))
    on conflict do nothing`.execute(tx)
}
