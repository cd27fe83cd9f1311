import { sql } from 'kysely'
import type { Logger } from 'pino'
import { firstIdOf, idTime } from '#kernel/id.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import { cleanFolder, nameOf, removeUnrecorded } from '../archive/clean-folder.ts'
import { cursorPages } from '../archive/cursor-pages.ts'
import { checkFolder, claimFolder } from '../archive/folder-mark.ts'
import { type AfterStep, type MadeFile, makeFile } from '../archive/make-file.ts'
import { monthOf, partOf } from '../archive/months.ts'
import { withArchive } from '../archive/recorded-files.ts'
import type { MonthArchive } from '../config/month-archive.ts'
import type { Archivist, Reader, Tx } from '../db/database.ts'
import type { ServerFeature } from '../feature.ts'
import '../round-counts.ts'
import { openPlaces, type Places } from './places.ts'
import { ROUND_FILES, type RoundRow, ROUNDS } from './round-files.ts'

export interface RoundArchiveWork {
  readonly archivist: Archivist
  readonly log: Logger
  readonly archive: MonthArchive
  readonly now: Instant
  /** Rounds since then stay, whatever the months: they are still to be counted. */
  readonly passedUntil?: Instant
  readonly afterStep?: AfterStep
  /** Fewer in tests. */
  readonly roundsPerFile?: number
  /** Shorter in tests. */
  readonly runMs?: number
}

/**
 * Rounds of one file. They leave the table in one transaction with the record of their file, and no roll-up of events goes
 * on before it ends.
 */
const ROUNDS_PER_FILE = 50_000
/** Fewer further rounds of a month than this part of a file wait, so that its rounds do not end up in a thousand files. */
const FEW_OF_A_FILE = 1 / 50
const FEW_WAIT = "interval '30 days'"
/** No further file is begun after this time: other jobs of the process wait for this one. */
const RUN_MS = 5 * MINUTE_MS
/** Few, since encoding a page holds the process up. */
const ROWS_AT_ONCE = 1_000

/** Rounds that nobody waits for: settled, seen by their player, and not named by the proof of a jackpot. */
const ARCHIVABLE = sql`r.open_in is null and r.acknowledged_at is not null
  and not exists (select from game_jackpot_drop d where d.round = r.id)`

/**
 * Moves rounds of ended months to files, oldest first, as long as there are any, but no longer than a few minutes. Repeated
 * at any time, by any number of processes: a file and its rounds change places in one transaction.
 */
export async function archiveRounds(work: RoundArchiveWork): Promise<void> {
  const { archivist, log, archive, now, passedUntil = now } = work
  if (archive.afterMonths === null) return
  const until = Math.min(monthOf(now, -archive.afterMonths), passedUntil)
  if (!(await withArchive(archivist, ROUNDS, (tx) => claimFolder(tx, ROUNDS, archive.folder)))) return
  await withArchive(archivist, ROUNDS, (tx) => cleanFolder(tx, ROUNDS, archive.folder))
  let last: Moved | undefined
  const started = performance.now()
  while (!last || performance.now() - started < (work.runMs ?? RUN_MS)) {
    const moved = await withArchive(archivist, ROUNDS, (tx) => moveNext(tx, work, { until, last }))
    if (!moved) return
    log.info({ file: moved.file, rounds: moved.rounds }, 'settled rounds left the database for a file')
    last = moved
  }
}

/** Until when all slices have counted rounds that they count once. */
export async function passedBy(slices: readonly Pick<ServerFeature, 'roundsCountedUntil'>[], db: Reader): Promise<Instant> {
  const moments = await Promise.all(slices.map(({ roundsCountedUntil }) => roundsCountedUntil?.(db) ?? Number.POSITIVE_INFINITY))
  return Math.min(...moments)
}

interface Moved {
  readonly file: string
  readonly rounds: number
  /** The oldest round at the time: none that may leave is older. */
  readonly oldest: string
  readonly month: Instant
  readonly lastPlayer: string
}

interface Next {
  readonly until: Instant
  /** The file before this one, in the same run. */
  readonly last: Moved | undefined
}

/** Undefined if no round may leave. */
async function moveNext(tx: Tx, work: RoundArchiveWork, { until, last }: Next): Promise<Moved | undefined> {
  const { folder } = work.archive
  const limit = work.roundsPerFile ?? ROUNDS_PER_FILE
  const next = await nextMonth(tx, { until, from: last?.oldest ?? '', few: Math.ceil(limit * FEW_OF_A_FILE) })
  if (!next) return undefined
  const { oldest, month, end } = next
  await checkFolder(tx, ROUNDS, folder)
  const part = partOf(ROUNDS, month)
  await removeUnrecorded(tx, ROUNDS, folder, part)
  const file = await nameOf(tx, ROUNDS, part)
  const places = openPlaces()
  // A round that was seen since the last file may be of a player before its last one.
  const from = last?.month === month && last.lastPlayer <= oldest.player ? last.lastPlayer : ''
  const pages = pagesOf(tx, { month, end, from, limit }, places)
  const { afterStep = () => {} } = work
  const made = await makeFile(ROUND_FILES, { tx, kind: ROUNDS, folder, file }, pages, afterStep)
  // After an error the file stays for the next run: another process may have recorded one of this name meanwhile.
  await recordFile(tx, { since: month, until: end, ...made }, places)
  await afterStep('recorded')
  await removeRounds(tx, places.ids)
  await afterStep('deleted')
  return { file, rounds: made.rows, oldest: oldest.id, month, lastPlayer: places.list().at(-1)!.player }
}

