import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { createDice } from '#ledger/testing/dice.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows } from '#platform/erasure/erase-rows.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { PROMOTION_TABLES } from '../personal-tables.ts'
import { boardOf } from './board-name.ts'
import { foldMoves, rebalance } from './buckets.ts'
import { clearFinished } from './clear-finished.ts'
import { finalizeBoard, finalPlaceOf, finalPlaces, isIntact, readFinalHead } from './final-table.ts'
import { hashOf } from './recompute.ts'
import { aroundOf, countOf, type Place, rankOf, ranksOf, topOf } from './places.ts'
import { applyScores, type Score } from './scores.ts'

const SEED = `${seedOf(20_261_124)}`
const START = Date.parse('2026-11-24T17:00:00Z')

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase({ connectionsMax: 8 })))
afterAll(() => db.close())

let boards = 0
const newBoard = (): string => boardOf(`cmp_${(boards += 1)}`)
const apply = (scores: readonly Score[]) => db.transaction((tx) => applyScores(tx, scores))
/** Once, without the retries that would hide a deadlock. */
const once = (work: (tx: Tx) => Promise<unknown>) => db.reader.transaction().execute(work)
const fold = async (board: string) => {
  const isUneven = await db.transaction(async (tx) => {
    await sql`select from promotion.board where name = ${board} for update`.execute(tx)
    return foldMoves(tx, board)
  })
  if (isUneven) await rebalance(db, board)
}
const finalize = (board: string) => db.transaction((tx) => finalizeBoard(tx, { id: board as Id<'cmp'> }, board, START))
const playerOf = (nth: number): Id<'plr'> => `plr_${String(nth).padStart(4, '0')}`

let events = 0n
const score = (board: string, player: Id<'plr'>, points: number, over: Partial<Score> = {}): Score => ({
  board,
  player,
  mode: 'sum',
  points,
  at: START,
  eventId: (events += 1n),
  ...over,
})

interface Reached {
  readonly player: Id<'plr'>
  readonly points: number
  readonly reachedAt: number
  readonly eventId: bigint
}

const isBetter = (one: Reached, other: Reached): boolean =>
  one.points > other.points || (one.points === other.points && one.reachedAt < other.reachedAt)

/** What a board must be, by a plain sort. */
function sortedBoard(scores: readonly Score[]): Place[] {
  const best = new Map<string, Reached>()
  for (const { player, mode, points, at, eventId } of scores) {
    const before = best.get(player)
    const now = { player, points, reachedAt: at, eventId }
    if (!before) best.set(player, now)
    else if (mode === 'sum') {
      const isLater = at > before.reachedAt || (at === before.reachedAt && eventId > before.eventId)
      if (points !== 0) best.set(player, { ...(isLater ? now : before), points: before.points + points })
    } else if (isBetter(now, before)) best.set(player, now)
  }
  return [...best.values()]
    .toSorted((a, b) => b.points - a.points || a.reachedAt - b.reachedAt || (a.eventId < b.eventId ? -1 : 1))
    .map(({ player, points, reachedAt }, nth) => ({ place: nth + 1, player, points, reachedAt }))
}

async function expectBoard(board: string, scores: readonly Score[]): Promise<void> {
  const sorted = sortedBoard(scores)
  expect(await countOf(db.reader, board)).toBe(sorted.length)
  expect(await topOf(db.reader, board, sorted.length)).toEqual(sorted)
  const places = await ranksOf(
    db.reader,
    board,
    sorted.map(({ player }) => player),
  )
  expect(places).toEqual(sorted)
  const few = sorted.filter((_, nth) => nth % 30 === 29).toReversed()
  const [last, ...others] = few.map(({ player }) => player)
  // Few of a large board are found another way than all of a small one; strangers have no place.
  expect(await ranksOf(db.reader, board, [...(last ? [last] : []), 'plr_stranger', ...others])).toEqual(few)
  for (const own of sorted) expect(await ranksOf(db.reader, board, [own.player])).toEqual([own])
  for (const nth of [0, Math.floor(sorted.length / 2), sorted.length - 1]) {
    const around = await aroundOf(db.reader, board, sorted[nth]!.player, 3)
    expect(around).toEqual(sorted.slice(Math.max(0, nth - 3), nth + 4))
  }
}

