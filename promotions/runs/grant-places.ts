import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import { patiently } from '#platform/db/patience.ts'
import { boardOf, runOfBoard } from '../boards/board-name.ts'
import { finalizeBoard, finalPlaces } from '../boards/final-table.ts'
import type { Place } from '../boards/places.ts'
import { insertGrants, type NewGrant } from '../grants/store.ts'
import type { KnownRun } from './known-runs.ts'

const PLACES_AT_ONCE = 500

/** Stores the final tables of a run's boards, each once. */
export async function finalizeBoards(database: Database, known: KnownRun, at: Instant): Promise<void> {
  const { run, isShadow } = known
  if (isShadow) return
  for (const board of await boardsOf(database.reader, known))
    await patiently(() => database.transaction((tx) => finalizeBoard(tx, run, board, at)))
}

/** Grants the prizes of a run's final tables. Each place has a key, so that a repeat after a crash grants the rest. */
export async function grantPlaces(database: Database, known: KnownRun): Promise<void> {
  const { promotion, isShadow } = known
  if (isShadow || !promotion.prizeOf) return
  for (const board of await boardsOf(database.reader, known)) {
    for (let offset = 0; ; offset += PLACES_AT_ONCE) {
      const places = await finalPlaces(database.reader, board, { limit: PLACES_AT_ONCE, offset })
      const grants = grantsFor(known, board, places)
      await database.transaction((tx) => insertGrants(tx, grants))
      if (grants.length < PLACES_AT_ONCE) break
    }
  }
}

/** The prizes of a page of places, up to the last one with a prize. Nobody wins with nothing, as after a reversal. */
function grantsFor({ run, promotion, configHash }: KnownRun, board: string, places: readonly Place[]): NewGrant[] {
  const { name } = runOfBoard(board)
  const grants: NewGrant[] = []
  for (const { place, player, points } of places) {
    const value = points > 0 ? promotion.prizeOf?.(place, run, name) : undefined
    if (!value) break
    const cause = name === undefined ? `place:${place}` : `place:${name}:${place}`
    const key = `${run.id}:${player}:${cause}`
    const { id, feature } = run
    grants.push({ key, run: id, feature, player, value, state: 'due', cause, configHash, draws: [], earnedAt: run.endsAt! })
  }
  return grants
}

/** With prizes the run's own board even without a score: a later one would be too late. */
async function boardsOf(db: Reader, { run, promotion }: KnownRun): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from promotion.board where run = ${run.id} order by name`.execute(db)
  return [...new Set([...(promotion.prizeOf ? [boardOf(run.id)] : []), ...rows.map(({ name }) => name)])]
}
