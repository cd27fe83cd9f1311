import { sql } from 'kysely'
import { firstIdOf, type Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '../db/database.ts'
import type { BestWin } from './places.ts'
import { archivedRounds } from './read-rounds.ts'

/** Games of one file's rounds of a player: how many rounds, and the last one. */
export interface ArchivedGames {
  readonly rounds: number
  readonly games: readonly (readonly [game: string, rounds: number, lastId: Id<'rnd'>])[]
}

/** Of the newest files that together have this many rounds of the player, or of all. */
export async function readArchivedGames(db: Reader, player: string, roundsAtLeast: number): Promise<ArchivedGames[]> {
  if (roundsAtLeast <= 0) return []
  const { rows } = await sql<ArchivedGames>`
    select rounds, games from (
      select rounds, games, last_id, sum(rounds) over (order by last_id desc) - rounds as newer
      from game_round_archived where player = ${player}
    ) as placed where newer < ${roundsAtLeast} order by last_id desc`.execute(db)
  return rows
}

/** The player's largest archived win by the multiple of its stake. */
export async function readArchivedBest(db: Reader, player: string): Promise<BestWin | null> {
  const { rows } = await sql<{ best: BestWin }>`
    select best from game_round_archived where player = ${player} and best is not null
      and not exists (select from round_void v where v.round = best ->> 'id')
    order by (best ->> 'win')::float8 / (best ->> 'stake')::float8 desc limit 1`.execute(db)
  return rows[0]?.best ?? null
}

/** Whether rounds of a time have left the table for files. */
export async function hasRoundsInFiles(db: Reader, from: Instant, until: Instant): Promise<boolean> {
  const { rows } = await sql`
    select from game_round_file where since < ${new Date(until)} and until > ${new Date(from)} limit 1`.execute(db)
  return rows.length > 0
}

/** The months of files that have rounds of these players since then, oldest first. */
export async function readArchivedMonths(
  db: Reader,
  players: readonly string[],
  since: Instant,
): Promise<{ readonly since: Instant; readonly until: Instant }[]> {
  const { rows } = await sql<{ since: Instant; until: Instant }>`
    select since, max(until) as until from game_round_file f join game_round_archived a using (file)
    where a.player = any(${players}::text[]) and a.last_id >= ${firstIdOf('rnd', since)} group by since order by since`.execute(
    db,
  )
  return rows
}

export interface PlaySpan {
  readonly players: readonly Id<'plr'>[]
  readonly from: Instant
  readonly until: Instant
}

/** A player's play in one mode. A free round stakes nothing. Amounts are minor units. */
export interface PlaySum {
  readonly player: Id<'plr'>
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  readonly rounds: number
  readonly stake: number
  readonly win: number
}

interface PlacedSums {
  readonly player: Id<'plr'>
  readonly file: string
  readonly firstId: string
  readonly lastId: string
  readonly sums: readonly (readonly [mode: PlaySum['mode'], rounds: number, stake: number, win: number])[]
}

/**
 * Sums of players' rounds in a span, in the table and in files, which one statement reads so that a round that leaves counts
 * once. Only files that lie partly in the span are read.
 */
export async function sumRounds(db: Reader, folder: string, { players, from, until }: PlaySpan): Promise<PlaySum[]> {
  const [first, end] = [firstIdOf('rnd', from), firstIdOf('rnd', until)]
  const { rows } = await sql<{ inTable: PlaySum[] | null; placed: PlacedSums[] | null }>`
    with summed as (
      select player, mode, count(*) as rounds, coalesce(sum(stake) filter (where free_spins is null), 0)::float8 as stake,
        sum(win)::float8 as win
      from game_round where player = any(${players}::text[]) and id >= ${first} and id < ${end} group by player, mode
    ), placed as (
      select player, file, first_id as "firstId", last_id as "lastId", sums from game_round_archived
      where player = any(${players}::text[]) and last_id >= ${first} and first_id < ${end}
    )
    select (select json_agg(summed) from summed) as "inTable", (select json_agg(placed) from placed) as placed`.execute(db)
  const sums = [...(rows[0]?.inTable ?? [])]
  const partly = new Map<Id<'plr'>, string[]>()
  for (const { player, file, firstId, lastId, sums: of } of rows[0]?.placed ?? []) {
    if (firstId < first || lastId >= end) partly.set(player, [...(partly.get(player) ?? []), file])
    else sums.push(...of.map(([mode, rounds, stake, win]) => ({ player, mode, rounds, stake, win })))
  }
  const columns = ['id', 'mode', 'stake', 'win', 'free_spins'] as const
  for (const [player, files] of partly) {
    for await (const round of archivedRounds(db, folder, player, { since: first, before: end, files, columns })) {
      const stake = round['free_spins'] === null ? Number(round['stake']) : 0
      sums.push({ player, mode: round['mode'] as PlaySum['mode'], rounds: 1, stake, win: Number(round['win']) })
    }
  }
  return addUp(sums)
}

function addUp(parts: readonly PlaySum[]): PlaySum[] {
  const sums = new Map<string, PlaySum>()
  for (const part of parts) {
    const key = `${part.player} ${part.mode}`
    const { rounds = 0, stake = 0, win = 0 } = sums.get(key) ?? {}
    sums.set(key, { ...part, rounds: rounds + part.rounds, stake: stake + part.stake, win: win + part.win })
  }
  return [...sums.values()]
}
