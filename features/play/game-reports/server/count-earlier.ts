import { sql } from 'kysely'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import '#platform/earlier-play.ts'
import type { PlayPart } from '#platform/earlier-play.ts'
import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import { PLAY_READER } from './count-play.ts'
import { readMark } from './store.ts'

/** Rounds summed in one transaction, as many as a file has. */
const ROUNDS_AT_ONCE = 50_000
/** No further part is begun after this time: other jobs of the process wait for this one. */
const RUN_MS = MINUTE_MS

interface Limits {
  readonly roundsMax: number
  readonly runMs: number
}

type Slice = Pick<ServerFeature, 'id' | 'sumEarlierPlay'>

/**
 * Adds up the rounds that were settled before counting began, of all slices, in tables and files: each part once, in any number
 * of processes, and no part again after a restart.
 */
export async function countEarlierPlay(
  { database, log }: Pick<SiteServices, 'database' | 'log'>,
  slices: readonly Slice[],
  { roundsMax, runMs }: Limits = { roundsMax: ROUNDS_AT_ONCE, runMs: RUN_MS },
): Promise<void> {
  const mark = await readMark(database.reader)
  if (!mark || mark.isWhole) return
  const started = performance.now()
  for (const slice of slices.filter(({ sumEarlierPlay }) => sumEarlierPlay)) {
    for (let isDone = false; !isDone;) {
      if (performance.now() - started > runMs) return
      isDone = await database.transaction((tx) => addNext(tx, slice, { before: mark.since, roundsMax }))
    }
  }
  await database.transaction(async (tx) => void (await sql`update game_play_mark set is_whole = true`.execute(tx)))
  log.info({ before: new Date(mark.since).toISOString() }, 'the game report has all rounds from before it was kept')
}

/** Until all of them are added, rounds stay where they are. */
export async function earlierCountedUntil(db: Reader): Promise<Instant> {
  const mark = await readMark(db)
  return mark && !mark.isWhole ? 0 : Number.POSITIVE_INFINITY
}

/** Returns whether the slice has no more of them. */
async function addNext(tx: Tx, slice: Slice, span: { readonly before: Instant; readonly roundsMax: number }): Promise<boolean> {
  // As the count of new rounds does, whose sums may be of the same hours.
  await sql`select from outbox.reader where name = ${PLAY_READER} for update`.execute(tx)
  await sql`insert into game_play_earlier (slice) values (${slice.id}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ cursor: string; isDone: boolean }>`
    select cursor, is_done as "isDone" from game_play_earlier where slice = ${slice.id} for update`.execute(tx)
  const { cursor: after, isDone } = rows[0]!
  if (isDone) return true
  const found = await slice.sumEarlierPlay!(tx, { ...span, after })
  if (found) await addParts(tx, found.parts)
  await sql`
    update game_play_earlier set cursor = ${found?.cursor ?? after}, is_done = ${found === null}
    where slice = ${slice.id}`.execute(tx)
  return found === null
}

async function addParts(tx: Tx, parts: readonly PlayPart[]): Promise<void> {
  await sql`
    insert into game_play_hour as h (brand, hour, provider, game, version, mode, is_test, rounds, stake, win, won_stake,
      free_rounds, free_stake, reversed)
    select brand, hour, provider, game, version, mode, is_test, rounds, stake, win, won_stake, free_rounds, free_stake, 0
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (brand text, hour timestamptz, provider text, game text,
      version text, mode text, is_test boolean, rounds bigint, stake numeric, win numeric, won_stake numeric, free_rounds bigint,
      free_stake numeric)
    on conflict (brand, hour, game, provider, version, mode, is_test) do update set
      rounds = h.rounds + excluded.rounds, stake = h.stake + excluded.stake, win = h.win + excluded.win,
      won_stake = h.won_stake + excluded.won_stake, free_rounds = h.free_rounds + excluded.free_rounds,
      free_stake = h.free_stake + excluded.free_stake`.execute(tx)
}
