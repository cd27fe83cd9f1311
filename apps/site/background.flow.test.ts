import { expect, test, vi } from 'vitest'
import { units } from '#kernel/money.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { placeHold, post, readBalances, readHouseBalances } from '#ledger/index.ts'
import { openTestSite } from './testing/site.ts'

test('the house accounts are rolled up, and expired holds are released', async () => {
  await using site = await openTestSite()
  const { playerId: player } = await site.player()
  const amount = units('winnings', 5)
  const movement = { from: { house: 'promotions', asset: 'winnings' }, to: { player, asset: 'winnings' }, amount } as const
  await site.context.transaction((tx) => post(tx, { key: 'gift', kind: 'gift', player, movements: [movement] }))
  await site.context.transaction((tx) =>
    placeHold(tx, {
      key: 'hold',
      kind: 'redemption',
      player,
      amount,
      expiresAt: site.clock.now() + MINUTE_MS,
    }),
  )
  site.advance(2 * MINUTE_MS)
  const given = async () =>
    (await readHouseBalances(site.context.reader)).find(({ account, asset }) => account === 'promotions' && asset === 'winnings')
  // Events newer than a transaction still in progress, in any database of the server, wait for the next run.
  await vi.waitFor(async () => {
    site.advance(15 * MINUTE_MS)
    await site.runJobs()
    expect((await given())?.minor).toBe(-500n)
  }, 20_000)
  const { rows } = await site.database.pool.query('select state from ledger.hold where player = $1', [player])
  expect(rows).toEqual([{ state: 'expired' }])
  expect((await readBalances(site.context.reader, player)).winnings).toBe(500n)
})

test('a job of the whole site runs once for all brands, also while its slice is off; a job of brands once for each', async () => {
  const runs: string[] = []
  const schedule = '* * * * *'
  const besides: ServerFeature = {
    id: 'counted',
    siteJobs: [{ name: 'once', schedule, run: async () => void runs.push('once') }],
    jobs: [{ name: 'each', schedule, runsWhenOff: true, run: async ({ theme }) => void runs.push(theme.id) }],
  }
  const theme = (id: string, features = {}) => ({
    id,
    name: id,
    timeZone: 'America/New_York',
    hosts: [`${id}.example`],
    features,
  })
  await using site = await openTestSite({
    besides: [besides],
    themes: [theme('velmora'), theme('tidewick', { counted: false })],
  })
  site.advance(MINUTE_MS)
  await site.runJobs()
  await site.runJobs()
  expect(runs.toSorted()).toEqual(['once', 'tidewick', 'velmora'])
})

test('rows leave for files once for all brands', async () => {
  await using site = await openTestSite()
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select name from job_due where name ~ 'archive' order by name`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'event-archive/archive-audit',
    'event-archive/archive-events',
    'event-archive/erase-archived-events',
    'game-session/archive-rounds',
  ])
})

const LISTENERS = [
  'account-closure',
  'affiliates',
  'eligibility',
  'fair-play',
  'fortune-investment',
  'game-session',
  'limits',
  'notifications',
  'orders',
  'push',
  'referral',
  'security',
  'self-exclusion',
  'sign-in',
  'site-log',
  'subscription',
  'verification',
  'winners',
]

test('every event cursor belongs to a slice that listens', async () => {
  await using site = await openTestSite()
  const { rows } = await site.database.pool.query<{ name: string }>('select name from outbox.reader')
  const cursors = rows.map(({ name }) => name).sort()
  expect(cursors).toEqual(site.slices.flatMap(({ id, on }) => (Object.keys(on ?? {}).length > 0 ? id : [])).sort())
  // When a listener moves between slices, a migration moves its cursor: `outbox.move_reader`.
  expect(cursors).toEqual(LISTENERS)
})
