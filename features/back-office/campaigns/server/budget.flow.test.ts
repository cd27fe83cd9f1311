import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPlayer } from '#apps/site/testing/site.ts'
import { readRunReport } from '#features/back-office/promotion-runs/contract.ts'
import type { Recurrence } from '#kernel/recurrence.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { readGrants } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { openTestAdmin, type TestAdmin } from './testing/admin-site.ts'
import { settleRound } from '#apps/site/testing/settle-round.ts'

const lines: { percent?: number; run?: string }[] = []
const config = { every: 1, coins: 100 }
const budgetOf = (coins: number | null) => ({ coins, entries: null })

let admin: TestAdmin
beforeAll(async () => {
  admin = await openTestAdmin({ logTo: { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) } })
})
beforeEach(() => admin.site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'"))
afterAll(() => admin.site.close())

const statesOf = async ({ playerId }: TestPlayer, run: string) =>
  (await readGrants(admin.site.context.reader, { player: playerId, run })).map(({ state }) => state).toSorted()
async function deliverUntil(player: TestPlayer, run: string, states: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await admin.site.deliverEvents()
      return statesOf(player, run)
    })
    .toEqual(states)
  await admin.site.promotions.runDue()
}
const play = async (player: TestPlayer, rounds: number) => {
  for (let round = 0; round < rounds; round++) await settleRound(admin.site, player, 10)
}
const reported = async (id: string) => (await admin.ann.call(readRunReport, { params: { id } })).body.data.budget
const listed = async (id: string) =>
  (await admin.ann.call(contract.listCampaigns)).body.data.campaigns.find((campaign) => campaign.id === id)?.budget
const alarmsOf = (id: string) => lines.flatMap(({ run, percent }) => (run === id && percent ? [percent] : []))
const ratioOf = async (id: string) => {
  const { body } = await admin.site.app.inject({ url: '/metrics' })
  const line = body.split('\n').find((each) => each.startsWith('promotions_budget_spent_ratio') && each.includes(id))
  return Number(line?.split(' ').at(-1))
}

async function changeBudget(id: string, coins: number | null): Promise<void> {
  const { version } = await admin.read(id)
  const { body } = await admin.ann.call(contract.draftCampaign, { body: { from: { kind: 'revision', id, version } } })
  if (!body.success) throw new Error(body.reasonType)
  await admin.save(admin.ann, body.data.id, { budget: budgetOf(coins) })
  await admin.change(admin.ann, body.data.id, 'submit')
  expect(await admin.decide(admin.bob, body.data.id, true)).toMatchObject({ success: true })
}

test('a run grants up to its budget, holds the rest, and a raise releases it', async () => {
  const id = await admin.publish({ config, budget: budgetOf(250) })
  const player = await admin.site.player({ isTest: false })
  expect(await reported(id)).toEqual([{ asset: 'coins', total: 250, spent: 0, alarm: null }])
  await play(player, 4)
  await deliverUntil(player, id, ['held', 'held', 'paid', 'paid'])
  const used = [{ asset: 'coins', total: 250, spent: 200, alarm: 100 }]
  expect([await reported(id), await listed(id), await ratioOf(id)]).toEqual([used, used, 0.8])
  await changeBudget(id, 500)
  admin.site.advance(11 * MINUTE_MS)
  await deliverUntil(player, id, ['paid', 'paid', 'paid', 'paid'])
  expect(await listed(id)).toEqual([{ asset: 'coins', total: 500, spent: 400, alarm: 80 }])
})

test('STAFF-3 prizes of a test account take nothing of a budget, also of one that is set after them', async () => {
  const id = await admin.publish({ config, budget: budgetOf(250) })
  const [tester, player] = [await admin.site.player({ isTest: true }), await admin.site.player({ isTest: false })]
  await play(tester, 4)
  await deliverUntil(tester, id, ['paid', 'paid', 'paid', 'paid'])
  expect(await reported(id)).toMatchObject([{ total: 250, spent: 0 }])
  await play(player, 3)
  await deliverUntil(player, id, ['held', 'paid', 'paid'])
  expect(await reported(id)).toMatchObject([{ total: 250, spent: 200 }])
  const later = await admin.publish({ config })
  await play(tester, 1)
  await deliverUntil(tester, later, ['paid'])
  await changeBudget(later, 300)
  expect(await listed(later)).toMatchObject([{ spent: 0 }])
  await play(player, 1)
  await deliverUntil(player, later, ['paid'])
  expect(await listed(later)).toMatchObject([{ spent: 100 }])
})

