import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { type KeptCells, lockKeptCells, openKeptCells } from './kept-cells.ts'
import { lockCells, type PlayerCells, writeCells } from './store.ts'

const [ANN, BEN, CLEO]: readonly Id<'plr'>[] = ['plr_ann', 'plr_ben', 'plr_cleo'] as const
const PLAYERS = [ANN!, BEN!, CLEO!]

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, created_at)
     select id, 'velmora', id, '', 'login', '1990-01-01', 'NY', now() from unnest($1::text[]) as id`,
    [PLAYERS],
  )
})
afterAll(() => db.close())

let kept: KeptCells
beforeEach(async () => {
  kept = openKeptCells()
  await db.pool.query('delete from promotion.player_cells')
})

/** As the reader does: adds one to each of these players' cells, and tells what they were. */
async function count(players: readonly Id<'plr'>[], then: (tx: Tx) => Promise<unknown> = async () => undefined) {
  const { before, keep } = await db.transaction(async (tx) => {
    const { cells, readKeep } = await lockKeptCells(tx, kept, players)
    const was = players.map((player) => sumOf(cells.get(player)))
    const written = new Map(players.map((player) => [player, counted(cells.get(player)!)]))
    await writeCells(tx, written)
    await then(tx)
    return { before: was, keep: await readKeep(written) }
  })
  keep()
  return before
}
const sumOf = (cells: PlayerCells | undefined) => (cells?.['cmp_1']?.cell as { sum: number } | undefined)?.sum
function counted(cells: PlayerCells): PlayerCells {
  cells['cmp_1'] = { cell: { sum: (sumOf(cells) ?? 0) + 1 } }
  return cells
}
/** As an act of another process does. */
const act = (player: Id<'plr'>, sum: number) =>
  db.transaction(async (tx) => {
    const cells = (await lockCells(tx, [player])).get(player)!
    cells['cmp_1'] = { cell: { sum } }
    await writeCells(tx, new Map([[player, cells]]))
  })
const stored = async () =>
  (await db.pool.query("select player, cells -> 'cmp_1' -> 'cell' -> 'sum' as sum from promotion.player_cells order by player"))
    .rows

test('cells that nobody else has changed are the kept ones, read or written', async () => {
  await count([ANN!])
  const written = kept.byPlayer.get(ANN!)!.cells
  await db.transaction(async (tx) => {
    const { cells, readKeep } = await lockKeptCells(tx, kept, [BEN!, ANN!])
    expect(cells.get(ANN!)).toBe(written)
    expect(kept.byPlayer.size).toBe(0)
    ;(await readKeep(new Map()))()
  })
  expect(await count([ANN!, BEN!])).toEqual([1, undefined])
  expect(kept.byPlayer.get(ANN!)!.cells).toBe(written)
  expect(await count([ANN!, BEN!])).toEqual([2, 1])
  expect(await stored()).toEqual([
    { player: ANN, sum: 3 },
    { player: BEN, sum: 2 },
  ])
})

test('a change of another process is read', async () => {
  await count([ANN!, BEN!])
  await act(ANN!, 70)
  expect(await count([ANN!, BEN!])).toEqual([70, 1])
  expect(await count([ANN!, BEN!])).toEqual([71, 2])
})

test('a change that its lock waited for is read', async () => {
  await count([ANN!])
  let counting: Promise<unknown> | undefined
  await withClient(db.ownerUrl, async (other) => {
    await other.query('begin')
    const { rows } = await other.query(
      `update promotion.player_cells set cells = '{"cmp_1": {"cell": {"sum": 40}}}' where player = $1
       returning pg_current_xact_id()::xid::text as id`,
      [ANN],
    )
    counting = count([ANN!])
    const waits = 'select from pg_locks where not granted and transactionid::text = $1'
    while ((await db.pool.query(waits, [rows[0].id])).rowCount === 0) continue
    await other.query('commit')
  })
  expect(await counting).toEqual([40])
  expect(await count([ANN!])).toEqual([41])
})

test('what a transaction did that failed is forgotten', async () => {
  await count([ANN!])
  const failed = count([ANN!], () => Promise.reject(new Error('cut')))
  await expect(failed).rejects.toThrow('cut')
  expect(kept.byPlayer.size).toBe(0)
  expect(await count([ANN!])).toEqual([1])
})

test('cells that were written in another run of the server are read', async () => {
  await count([ANN!])
  const { version, cells } = kept.byPlayer.get(ANN!)!
  const [number] = version.split(' ')
  kept.byPlayer.set(ANN!, { version: `${number} 2026-11-29 09:00:00+00`, cells: { ...cells, cmp_1: { cell: { sum: 500 } } } })
  expect(await count([ANN!])).toEqual([1])
})

test('nothing is kept while a crash may lose commits', async () => {
  await count([ANN!, BEN!])
  const known = kept.byPlayer.get(ANN!)!.cells
  await db.transaction(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx)
    const { cells, readKeep } = await lockKeptCells(tx, kept, [ANN!, BEN!])
    expect(cells.get(ANN!)).toEqual(known)
    expect(cells.get(ANN!)).not.toBe(known)
    const written = new Map([[BEN!, counted(cells.get(BEN!)!)]])
    await writeCells(tx, written)
    ;(await readKeep(written))()
  })
  expect(kept.byPlayer.size).toBe(0)
  expect(await count([ANN!, BEN!])).toEqual([1, 2])
})

test('no more players are kept than allowed, and those used last', async () => {
  kept = openKeptCells(2)
  await count([ANN!, BEN!])
  await count([ANN!])
  await count([CLEO!])
  expect([...kept.byPlayer.keys()]).toEqual([ANN, CLEO])
  expect(await count(PLAYERS)).toEqual([2, 1, 1])
  expect(kept.byPlayer.size).toBe(2)
})
