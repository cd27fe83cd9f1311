import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { gatherReadsOf } from '#platform/db/gather-reads.ts'
import { textRows } from '#platform/db/text-rows.ts'

/** A player's state in one run, as stored. */
export interface StoredCell {
  readonly cell: unknown
  /** How many upgrades it has been through; absent is none. */
  readonly version?: number
  /** When the player joined, in a run with an audience that may join: earlier events do not count. */
  readonly joinedAt?: Instant
  /** A step failed: events queue behind until it is replayed. */
  readonly isParked?: true
  /** When its tick is due. */
  readonly due?: Instant
}

/** All of a player's cells, by run. */
export type PlayerCells = Record<string, StoredCell>

/** Locks the cells of these players, in the order of their ids, creating the rows that are missing. */
export const lockCells = (tx: Tx, players: readonly Id<'plr'>[]): Promise<Map<Id<'plr'>, PlayerCells>> =>
  openRows(tx, players, async (sorted) => {
    const { rows } = await sql<{ player: Id<'plr'>; cells: PlayerCells }>`
      select player, cells from promotion.player_cells where player = any(${sorted}) order by player for update`.execute(tx)
    return new Map(rows.map(({ player, cells }) => [player, cells]))
  })

type Locks = (sorted: readonly Id<'plr'>[]) => Promise<Map<Id<'plr'>, PlayerCells>>

/** What `lockRows` locks and reads of these players, in the order of their ids; it is called again once missing rows exist. */
export async function openRows(tx: Tx, players: readonly Id<'plr'>[], lockRows: Locks): Promise<Map<Id<'plr'>, PlayerCells>> {
  const sorted = players.toSorted()
  const held = await lockRows(sorted)
  if (held.size === sorted.length) return held
  await sql`
    insert into promotion.player_cells (player)
    select id from player where id = any(${sorted.filter((player) => !held.has(player))}) order by id
    on conflict do nothing`.execute(tx)
  return lockRows(sorted)
}

/** Writes these players' cells, which are locked. */
export async function writeCells(tx: Tx, changed: ReadonlyMap<Id<'plr'>, PlayerCells>): Promise<void> {
  if (changed.size === 0) return
  const cells = Array.from(changed.values(), (each) => JSON.stringify(each))
  await sql`
    update promotion.player_cells p set cells = u.cells::jsonb
    from unnest(${[...changed.keys()]}::text[], ${textRows(cells)}) as u (player, cells)
    where p.player = u.player`.execute(tx)
}

interface CellKey {
  readonly player: Id<'plr'>
  readonly run: string
}

const cellOf = gatherReadsOf<CellKey, StoredCell | null>(async (db, keys) => {
  const { rows } = await sql<{ cell: StoredCell | null }>`
    select c.cells -> k.run as cell
    from unnest(${keys.map(({ player }) => player)}::text[], ${keys.map(({ run }) => run)}::text[])
      with ordinality as k (player, run, nth)
    left join promotion.player_cells c on c.player = k.player
    order by k.nth`.execute(db)
  return rows.map(({ cell }) => cell)
})

/** A player's cell in one run; undefined without one. */
export const readCell = async (db: Reader, player: Id<'plr'>, run: string): Promise<StoredCell | undefined> =>
  (await cellOf(db, { player, run })) ?? undefined

/** The cells of several players in one run, without those that have none. */
export async function readCells(db: Reader, run: string, players: readonly Id<'plr'>[]): Promise<Map<Id<'plr'>, StoredCell>> {
  const { rows } = await sql<{ player: Id<'plr'>; cell: StoredCell }>`
    select player, cells -> ${run} as cell from promotion.player_cells
    where player = any(${players}) and cells ? ${run}`.execute(db)
  return new Map(rows.map(({ player, cell }) => [player, cell]))
}

/** A player's cell in one run, also after the run has closed; undefined if the player never joined. */
export async function readCellAt(db: Reader, player: Id<'plr'>, run: string): Promise<StoredCell | undefined> {
  const { rows } = await sql<StoredCell>`
    select cell, version, joined_at as "joinedAt" from promotion.cell_archive where run = ${run} and player = ${player}`.execute(
    db,
  )
  return (await readCell(db, player, run)) ?? rows[0]
}

/** Players that have a cell in this run, a page of them in the order of their ids. */
export async function playersOfRun(
  db: Reader,
  run: string,
  { after, limit }: { after: string; limit: number },
): Promise<Id<'plr'>[]> {
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select player from promotion.player_cells where player > ${after} and cells ? ${run} order by player limit ${limit}`.execute(
    db,
  )
  return rows.map(({ player }) => player)
}

/** Moves a run's cells out of the players' rows. */
export async function archiveCells(tx: Tx, run: string, cells: ReadonlyMap<Id<'plr'>, StoredCell>): Promise<void> {
  const players = [...cells.keys()]
  const stored = [...cells.values()]
  await sql`
    insert into promotion.cell_archive (run, player, cell, version, joined_at)
    select ${run}, u.player, u.cell::jsonb, u.version, u.joined_at
    from unnest(${players}::text[], ${stored.map(({ cell }) => JSON.stringify(cell))}::text[],
      ${stored.map(({ version = 0 }) => version)}::int[],
      ${stored.map(({ joinedAt }) => (joinedAt === undefined ? null : new Date(joinedAt).toISOString()))}::timestamptz[])
      as u (player, cell, version, joined_at)
    on conflict do nothing`.execute(tx)
}
