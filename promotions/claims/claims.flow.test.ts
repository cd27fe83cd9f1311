import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { CampaignBudget } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { createDice } from '#ledger/testing/dice.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows } from '#platform/erasure/erase-rows.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import type { GrantValue } from '../definition.ts'
import { PROMOTION_TABLES } from '../personal-tables.ts'
import { setBrandCap } from './brand-cap.ts'
import { type Amounts, readBudget, reserve, settle, type Spender } from './budget.ts'
import { clearPots, giveBack, readPot, takeFromPot } from './pots.ts'
import { claimSlot, countSlots, openSlots } from './slots.ts'

const SEED = `${seedOf(20_261_124)}`
const NOON = Date.parse('2026-11-24T17:00:00Z')

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase({ connectionsMax: 24 })))
afterAll(() => db.close())

const playerOf = (nth: number): Id<'plr'> => `plr_${String(nth).padStart(4, '0')}`
/** Once, without the retries that would hide a deadlock. */
const once = <T>(work: (tx: Tx) => Promise<T>) => db.reader.transaction().execute(work)
const all = <T>(count: number, work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)))
const failing = (work: (tx: Tx) => Promise<unknown>) =>
  once(async (tx) => {
    await work(tx)
    throw new Error('a crash')
  }).catch((error: Error) => error.message)

describe('a pool of claims', () => {
  let pools = 0
  async function newPool(count: number): Promise<string> {
    const pool = `cmp_${(pools += 1)}`
    await db.transaction((tx) => openSlots(tx, pool, count))
    return pool
  }
  const claim = (pool: string, nth: number, key = 'once') => db.transaction((tx) => claimSlot(tx, pool, playerOf(nth), key))

  test('gives exactly N of N at ten times the demand, though some claims are rolled back', async () => {
    const dice = createDice(SEED)
    const pool = await newPool(20)
    const crashes = new Set(Array.from({ length: 40 }, () => dice.below(240)))
    const claims = await all(240, async (nth) => {
      if (crashes.has(nth)) await failing((tx) => claimSlot(tx, pool, playerOf(nth), 'once'))
      else return once((tx) => claimSlot(tx, pool, playerOf(nth), 'once'))
    })
    const given = claims.filter((slot) => typeof slot === 'number')
    expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1))
    expect(claims.filter((slot) => slot === 'gone')).toHaveLength(240 - 20 - crashes.size)
    expect(await countSlots(db.reader, pool)).toEqual({ left: 0, total: 20 })
  })

  test('is given away by a crowd without a deadlock', async () => {
    for (let round = 0; round < 15; round++) {
      const pool = await newPool(6)
      const claims = await all(72, (nth) => once((tx) => claimSlot(tx, pool, playerOf(nth), 'once')))
      expect(claims.filter((slot) => typeof slot === 'number')).toHaveLength(6)
    }
  })

  test('says that it is gone only when nobody can lose the last slot any more', async () => {
    const pool = await newPool(1)
    let waiting: Promise<unknown> | undefined
    await failing(async (tx) => {
      await claimSlot(tx, pool, playerOf(1), 'once')
      waiting = claim(pool, 2)
      expect(await Promise.race([waiting, sleep(100, 'waits')])).toBe('waits')
    })
    expect(await waiting).toBe(1)
    expect(await claim(pool, 3)).toBe('gone')
  })

  test('gives a player one slot: the same for the same key, none for another', async () => {
    const pool = await newPool(5)
    const slots = await all(5, () => claim(pool, 1))
    expect(new Set(slots).size).toBe(1)
    expect(await claim(pool, 1, 'again')).toBe('yours')
    expect(await countSlots(db.reader, pool)).toEqual({ left: 4, total: 5 })
    expect(await claim(await newPool(1), 1)).toBe(1)
  })

  test('that was never opened, or has none, is gone; opened twice it has the first count', async () => {
    expect(await claim('cmp_never', 1)).toBe('gone')
    const pool = await newPool(2)
    await db.transaction((tx) => openSlots(tx, pool, 9))
    expect(await countSlots(db.reader, pool)).toEqual({ left: 2, total: 2 })
  })
})

describe('a pot', () => {
  let pots = 0
  const newPot = (total: number) => ({ name: `pot_${(pots += 1)}`, total })
  const take = (pot: { name: string; total: number }, amount: number, isWaiting = true) =>
    once((tx) => takeFromPot(tx, pot, amount, isWaiting))
  const leftOf = async (name: string) => (await readPot(db.reader, name))?.left

  test('is never overdrawn, and is exhausted only when less is left, by many at once', async () => {
    const dice = createDice(`${SEED} pot`)
    const pot = newPot(1_000)
    const amounts = Array.from({ length: 200 }, () => 1 + dice.below(40))
    const taken = await all(200, async (nth) =>
      once(async (tx) => {
        const done = await takeFromPot(tx, pot, amounts[nth]!, true)
        if (typeof done !== 'object') return 0
        const back = Math.floor(done.amount / 3)
        await giveBack(tx, done, back)
        return done.amount - back
      }),
    )
    const sum = taken.reduce((one, other) => one + other, 0)
    expect(await leftOf(pot.name)).toBe(1_000 - sum)
    // The rest is less than the amount refused last.
    while (typeof (await take(pot, 40)) === 'object');
    expect(await leftOf(pot.name)).toBeLessThan(40)
    const rest = await leftOf(pot.name)
    if (rest) expect(await take(pot, rest)).toMatchObject({ amount: rest })
    expect(await take(pot, 1)).toBe('exhausted')
  })

  test('waits for those who may give back before it says that it is exhausted', async () => {
    const pot = newPot(100)
    await take(pot, 0)
    let waiting: Promise<unknown> | undefined
    await failing(async (tx) => {
      await takeFromPot(tx, pot, 100, true)
      expect(await take(pot, 100, false)).toBe('busy')
      waiting = take(pot, 100)
      expect(await Promise.race([waiting, sleep(100, 'waits')])).toBe('waits')
    })
    expect(await waiting).toMatchObject({ amount: 100 })
    expect(await take(pot, 1, false)).toBe('exhausted')
  })

  test('follows a changed total, as far as it is not spent', async () => {
    const pot = newPot(100)
    await take(pot, 70)
    await take({ ...pot, total: 150 }, 0)
    expect(await readPot(db.reader, pot.name)).toEqual({ total: 150, left: 80 })
    await take({ ...pot, total: 60 }, 0)
    expect(await readPot(db.reader, pot.name)).toEqual({ total: 60, left: 0 })
  })
})

