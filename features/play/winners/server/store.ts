import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

type Mode = 'SweepStakes' | 'TournamentPoints'

export interface Win {
  readonly round: Id<'rnd'>
  readonly brand: string
  readonly player: Id<'plr'>
  readonly game: string
  readonly mode: Mode
  /** Minor units. */
  readonly amount: number
  readonly at: Instant
}

export interface ToldWin {
  readonly id: bigint
  readonly player: Id<'plr'>
  readonly game: string
  readonly mode: Mode
  readonly amount: bigint
  readonly at: Instant
}

/** False for a known round and for hidden players: test accounts and players who hide. */
export async function insertWin(tx: Tx, { round, brand, player, game, mode, amount, at }: Win): Promise<boolean> {
  const { rows } = await sql`
    insert into winner (round, brand, player, game, mode, amount, at)
    select ${round}, ${brand}, p.id, ${game}, ${mode}, ${amount}, ${timestamp(at)} from player p
    where p.id = ${player} and not p.is_test and not exists (select from winner_hidden h where h.player = p.id)
    on conflict (round) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** False if the round has no line. */
export async function deleteWin(tx: Tx, round: Id<'rnd'>): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from winner where round = ${round}`.execute(tx)
  return numAffectedRows > 0n
}

interface Latest {
  readonly brand: string
  readonly since: Instant
  readonly max: number
}

/** How many of the latest wins are read for one that is shown: a player has one line, the latest. */
const READ_PER_SHOWN = 20

/** Joins the account again: one marked as a test account since then is not shown. */
export async function readWins(db: Reader, { brand, since, max }: Latest): Promise<ToldWin[]> {
  const { rows } = await sql<ToldWin>`
    with latest as (
      select w.id, w.player, w.game, w.mode, w.amount, w.at from winner w join player p on p.id = w.player
      where w.brand = ${brand} and w.at > ${timestamp(since)} and not p.is_test
      order by w.at desc, w.id desc limit ${max * READ_PER_SHOWN}
    ), of_players as (select distinct on (player) * from latest order by player, at desc, id desc)
    select id, player, game, mode, amount, at from of_players order by at desc, id desc limit ${max}`.execute(db)
  return rows
}

export async function readIsShown(db: Reader, player: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`select from winner_hidden where player = ${player}`.execute(db)
  return rows.length === 0
}

/** Those of these players who hide. */
export async function readHidden(db: Reader, players: readonly Id<'plr'>[]): Promise<Id<'plr'>[]> {
  const { rows } = await sql<{ player: Id<'plr'> }>`select player from winner_hidden where player = any(${players})`.execute(db)
  return rows.map(({ player }) => player)
}

export async function hide(tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  await sql`
    insert into winner_hidden (player, hidden_at) values (${player}, ${timestamp(at)}) on conflict do nothing`.execute(tx)
  await sql`delete from winner where player = ${player}`.execute(tx)
}

export async function show(tx: Tx, player: Id<'plr'>): Promise<void> {
  await sql`delete from winner_hidden where player = ${player}`.execute(tx)
}

export async function deleteWinsBefore(tx: Tx, brand: string, at: Instant): Promise<void> {
  await sql`delete from winner where brand = ${brand} and at <= ${timestamp(at)}`.execute(tx)
}
