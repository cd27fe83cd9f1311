import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { openTestSite, type TestSite } from './testing/site.ts'
import { mintWith, played } from './testing/spins.ts'
import { CALL_TRIALS } from './testing/trials/call-trials.ts'
import { begin, madeFor, paidBy } from './testing/trials/trial.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let site: TestSite
beforeAll(async () => {
  database = await openTestDatabase({ poolerSize: 2 })
  site = await openTestSite({ database })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const leftBehind = () => database.pooler!.leftBehind('croupier_app')

test('many players at once play through the few connections of a pooler in transaction mode', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => mintWith(site, { coins: 1_000_000 })))
  const rounds = await Promise.all(
    players.map(async (player) => [await played(player), await played(player), await played(player)]),
  )
  expect(new Set(rounds.flat().map(({ round }) => round.id)).size).toBe(36)
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from game_round')
  expect(rows).toEqual([{ count: 36 }])
  expect(database.pooler!.served.every((count) => count > 10)).toBe(true)
  expect(await leftBehind()).toEqual([])
})

const ACTS = ['coin-refill', 'daily-login', 'scratch-cards']

test.each(
  CALL_TRIALS.filter(({ feature }) => ACTS.includes(feature)).map((trial) => [`${trial.feature} ${trial.act}`, trial] as const),
)('a repeated act is one through it: %s', async (_, trial) => {
  const { bench, player } = await begin(site, trial)
  const before = await madeFor(bench, trial.feature, player)
  for (let nth = 0; nth < 2; nth++) {
    expect((await trial.call(bench, player, 'the-same')).body).toMatchObject({ success: true })
  }
  const after = await madeFor(bench, trial.feature, player)
  expect(after.acts.length - before.acts.length).toBe(trial.act ? 1 : 0)
  expect(after.moved).toEqual(paidBy(after))
})

test('jobs, events and pages work beside it, and no transaction leaves anything in a session', async () => {
  site.advance(15 * MINUTE_MS)
  await site.runJobs()
  await site.deliverEvents()
  expect((await site.visitor().get('/readyz')).status).toBe(200)
  const { rows } = await database.pool.query('select from job_due where due_at <= $1', [new Date(site.clock.now())])
  expect(rows).toEqual([])
  expect(await leftBehind()).toEqual([])
})
