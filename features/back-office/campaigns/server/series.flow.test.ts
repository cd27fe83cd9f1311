import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import type { Recurrence } from '#kernel/recurrence.ts'
import { DAY_MS, HOUR_MS, instantOfLocal } from '#kernel/time.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { NO_BUDGET } from './plan-wire.ts'
import { openTestAdmin, SMALL_PRIZES, type TestAdmin } from './testing/admin-site.ts'

let admin: TestAdmin
beforeAll(async () => void (admin = await openTestAdmin()))
afterEach(async () => {
  await admin.site.database.pool.query("update campaign set status = 'archived' where feature in ('toy', 'daily-wheel')")
})
afterAll(() => admin.site.close())

/** Mondays at 18:00 for a day, from the site's first Saturday on. */
const mondays: Recurrence = {
  every: { unit: 'week', interval: 1, weekdays: ['monday'] },
  time: '18:00',
  lasts: { amount: 24, unit: 'hours' },
  from: '2026-11-21',
  ends: { kind: 'after', runs: 3 },
}
const at = (local: string): number => instantOfLocal(local, admin.site.theme.timeZone)

async function submitted(repeats: Recurrence, feature = 'toy', budget = NO_BUDGET): Promise<string> {
  const id = await admin.draft(admin.ann, feature)
  expect(await admin.save(admin.ann, id, { repeats, budget })).toMatchObject({ success: true })
  await admin.change(admin.ann, id, 'submit')
  return id
}
const runsOf = async (id: string) =>
  (
    await admin.site.database.pool.query(
      `select id, slug, status, starts_at, ends_at, series, approved_by, submitted_by, written_by, config_hash
       from campaign where series = $1 order by starts_at`,
      [id],
    )
  ).rows
const lockOf = (id: string) => ({ sql: 'select from campaign where id = $1 for update', values: [id] })

test('one approval schedules every run of a series at the brand’s time', async () => {
  const id = await submitted(mondays)
  expect(await admin.decide(admin.ann, id, true)).toEqual({ success: false, reasonType: 'your-own' })
  expect(await runsOf(id)).toEqual([])
  expect(await admin.decide(admin.bob, id, true)).toMatchObject({ success: true })
  const runs = await runsOf(id)
  const starts = ['2026-11-23T18:00', '2026-11-30T18:00', '2026-12-07T18:00'].map(at)
  expect(runs.map(({ starts_at }) => starts_at)).toEqual(starts)
  expect(runs.map(({ ends_at }) => ends_at)).toEqual(starts.map((start) => start + DAY_MS))
  expect(runs[0].id).toBe(id)
  expect(runs.map(({ status }) => status)).toEqual(['published', 'published', 'published'])
  for (const column of ['approved_by', 'submitted_by', 'config_hash']) {
    expect(new Set(runs.map((run) => run[column])).size, column).toBe(1)
    expect(runs[0][column]).toBeTruthy()
  }
  expect(runs[2].slug).toMatch(/-2026-12-07$/)
  expect(await admin.read(id)).toMatchObject({ state: 'scheduled', runsToCome: 3 })
  const { campaigns } = (await admin.ann.call(contract.listCampaigns)).body.data
  expect(campaigns.filter(({ series }) => series === id)).toHaveLength(3)
})

test('approved twice, or by two at once, schedules once', async () => {
  const carl = await signedInOperator(admin.site, 'carl', 'crm')
  const id = await submitted(mondays)
  const { version } = await admin.read(id)
  const approve = (by: typeof carl) => () => admin.decide(by, id, true, version)
  const replies = await atOnce(admin.site, lockOf(id), [approve(admin.bob), approve(carl)])
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  for (const by of [admin.bob, carl]) await admin.decide(by, id, true, version)
  expect(await runsOf(id)).toHaveLength(3)
})

test('a run of an exclusive feature that overlaps another refuses the whole series', async () => {
  const single = await admin.draft(admin.ann, 'daily-wheel')
  const during = { startsAt: '2026-12-07T12:00', endsAt: '2026-12-08T12:00' }
  await admin.save(admin.ann, single, { ...during, budget: SMALL_PRIZES })
  await admin.change(admin.ann, single, 'submit')
  await admin.site.database.pool.query(
    "update campaign set status = 'archived' where feature = 'daily-wheel' and status = 'published'",
  )
  expect(await admin.decide(admin.bob, single, true)).toMatchObject({ success: true })
  const id = await submitted(mondays, 'daily-wheel', SMALL_PRIZES)
  expect(await admin.decide(admin.bob, id, true)).toEqual({ success: false, reasonType: 'overlap' })
  expect(await runsOf(id)).toEqual([])
  expect((await admin.read(id)).state).toBe('review')
})