describe('a board', () => {
  test.each(['sum', 'best'] as const)(
    'has the places of a plain sort of random %s scores, whatever is counted when',
    async (mode) => {
      const dice = createDice(`${SEED} ${mode}`)
      const board = newBoard()
      const told: Score[] = []
      for (let batch = 0; batch < 40; batch++) {
        const batched = Array.from({ length: 1 + dice.below(60) }, () => {
          // Few points and moments: many ties, and large buckets of one score.
          const at = START + batch * 1_000 + dice.below(3)
          return score(board, playerOf(dice.below(900)), dice.below(4), { mode, at })
        })
        // Zero sums keep the moment of the first score; here nobody begins with one.
        const scored = batched.filter(({ points }) => mode === 'best' || points > 0)
        if (scored.length === 0) continue
        await apply(scored)
        told.push(...scored)
        if (dice.oneIn(3)) await fold(board)
        if (batch % 10 === 9) await expectBoard(board, told)
      }
      await fold(board)
      await expectBoard(board, told)
      const { rows } = await db.pool.query('select count(*) from promotion.board_bucket where board = $1', [board])
      expect(Number(rows[0].count)).toBeGreaterThan(1)
    },
  )

  test('joins buckets that its players have left', async () => {
    const board = newBoard()
    const everyone = Array.from({ length: 900 }, (_, nth) => playerOf(nth))
    const told: Score[] = []
    for (let round = 1; round <= 12; round++) {
      const scored = everyone.map((player, nth) => score(board, player, 1_000 + nth, { at: START + round }))
      await apply(scored)
      told.push(...scored)
      await fold(board)
    }
    await expectBoard(board, told)
    const { rows } = await db.pool.query('select count(*) from promotion.board_bucket where board = $1', [board])
    expect(Number(rows[0].count)).toBeLessThan(60)
  })

  test('breaks ties by the moment, then by the event', async () => {
    const board = newBoard()
    const [late, early, first] = [playerOf(1), playerOf(2), playerOf(3)]
    await apply([score(board, late, 5, { at: START + 1 }), score(board, first, 5), score(board, early, 5)])
    expect((await topOf(db.reader, board, 9)).map(({ player }) => player)).toEqual([first, early, late])
    expect(await rankOf(db.reader, board, late)).toMatchObject({ place: 3, points: 5, reachedAt: START + 1 })
  })

  test('keeps the first moment of an equal best score, and of a sum to which nothing was added', async () => {
    const board = newBoard()
    await apply([score(board, playerOf(1), 7, { mode: 'best' }), score(board, playerOf(2), 7)])
    await apply([
      score(board, playerOf(1), 7, { mode: 'best', at: START + 5 }),
      score(board, playerOf(1), 6, { mode: 'best', at: START + 6 }),
      score(board, playerOf(2), 0, { at: START + 5 }),
    ])
    expect((await topOf(db.reader, board, 9)).map(({ reachedAt }) => reachedAt)).toEqual([START, START])
  })

  test('of nobody is empty', async () => {
    const board = newBoard()
    expect(await countOf(db.reader, board)).toBe(0)
    expect(await rankOf(db.reader, board, playerOf(1))).toBeUndefined()
    expect(await ranksOf(db.reader, board, [])).toEqual([])
    expect(await ranksOf(db.reader, board, [playerOf(1)])).toEqual([])
    expect(await topOf(db.reader, board, 3)).toEqual([])
    expect(await aroundOf(db.reader, board, playerOf(1), 3)).toEqual([])
  })

  test('moves everyone up when a player is erased', async () => {
    const board = newBoard()
    await apply([1, 2, 3].map((nth) => score(board, playerOf(nth), 10 - nth)))
    await fold(board)
    await db.transaction((tx) =>
      eraseRows(
        tx,
        PROMOTION_TABLES.filter(({ table }) => table === 'promotion.standing'),
        playerOf(1),
      ),
    )
    expect(await rankOf(db.reader, board, playerOf(3))).toMatchObject({ place: 2 })
    expect(await countOf(db.reader, board)).toBe(2)
  })

  test('takes scores of many transactions at once, counted meanwhile, without a deadlock', async () => {
    const dice = createDice(`${SEED} concurrency`)
    const names = [newBoard(), newBoard()]
    const batches = Array.from({ length: 40 }, () =>
      Array.from({ length: 50 }, () => score(dice.pick(names), playerOf(dice.below(60)), 1 + dice.below(9))),
    )
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (const [nth, batch] of batches.entries()) if (nth % 4 === writer) await once((tx) => applyScores(tx, batch))
    })
    const counter = (async () => {
      for (let nth = 0; nth < 20; nth++) await fold(names[nth % 2]!)
    })()
    await expect(Promise.all([...writers, counter])).resolves.toBeDefined()
    for (const name of names) {
      await fold(name)
      const told = batches.flat().filter(({ board }) => board === name)
      await expectBoard(name, told)
    }
  })
})

