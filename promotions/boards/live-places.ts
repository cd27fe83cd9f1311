import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Id } from '#kernel/id.ts'
import { publicChannel } from '#kernel/push.ts'
import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import { push, wake } from '#platform/outbox/index.ts'
import { readCells } from '../cells/store.ts'
import { shownCell } from '../cells/upgrade.ts'
import { addPush, type DuePushes, writePushes } from '../grants/due-pushes.ts'
import type { KnownRun, KnownRuns } from '../runs/known-runs.ts'
import { runOfBoard } from './board-name.ts'
import { foldMoves, rebalance } from './buckets.ts'
import { namePlaces, type NamingSlices } from './name-places.ts'
import { ranksOf, topOf } from './places.ts'

const GAP_MS = SECOND_MS
const TOP_COUNT = 100
/** Further players follow a second later, with their place of that moment. */
const OWN_AT_ONCE = 500

export interface ShareDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly slices: NamingSlices
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

/**
 * Counts the moves of changed boards in their buckets and pushes their top, at most once a second a board in all
 * processes together; players' own places are left to `sendPushes`. What is lost in a crash follows with the next change.
 */
export async function sharePlaces(deps: ShareDeps, isOpen: () => boolean): Promise<void> {
  for (const board of await readChanged(deps.database.reader, deps.clock.now())) {
    if (!isOpen()) return
    try {
      await shareBoard(deps, board)
    } catch (error) {
      deps.log.error({ err: error, board }, 'the places of a board could not be shared; the next change tries again')
    }
  }
}

async function readChanged(db: Reader, at: Instant): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from promotion.board b
    where cleared_at is null and (shared_at is null or shared_at <= ${new Date(at - GAP_MS)})
      and (exists (select from promotion.board_move m where m.board = b.name)
        or exists (select from promotion.place_due d where d.board = b.name))
    order by shared_at nulls first`.execute(db)
  return rows.map(({ name }) => name)
}

async function shareBoard(deps: ShareDeps, board: string): Promise<void> {
  const { database, clock, currentRuns } = deps
  const taken = await database.transaction((tx) => takeChanges(tx, board, clock.now()))
  if (taken?.isUneven) await rebalance(database, board)
  const known = taken && (await currentRuns(database.reader)).byId.get(runOfBoard(board).run)
  if (!known || known.isClosed) return
  const top = await readTopPush(deps, known, board)
  const own = await readOwnPushes(database.reader, known, { board, players: taken.players })
  const isNew = top !== undefined && JSON.stringify(top) !== taken.topPush
  if (!isNew && own.size === 0) return
  const channel = publicChannel(known.run.brand)
  await database.transaction(async (tx) => {
    await writePushes(tx, own)
    if (!isNew) return
    await sql`update promotion.board set top_push = ${JSON.stringify(top)} where name = ${board}`.execute(tx)
    await push(tx, channel, top)
  })
  if (isNew) wake([channel])
}

interface Taken {
  readonly topPush: string | null
  readonly isUneven: boolean
  readonly players: readonly Id<'plr'>[]
}

/** Undefined if another process has this board or had it within the last second. */
async function takeChanges(tx: Tx, board: string, at: Instant): Promise<Taken | undefined> {
  const { rows } = await sql<{ topPush: string | null }>`
    select top_push as "topPush" from promotion.board
    where name = ${board} and (shared_at is null or shared_at <= ${new Date(at - GAP_MS)}) for update skip locked`.execute(tx)
  if (!rows[0]) return undefined
  await sql`update promotion.board set shared_at = ${new Date(at)} where name = ${board}`.execute(tx)
  const isUneven = await foldMoves(tx, board)
  const { rows: due } = await sql<{ player: Id<'plr'> }>`
    delete from promotion.place_due where board = ${board} and player in (
      select player from promotion.place_due where board = ${board} limit ${OWN_AT_ONCE} for update skip locked)
    returning player`.execute(tx)
  return { topPush: rows[0].topPush, isUneven, players: due.map(({ player }) => player) }
}

async function readTopPush({ database, slices }: ShareDeps, { promotion, run }: KnownRun, board: string) {
  if (!promotion.topPush) return undefined
  const top = await topOf(database.reader, board, TOP_COUNT)
  return promotion.topPush(await namePlaces(database.reader, slices, top), run, runOfBoard(board).name)
}

async function readOwnPushes(
  db: Reader,
  { promotion, run }: KnownRun,
  { board, players }: { readonly board: string; readonly players: readonly Id<'plr'>[] },
): Promise<DuePushes> {
  const pushes: DuePushes = new Map()
  if (!promotion.ownPush || players.length === 0) return pushes
  const cells = await readCells(db, run.id, players)
  for (const { player, place, points } of await ranksOf(db, board, players)) {
    const message = promotion.ownPush(
      { place, points, board: runOfBoard(board).name, cell: shownCell(promotion, cells.get(player)) },
      run,
    )
    if (message) addPush(pushes, { player, run: run.id, message })
  }
  return pushes
}