describe('a budget with caps', () => {
  let runs = 0
  function newRun(budget: CampaignBudget): Spender {
    const run: Id<'cmp'> = `cmp_budget_${(runs += 1)}`
    const known = { promotion: { budget: () => budget }, run: { id: run } } as unknown as Spender['known']
    return { known, run, player: playerOf(1), theme: { id: `brand${runs}`, timeZone: 'America/New_York' }, at: NOON }
  }
  const NO_LIMIT: CampaignBudget = { coins: null, entries: null, entriesPerPlayerAndDay: null }
  const value = (amounts: Partial<Amounts>): GrantValue => ({ kind: 'balance', coins: 0, entries: 0, ...amounts })
  const spend = (spender: Spender, amounts: Partial<Amounts>, paid = amounts) =>
    once(async (tx) => {
      const hold = await reserve(tx, spender, { coins: 0, entries: 0, ...amounts }, { isWaiting: true })
      if (typeof hold === 'string') return hold
      await settle(tx, hold, [value(paid)])
      return 'paid'
    })

  test('counts what was really paid', async () => {
    const spender = newRun({ ...NO_LIMIT, coins: 1_000 })
    expect(await spend(spender, { coins: 900, entries: 5 }, { coins: 100 })).toBe('paid')
    expect(await readBudget(db.reader, spender.run)).toEqual({ coins: { total: 1_000, left: 900 } })
    expect(await spend(spender, { coins: 901 })).toBe('budget-exhausted')
    expect(await readBudget(db.reader, spender.run)).toEqual({ coins: { total: 1_000, left: 900 } })
  })

  test('reserves nothing after a crash between reserving and settling', async () => {
    const spender = newRun({ ...NO_LIMIT, coins: 1_000 })
    await failing((tx) => reserve(tx, spender, { coins: 1_000, entries: 0 }, { isWaiting: true }))
    expect(await spend(spender, { coins: 1_000 })).toBe('paid')
  })

  test('grants nothing twice when its total is lowered below what is spent and raised again', async () => {
    const spender = newRun({ ...NO_LIMIT, coins: 1_000 })
    const withTotal = (coins: number): Spender => ({ ...newRun({ ...NO_LIMIT, coins }), run: spender.run })
    expect(await spend(spender, { coins: 900 })).toBe('paid')
    expect(await spend(withTotal(500), { coins: 1 })).toBe('budget-exhausted')
    expect(await spend(withTotal(600), { coins: 1 })).toBe('budget-exhausted')
    expect(await spend(withTotal(950), { coins: 51 })).toBe('budget-exhausted')
    expect(await spend(withTotal(950), { coins: 50 })).toBe('paid')
  })

  test('limits a player’s entries of a run and day', async () => {
    const spender = newRun({ ...NO_LIMIT, entriesPerPlayerAndDay: 100 })
    expect(await spend(spender, { entries: 60 })).toBe('paid')
    expect(await spend(spender, { entries: 60 })).toBe('cap-reached')
    expect(await spend({ ...spender, player: playerOf(2) }, { entries: 60 })).toBe('paid')
    expect(await spend({ ...spender, at: NOON + DAY_MS }, { entries: 60 })).toBe('paid')
    const erased = PROMOTION_TABLES.filter(({ table }) => table === 'promotion.pot')
    await db.transaction((tx) => eraseRows(tx, erased, spender.player))
    expect(await readPot(db.reader, `${spender.run}:${spender.player}:2026-11-24`)).toBeUndefined()
  })

  test('limits a brand’s entries of a day over all runs, and gives back what another limit refuses', async () => {
    const spender = newRun({ ...NO_LIMIT, entries: 1_000 })
    const brand = spender.theme.id
    const cap = (centsPerDay: number | null) =>
      db.transaction((tx) => setBrandCap(tx, { brand, centsPerDay, by: 'a test', at: NOON }))
    await cap(100)
    expect(await spend(spender, { entries: 60 })).toBe('paid')
    const other = { ...newRun(NO_LIMIT), theme: spender.theme }
    expect(await spend(other, { entries: 60 })).toBe('cap-reached')
    expect(await spend(spender, { entries: 60 })).toBe('cap-reached')
    expect(await readBudget(db.reader, spender.run)).toEqual({ entries: { total: 1_000, left: 940 } })
    await cap(null)
    expect(await spend(other, { entries: 60 })).toBe('paid')
    await clearPots(db.reader, NOON + 3 * DAY_MS)
    expect(await readPot(db.reader, `brand:${brand}:2026-11-24`)).toBeUndefined()
    expect(await readBudget(db.reader, spender.run)).toMatchObject({ entries: { left: 940 } })
  })
})