test('each share of the budget is logged once, and again after a raise', async () => {
  const id = await admin.publish({ config, budget: budgetOf(500) })
  const player = await admin.site.player({ isTest: false })
  const paid: string[] = []
  const playAll = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) paid.push('paid')
    await play(player, rounds)
    await deliverUntil(player, id, paid)
    await admin.site.promotions.runDue()
  }
  await playAll(2)
  expect(alarmsOf(id)).toEqual([])
  await playAll(1)
  expect(alarmsOf(id)).toEqual([50])
  await playAll(2)
  expect(alarmsOf(id)).toEqual([50, 80, 100])
  await changeBudget(id, 1_000)
  await admin.site.promotions.runDue()
  await playAll(3)
  expect(alarmsOf(id)).toEqual([50, 80, 100, 80])
})

test('a budget set on a running campaign counts what it granted before, also after it was removed', async () => {
  const id = await admin.publish({ config })
  const player = await admin.site.player({ isTest: false })
  await play(player, 2)
  await deliverUntil(player, id, ['paid', 'paid'])
  await changeBudget(id, 300)
  expect(await listed(id)).toMatchObject([{ spent: 200 }])
  await play(player, 2)
  await deliverUntil(player, id, ['held', 'paid', 'paid', 'paid'])
  await changeBudget(id, null)
  admin.site.advance(11 * MINUTE_MS)
  await deliverUntil(player, id, ['paid', 'paid', 'paid', 'paid'])
  expect(await listed(id)).toEqual([])
  await changeBudget(id, 450)
  await play(player, 1)
  await deliverUntil(player, id, ['held', 'paid', 'paid', 'paid', 'paid'])
  expect(await reported(id)).toMatchObject([{ total: 450, spent: 400 }])
})

test('a draft keeps its budget; its copy and the differences name it', async () => {
  const id = await admin.draft()
  expect(await admin.save(admin.ann, id, { budget: budgetOf(50_000) })).toMatchObject({ success: true })
  expect((await admin.read(id)).plan.budget).toEqual(budgetOf(50_000))
  const { body } = await admin.ann.call(contract.draftCampaign, { body: { from: { kind: 'copy', id } } })
  if (!body.success) throw new Error(body.reasonType)
  expect((await admin.read(body.data.id)).plan.budget).toEqual(budgetOf(50_000))
  await admin.save(admin.ann, body.data.id, { budget: budgetOf(null) })
  expect(await admin.changes(body.data.id)).toContainEqual({ label: 'Budget, coins', before: '500', after: 'no limit' })
})

test('each run of a series has the budget', async () => {
  const id = await admin.draft()
  const repeats: Recurrence = {
    every: { unit: 'day', interval: 1 },
    time: '18:00',
    lasts: { amount: 1, unit: 'hours' },
    from: '2026-12-01',
    ends: { kind: 'after', runs: 3 },
  }
  const reply = await admin.save(admin.ann, id, { repeats, budget: budgetOf(50_000) })
  expect(reply).toMatchObject({ success: true })
  await admin.change(admin.ann, id, 'submit')
  expect(await admin.decide(admin.bob, id, true)).toMatchObject({ success: true })
  const { rows } = await admin.site.database.pool.query('select budget from campaign where series = $1', [id])
  expect(rows.length).toBeGreaterThan(1)
  expect(rows).toEqual(rows.map(() => ({ budget: budgetOf(50_000) })))
})

test.each([
  [99, 'At least the largest prize, 1.'],
  ['many', 'Enter a whole number.'],
  [0, 'More than 0.'],
])('a budget of %s coins does not fit', async (coins, message) => {
  const id = await admin.draft()
  const reply = await admin.save(admin.ann, id, { config, budget: { coins, entries: null } })
  expect(reply).toMatchObject({ reasonType: 'not-valid', problems: [{ path: ['budget', 'coins'], message }] })
})

test('a feature outside of the engine takes no budget', async () => {
  const id = await admin.draft(admin.ann, 'notice')
  const reply = await admin.save(admin.ann, id, { budget: budgetOf(500) })
  expect(reply).toMatchObject({ reasonType: 'not-valid', problems: [{ path: ['budget', 'coins'] }] })
})