describe('a final table', () => {
  const filled = async (): Promise<{ board: string; told: Score[] }> => {
    const dice = createDice(`${SEED} final`)
    const board = newBoard()
    const told = Array.from({ length: 500 }, () =>
      score(board, playerOf(dice.below(120)), 1 + dice.below(5), { at: START + dice.below(4) }),
    )
    await apply(told)
    return { board, told }
  }

  test('is the live order, with a hash that anybody can recompute', async () => {
    const { board, told } = await filled()
    expect(await readFinalHead(db.reader, board)).toBeUndefined()
    const head = await finalize(board)
    const sorted = sortedBoard(told)
    expect(await finalPlaces(db.reader, board, { limit: 1_000 })).toEqual(sorted)
    expect(await finalPlaces(db.reader, board, { limit: 10, offset: 20 })).toEqual(sorted.slice(20, 30))
    expect(await finalPlaceOf(db.reader, board, sorted[7]!.player)).toEqual(sorted[7])
    const { rows } = await db.pool.query<{ player: Id<'plr'>; event_id: bigint }>(
      'select player, event_id from promotion.final_table where board = $1 order by place',
      [board],
    )
    const canonical = rows.map(({ player, event_id: eventId }, nth) => ({
      player,
      eventId,
      points: sorted[nth]!.points,
      at: sorted[nth]!.reachedAt,
    }))
    expect(head).toEqual({ board, size: sorted.length, hash: hashOf(canonical), finalizedAt: START })
    expect(await isIntact(db.reader, board)).toBe(true)
  })

  test('is stored once; later scores are listed and change nothing', async () => {
    const { board } = await filled()
    const [head, again] = await Promise.all([finalize(board), finalize(board)])
    expect(again).toEqual(head)
    await apply([score(board, playerOf(1), 1_000)])
    expect(await finalize(board)).toEqual(head)
    expect(await rankOf(db.reader, board, playerOf(1))).not.toMatchObject({ place: 1 })
    const { rows } = await db.pool.query('select player, points from promotion.late_score where board = $1', [board])
    expect(rows).toEqual([{ player: playerOf(1), points: 1_000n }])
  })

  test('waits for scores that are being written', async () => {
    const { board } = await filled()
    const player = playerOf(999)
    let finalized: Promise<unknown> | undefined
    await once(async (tx) => {
      await applyScores(tx, [score(board, player, 9_999)])
      finalized = finalize(board)
      await expect.poll(() => waiting()).toBeGreaterThan(0)
    })
    await finalized
    expect(await finalPlaceOf(db.reader, board, player)).toMatchObject({ place: 1 })
  })

  test('cannot be changed by the site, and its hash shows a change by anybody else', async () => {
    const { board } = await filled()
    await finalize(board)
    const change = 'update promotion.final_table set score = score + 1 where place = 7 and board = $1'
    await expect(db.pool.query(change, [board])).rejects.toThrow('append-only')
    await expect(db.pool.query("update promotion.board set hash = 'x' where name = $1", [board])).rejects.toThrow('append-only')
    await withClient(db.ownerUrl, async (owner) => {
      await owner.query('set session_replication_role = replica')
      await owner.query(change, [board])
    })
    expect(await isIntact(db.reader, board)).toBe(false)
  })

  test('of nobody is final too', async () => {
    const board = newBoard()
    expect(await finalize(board)).toMatchObject({ size: 0, hash: hashOf([]) })
    expect(await isIntact(db.reader, board)).toBe(true)
  })

  test('outlives its standings, which are removed after a week', async () => {
    const { board } = await filled()
    const head = await finalize(board)
    const week = START + 7 * DAY_MS
    expect(await clearFinished(db, week - 1)).toBe(0)
    expect(await countOf(db.reader, board)).toBeGreaterThan(0)
    while ((await cleared(board)) === null) await clearFinished(db, week)
    expect(await countOf(db.reader, board)).toBe(0)
    expect(await topOf(db.reader, board, 1)).toEqual([])
    expect(await readFinalHead(db.reader, board)).toEqual(head)
    expect(await finalPlaces(db.reader, board, { limit: 1 })).toHaveLength(1)
  })
})

const cleared = async (board: string) =>
  (await db.pool.query('select cleared_at from promotion.board where name = $1', [board])).rows[0].cleared_at

const waiting = async (): Promise<number> => {
  const { rows } = await db.pool.query<{ count: bigint }>(
    "select count(*) from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
  )
  return Number(rows[0]!.count)
}
