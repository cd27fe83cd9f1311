import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { Id } from '#kernel/id.ts'
import { createDice, type Dice } from '#ledger/testing/dice.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { roundSettled } from '#platform/events/index.ts'
import { createLog } from '#platform/log/log.ts'
import { emit } from '#platform/outbox/index.ts'
import { openParts, openReadAhead } from '#platform/outbox/part-reader.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { type KeptCells, openKeptCells } from '../cells/kept-cells.ts'
import { lockCells, type PlayerCells, writeCells } from '../cells/store.ts'
import type { PromotionDefinition } from '../definition.ts'
import { openKnownRuns } from '../runs/known-runs.ts'
import { mendToy } from '../testing/mend-toy.ts'
import { toyPromotion } from '../testing/toy-promotion.ts'
import { heardTypes } from './oldest-unread.ts'
import { READER, readAll } from './read-parts.ts'
import { replayParked } from './replay-parked.ts'

const STEPS = 40
const RUN = 'cmp_toy'
const PLAYERS = Array.from({ length: 8 }, (_, nth): Id<'plr'> => `plr_${nth}`)
/** The cells of this one are deleted at any time, so that nothing is known of its sum. */
const ERASED = PLAYERS[7]!
/** After 77 the cell ticks a minute later; 666 its step cannot take, and is rare. */
const STAKES = [1, 20, 300, 77]

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 8 })
  await openParts(db.reader, READER)
  await db.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, created_at)
     select id, 'velmora', id, '', 'login', '1990-01-01', 'NY', now() from unnest($1::text[]) as id`,
    [PLAYERS],
  )
  await db.pool.query(
    `insert into campaign (id, brand, feature, slug, words, starts_at, audience, config, status, is_exclusive, created_at)
     values ($1, 'velmora', 'toy', 'toy', '{}', now() - interval '9 days', 'everyone', '{"every": 2, "coins": 100}',
       'published', false, now())`,
    [RUN],
  )
})
afterAll(() => db.close())

type Cut = 'before the commit' | 'after the commit' | null
const promotions = new Map([['toy', toyPromotion as unknown as PromotionDefinition]])
const openRuns = () =>
  openKnownRuns({ clock: systemClock, promotions, timeZoneOf: () => 'America/New_York', momentsOf: async () => new Map() })

/** A process that reads; a cut ends its transactions. */
function openProcess(max: number) {
  const kept = openKeptCells(max)
  const state: { cut: Cut } = { cut: null }
  const transaction: Database['transaction'] = async (work) => {
    const { cut } = state
    const done = await db.transaction(async (tx) => {
      const value = await work(tx)
      if (cut === 'before the commit') throw new Error(cut)
      return value
    })
    if (cut === 'after the commit') throw new Error(cut)
    return done
  }
  const deps = {
    database: { ...db, transaction },
    log: createLog({ level: 'silent' }),
    types: heardTypes([{ promotion: toyPromotion as never }]),
    ahead: openReadAhead(),
    kept,
    currentRuns: openRuns().current,
  }
  const read = async (cut: Cut = null): Promise<void> => {
    state.cut = cut
    await readAll(deps, () => true).catch((error: Error) => expect(error.message).toBe(cut))
    state.cut = null
  }
  return { kept, read, known: async () => (await deps.currentRuns(db.reader)).byId.get(RUN)! }
}

const sums = new Map<Id<'plr'>, number>()
const add = (player: Id<'plr'>, points: number) => sums.set(player, (sums.get(player) ?? 0) + points)

async function settle(dice: Dice): Promise<void> {
  const told = Array.from({ length: 1 + dice.below(12) }, () => {
    const stake = dice.oneIn(20) ? 666 : dice.pick(STAKES)
    return {
      playerId: dice.pick(PLAYERS),
      at: systemClock.now() - dice.below(9) * 60_000,
      payload: settledRound('rnd_kept', { stake }),
    }
  })
  await db.transaction(async (tx) => {
    for (const event of told) await emit(tx, roundSettled, event)
  })
  for (const { playerId, payload } of told) add(playerId, payload.stake)
}

/** As an act of another process does. */
async function act(player: Id<'plr'>): Promise<void> {
  await db.transaction(async (tx) => {
    const cells = (await lockCells(tx, [player])).get(player)!
    const stored = cells[RUN]
    if (!stored?.cell || stored.isParked) return
    const cell = stored.cell as { sum: number }
    cells[RUN] = { ...stored, cell: { ...cell, sum: cell.sum + 5_000 } }
    await writeCells(tx, new Map([[player, cells]]))
    add(player, 5_000)
  })
}

/** Whatever a process would take for current is what is stored. Returns how much that is. */
async function expectCurrent(kept: KeptCells): Promise<number> {
  const { rows } = await db.pool.query<{ player: Id<'plr'>; version: string; cells: PlayerCells }>(
    "select player, xmin || ' ' || pg_postmaster_start_time() as version, cells from promotion.player_cells",
  )
  const current = rows.filter(({ player, version }) => kept.byPlayer.get(player)?.version === version)
  for (const { player, cells } of current) expect(kept.byPlayer.get(player)!.cells, player).toStrictEqual(cells)
  return current.length
}

test.each([1, 2])('what processes keep is what is stored, whatever happens: %s', async (nth) => {
  const dice = createDice(`${seedOf(20_261_129)} kept ${nth}`)
  const [one, other] = [openProcess(100), openProcess(3)]
  const whatever: readonly (() => Promise<unknown>)[] = [
    () => one.read(),
    () => one.read(),
    () => other.read(),
    () => one.read('before the commit'),
    () => one.read('after the commit'),
    () => Promise.all([one.read(), one.read(), other.read(), act(dice.pick(PLAYERS))]),
    () => Promise.all([one.read(), settle(dice), other.read()]),
    () => act(dice.pick(PLAYERS)),
    () => db.pool.query('delete from promotion.player_cells where player = $1', [ERASED]),
    async () => replayParked(db, await other.known(), { run: RUN, player: dice.pick(PLAYERS) }),
  ]
  let current = 0
  for (let step = 0; step < STEPS; step++) {
    await settle(dice)
    await dice.pick(whatever)()
    current += await expectCurrent(one.kept)
    await expectCurrent(other.kept)
  }
  expect(current).toBeGreaterThan(STEPS)
  mendToy()
  await one.read()
  for (const player of PLAYERS) await replayParked(db, await one.known(), { run: RUN, player })
  const { rows } = await db.pool.query<{ player: Id<'plr'>; sum: number }>(
    "select player, (cells -> $1 -> 'cell' -> 'sum')::int as sum from promotion.player_cells where player <> $2",
    [RUN, ERASED],
  )
  expect(new Map(rows.map(({ player, sum }) => [player, sum]))).toEqual(
    new Map([...sums].filter(([player]) => player !== ERASED)),
  )
})