test('its form is said in words with its runs, and what does not fit is named', async () => {
  const id = await admin.draft()
  const { plan } = await admin.read(id)
  const check = async (repeats: unknown) =>
    (await admin.ann.call(contract.checkPlan, { body: { id, plan: { ...plan, repeats } } })).body.data
  const { series, problems } = await check(mondays)
  expect(problems).toEqual([])
  expect(series).toEqual({
    words: 'Every Monday at 6:00 PM for 24 hours, from November 21, 2026, 3 times',
    count: 3,
    runs: [
      { startsAt: '2026-11-23T18:00', endsAt: '2026-11-24T18:00' },
      { startsAt: '2026-11-30T18:00', endsAt: '2026-12-01T18:00' },
      { startsAt: '2026-12-07T18:00', endsAt: '2026-12-08T18:00' },
    ],
  })
  const endless = await check({ ...mondays, every: { unit: 'day', interval: 1 }, ends: { kind: 'never' } })
  expect(endless.series?.count).toBe(60)
  const long = await check({ ...mondays, lasts: { amount: 8, unit: 'days' } })
  expect(long).toMatchObject({ problems: [{ path: ['repeats', 'lasts'] }], series: null })
  const past = await check({ ...mondays, from: '2026-01-01', ends: { kind: 'on', day: '2026-02-01' } })
  expect(past.problems).toEqual([{ path: ['repeats'], message: 'This series has no upcoming runs.' }])
  expect(await admin.save(admin.ann, id, { repeats: { every: 'now and then' } })).toMatchObject({ reasonType: 'not-valid' })
})

test('saving a series repeatedly stores it once, and a change of one run leaves the series', async () => {
  const id = await admin.draft()
  expect(await admin.save(admin.ann, id, { repeats: mondays }, 1)).toEqual({ success: true, data: { version: 2 } })
  const { plan } = await admin.read(id)
  expect(plan).toMatchObject({ repeats: mondays, startsAt: '2026-11-23T18:00', endsAt: '2026-11-24T18:00' })
  expect(await admin.save(admin.ann, id, { repeats: mondays, startsAt: '2026-11-22T00:00' }, 1)).toEqual({
    success: true,
    data: { version: 2 },
  })
  await admin.change(admin.ann, id, 'submit')
  await admin.decide(admin.bob, id, true)
  const [, second] = await runsOf(id)
  const { version } = await admin.read(second.id)
  const { body } = await admin.ann.call(contract.draftCampaign, { body: { from: { kind: 'revision', id: second.id, version } } })
  const change = body.success ? body.data.id : ''
  expect((await admin.read(change)).plan.repeats).toBeNull()
  await admin.save(admin.ann, change, { config: { every: 9, coins: 1 } })
  await admin.change(admin.ann, change, 'submit')
  expect(await admin.decide(admin.bob, change, true)).toMatchObject({ success: true })
  expect((await admin.read(second.id)).plan.config).toEqual({ every: 9, coins: 1 })
  expect(await runsOf(id)).toHaveLength(3)
})

test('future runs are canceled together; a running one continues', async () => {
  const id = await submitted(mondays)
  await admin.decide(admin.bob, id, true)
  admin.site.advance(2 * DAY_MS + 10 * HOUR_MS)
  const [ann, auditor] = [
    await signedInOperator(admin.site, 'anna', 'crm'),
    await signedInOperator(admin.site, 'audrey', 'auditor'),
  ]
  const { version } = (await ann.call(operators.readCampaign, { params: { id } })).body.data.campaign
  const body = { act: 'cancel-runs', version, why: 'the promotion is over' } as const
  const cancel = (by: typeof ann) => by.call(operators.changeCampaign, { params: { id }, body })
  expect((await cancel(auditor)).status).toBe(403)
  expect((await cancel(ann)).body).toMatchObject({ success: true })
  expect((await runsOf(id)).map(({ status }) => status)).toEqual(['published', 'archived', 'archived'])
  expect((await cancel(ann)).body).toMatchObject({ success: true })
  const archived = await admin.site.database.pool.query("select from audit_event where what = 'campaign-archived' and why = $1", [
    body.why,
  ])
  expect(archived.rowCount).toBe(2)
  expect(await admin.change(ann, await admin.draft(ann), 'cancel-runs', 1)).toEqual({ success: false, reasonType: 'wrong-state' })
})
