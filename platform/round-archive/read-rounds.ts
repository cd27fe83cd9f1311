import { join } from 'node:path'
import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import { checkFile } from '../archive/recorded-files.ts'
import type { Reader } from '../db/database.ts'
import type { Place } from './places.ts'
import { ROUND_FILES, type RoundRow, ROUNDS } from './round-files.ts'

type Column = keyof RoundRow

/** Which of a player's archived rounds are wanted, newest first. */
export interface RoundsWanted {
  /** Older than this one. */
  readonly before?: string | undefined
  /** Not older than this one. */
  readonly since?: string | undefined
  /** Only files that have rounds of this game. */
  readonly game?: string | undefined
  /** Only files that have rounds of this mode. */
  readonly mode?: string | undefined
  /** Only these files. */
  readonly files?: readonly string[] | undefined
  /** All if absent. */
  readonly columns?: readonly Column[] | undefined
}

/** A round as its table would have it: JSON is read, instants are in milliseconds. */
export type ArchivedRound = Readonly<Record<string, unknown>> & { readonly id: string }

type Placed = Pick<Place, 'firstRow' | 'rounds' | 'firstId' | 'lastId'> & { readonly file: string }

/** Rows read at once: at first a page of the history and a bit more, then larger batches. */
const ROWS_AT_ONCE = 100
const ROWS_AT_ONCE_MAX = 400

/** A round of this player in the files; undefined if none has it. */
export async function findArchived(
  db: Reader,
  folder: string,
  { player, id }: { readonly player: string; readonly id: string },
): Promise<ArchivedRound | undefined> {
  const { rows: places } = await sql<Placed>`
    select file, first_row as "firstRow", rounds, first_id as "firstId", last_id as "lastId" from game_round_archived
    where player = ${player} and first_id <= ${id} and last_id >= ${id}`.execute(db)
  for (const place of places) {
    const from = await rowOf(db, folder, place, id)
    const [row] = from < endOf(place) ? await ROUND_FILES.slice(join(folder, place.file), { from, until: from + 1 }) : []
    if (row?.id === id) return toRound(row)
  }
  return undefined
}

/** A player's archived rounds one by one, newest first, with these columns. Read the table first: a round may leave meanwhile. */
export async function* archivedRounds(
  db: Reader,
  folder: string,
  player: string,
  wanted: RoundsWanted,
): AsyncGenerator<ArchivedRound> {
  const { before, since, game, mode, files } = wanted
  const { rows: places } = await sql<Placed>`
    select file, first_row as "firstRow", rounds, first_id as "firstId", last_id as "lastId" from game_round_archived
    where player = ${player} and (${before ?? null}::text is null or first_id < ${before ?? null})
      and (${since ?? null}::text is null or last_id >= ${since ?? null})
      and (${game ?? null}::text is null or ${names('games', game)}) and (${mode ?? null}::text is null or ${names('sums', mode)})
      and (${files ?? null}::text[] is null or file = any(${files ?? null}::text[]))
    order by last_id desc`.execute(db)
  const open: Cursor[] = []
  let next = 0
  for (;;) {
    // Files of one month overlap if some of its rounds left later than the others.
    while (next < places.length && open.every(({ head }) => head.id < places[next]!.lastId)) {
      const cursor = await openCursor(rowsOf(db, folder, places[next++]!, wanted))
      if (cursor) open.push(cursor)
    }
    const newest = open.reduce<Cursor | undefined>((best, each) => (best && best.head.id > each.head.id ? best : each), undefined)
    if (!newest || (since !== undefined && newest.head.id < since)) return
    yield newest.head
    if (!(await newest.advance())) open.splice(open.indexOf(newest), 1)
  }
}

/** Whether one of the entries of a column begins with this name. */
const names = (column: 'games' | 'sums', name: string | undefined) =>
  sql`jsonb_path_exists(${sql.ref(column)}, '$[*] ? (@[0] == $name)', jsonb_build_object('name', ${name ?? null}::text))`

interface Cursor {
  readonly head: ArchivedRound
  /** False after the last one. */
  advance(): Promise<boolean>
}

async function openCursor(rows: AsyncGenerator<ArchivedRound>): Promise<Cursor | undefined> {
  const first = await rows.next()
  if (first.done) return undefined
  const cursor = {
    head: first.value,
    async advance() {
      const following = await rows.next()
      if (!following.done) cursor.head = following.value
      return !following.done
    },
  }
  return cursor
}

async function* rowsOf(
  db: Reader,
  folder: string,
  place: Placed,
  { before, columns }: RoundsWanted,
): AsyncGenerator<ArchivedRound> {
  await checkFile(db, ROUNDS, folder, place.file)
  const first = before === undefined || place.lastId < before ? place.firstRow : await rowOf(db, folder, place, before)
  const end = endOf(place)
  let count = ROWS_AT_ONCE
  for (let from = first; from < end; from += count, count = Math.min(2 * count, ROWS_AT_ONCE_MAX)) {
    const span = { from, until: Math.min(from + count, end), ...(columns && { columns }) }
    for (const row of await ROUND_FILES.slice(join(folder, place.file), span))
      if (before === undefined || row.id < before) yield toRound(row)
  }
}

const endOf = ({ firstRow, rounds }: Placed): number => firstRow + rounds

/** The first row of the player that is not newer than this id. Ids fall from row to row: halves the rows until few are left. */
async function rowOf(db: Reader, folder: string, place: Placed, id: string): Promise<number> {
  await checkFile(db, ROUNDS, folder, place.file)
  const idsOf = async (from: number, until: number) =>
    (await ROUND_FILES.slice(join(folder, place.file), { from, until, columns: ['id'] })).map((row) => row.id)
  let [first, end] = [place.firstRow, endOf(place)]
  while (end - first > ROWS_AT_ONCE) {
    const middle = first + Math.floor((end - first) / 2)
    const [found] = await idsOf(middle, middle + 1)
    if (found! > id) first = middle + 1
    else end = middle
  }
  const found = (await idsOf(first, end)).findIndex((each) => each <= id)
  return found < 0 ? end : first + found
}

const JSON_COLUMNS: readonly string[] = ['events', 'terms', 'choices', 'pools', 'steps'] satisfies Column[]

function toRound(row: Partial<RoundRow>): ArchivedRound {
  const round: Record<string, unknown> & { id: string } = { id: '', awaiting: null, open_in: null }
  for (const [name, value] of Object.entries(row)) {
    if (name === 'at_micros') round['at'] = instantOf(value as bigint)
    else if (name === 'acknowledged_micros') round['acknowledged_at'] = instantOf(value as bigint)
    else round[name] = JSON_COLUMNS.includes(name) && value !== null ? JSON.parse(value as string) : value
  }
  return round
}

const instantOf = (micros: bigint): Instant => Number(micros / 1000n)