interface Oldest {
  readonly id: string
  readonly player: string
}

interface Month {
  readonly oldest: Oldest
  readonly month: Instant
  readonly end: Instant
}

/** The oldest month whose rounds may leave now, by their ids, as all that asks for a file's months does. */
async function nextMonth(
  db: Reader,
  { until, from, few }: { readonly until: Instant; readonly from: string; readonly few: number },
): Promise<Month | undefined> {
  const oldest = await readOldest(db, until, from)
  if (!oldest) return undefined
  const at = idTime(oldest.id)
  const [month, end] = [monthOf(at, 0), Math.min(monthOf(at, 1), until)]
  if (!(await mayWait(db, month, end, few))) return { oldest, month, end }
  return nextMonth(db, { until, from: firstIdOf('rnd', end), few })
}

/** Few rounds of a month that has a young file: seen late, or the rest of a month. */
async function mayWait(db: Reader, month: Instant, end: Instant, few: number): Promise<boolean> {
  const { rows } = await sql<{ mayWait: boolean }>`
    select case when exists (
      select from game_round_file where since = ${new Date(month)} and archived_at > now() - ${sql.raw(FEW_WAIT)}
    ) then (
      select count(*) < ${few} from (
        select from game_round r where id >= ${firstIdOf('rnd', month)} and id < ${firstIdOf('rnd', end)} and ${ARCHIVABLE} limit ${few}
      ) as left_over
    ) else false end as "mayWait"`.execute(db)
  return rows[0]!.mayWait
}

async function readOldest(db: Reader, until: Instant, from: string): Promise<Oldest | undefined> {
  const { rows } = await sql<Oldest>`
    select id, player from game_round r where id >= ${from} and id < ${firstIdOf('rnd', until)} and ${ARCHIVABLE}
    order by id limit 1`.execute(db)
  return rows[0]
}

const micros = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

/** In the order of the index of players, without sorting a month. Notes where each player's rounds lie. */
async function* pagesOf(
  tx: Tx,
  { month, end, from, limit }: { readonly month: Instant; readonly end: Instant; readonly from: string; readonly limit: number },
  places: Places,
): AsyncGenerator<RoundRow[]> {
  await sql`set local enable_sort = off`.execute(tx)
  await sql`set local enable_seqscan = off`.execute(tx)
  const query = sql<RoundRow & { mark: bigint }>`
    select player, id, request, request_hash, mode, game, definition_hash, seed_pair, nonce, stake, win, from_granted, from_won,
      free_spins, transfer, balance_after, events::text as events, ${micros('at')} as at_micros,
      ${micros('acknowledged_at')} as acknowledged_micros, terms::text as terms, choices::text as choices, amount,
      pools::text as pools, balance_before, hashtextextended(r::text, 0) as mark,
      case when choices is not null then (
        select json_agg(json_build_object('request', s.request, 'requestHash', s.request_hash, 'choice', s.choice, 'cost', s.cost,
          'fromGranted', s.from_granted, 'fromWon', s.from_won, 'at', ${micros('s.at')}) order by s.step)::text
        from game_round_step s where s.round = r.id) end as steps
    from game_round r where player >= ${sql.lit(from)} and id >= ${sql.lit(firstIdOf('rnd', month))}
      and id < ${sql.lit(firstIdOf('rnd', end))} and ${ARCHIVABLE}
    order by player, id desc limit ${sql.lit(limit)}`
  for await (const rows of cursorPages(tx, query, ROWS_AT_ONCE)) {
    yield rows.map(({ mark, ...row }) => {
      places.add(row, mark)
      return row
    })
  }
}

interface NewFile extends MadeFile {
  readonly file: string
  readonly since: Instant
  readonly until: Instant
}

async function recordFile(tx: Tx, { file, since, until, rows, bytes, sha256 }: NewFile, places: Places): Promise<void> {
  await sql`
    insert into game_round_file (file, since, until, rows, bytes, sha256, marks)
    values (${file}, ${new Date(since)}, ${new Date(until)}, ${rows}, ${bytes}, ${sha256}, ${String(places.marks())})`.execute(tx)
  await sql`
    insert into game_round_archived (player, file, first_row, rounds, first_id, last_id, games, sums, best)
    select player, ${file}, "firstRow", rounds, "firstId", "lastId", games, sums, best
    from jsonb_to_recordset(${JSON.stringify(places.list())}::jsonb) as p (player text, "firstRow" int, rounds int,
      "firstId" text, "lastId" text, games jsonb, sums jsonb, best jsonb)`.execute(tx)
}

/** The trigger of the table refuses if these rounds are not, as they are now, those of a recorded file. */
async function removeRounds(tx: Tx, ids: readonly string[]): Promise<void> {
  // One text: encoding an array of this many values would hold the process up.
  const all = sql`string_to_array(${ids.join(' ')}, ' ')`
  await sql`delete from game_round_step where round = any(${all})`.execute(tx)
  await sql`delete from game_round where id = any(${all})`.execute(tx)
}
