import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { changePrizeCap, decidePrizeCap, readPrizeCap } from '../contract.ts'

let site: TestSite
let ann: TestClient
let bob: TestClient
beforeAll(async () => {
  site = await openTestSite()
  ann = await signedInOperator(site, 'ann', 'crm')
  bob = await signedInOperator(site, 'bob', 'crm')
})
beforeEach(async () => {
  await site.database.pool.query('delete from promotion.brand_cap_raise')
  await site.database.pool.query('delete from promotion.brand_cap')
})
afterAll(() => site.close())

const why = 'as agreed this week'
const change = async (by: TestClient, centsPerDay: number | null) =>
  (await by.call(changePrizeCap, { body: { centsPerDay, why } })).body.data.outcome
const decide = async (by: TestClient, centsPerDay: number | null, isApproved = true) =>
  (await by.call(decidePrizeCap, { body: { isApproved, centsPerDay, why } })).body
const read = async () => (await bob.call(readPrizeCap)).body.data
const trail = async () =>
  (await site.database.pool.query("select what from audit_event where subject like 'prize-cap %' order by id desc limit 2")).rows

test('a first or lower cap is in force at once, and a repeated one changes nothing', async () => {
  expect(await read()).toEqual({ centsPerDay: null, grantedToday: null, raise: null })
  expect([await change(ann, 500), await change(ann, 400), await change(ann, 400)]).toEqual(['lowered', 'lowered', 'unchanged'])
  expect(await read()).toEqual({ centsPerDay: 400, grantedToday: 0, raise: null })
  expect(await trail()).toEqual([{ what: 'prize-cap-lowered' }, { what: 'prize-cap-lowered' }])
})

test.each([900, null])('a raise to %s is in force once a second operator approves it', async (raised) => {
  await change(ann, 500)
  expect([await change(ann, raised), await change(ann, raised)]).toEqual(['requested', 'unchanged'])
  expect(await read()).toMatchObject({ centsPerDay: 500, raise: { centsPerDay: raised, by: 'ann', isYours: false, why } })
  expect(await decide(ann, raised)).toEqual({ success: false, reasonType: 'your-own' })
  expect(await decide(bob, 800)).toEqual({ success: false, reasonType: 'changed' })
  expect(await decide(bob, raised)).toEqual({ success: true })
  expect(await read()).toMatchObject({ centsPerDay: raised, raise: null })
  expect(await decide(bob, raised)).toEqual({ success: false, reasonType: 'changed' })
  expect(await trail()).toEqual([{ what: 'prize-cap-raised' }, { what: 'prize-cap-raise-requested' }])
})

test('a rejected raise and one before a lower cap are gone', async () => {
  await change(ann, 500)
  await change(ann, 900)
  expect(await decide(ann, 900, false)).toEqual({ success: true })
  expect(await read()).toMatchObject({ centsPerDay: 500, raise: null })
  await change(ann, 900)
  await change(bob, 300)
  expect(await decide(bob, 900)).toEqual({ success: false, reasonType: 'changed' })
  expect(await read()).toMatchObject({ centsPerDay: 300, raise: null })
})

test('of two equal changes at once one lowers the cap', async () => {
  await change(ann, 500)
  const lock = { sql: 'lock table promotion.brand_cap in share row exclusive mode', values: [] }
  const outcomes = await atOnce(site, lock, [() => change(ann, 100), () => change(bob, 100)])
  expect(outcomes.toSorted()).toEqual(['lowered', 'unchanged'])
  expect(await trail()).toEqual([{ what: 'prize-cap-lowered' }, { what: 'prize-cap-lowered' }])
})

test('other roles see the cap and cannot change it; players see none', async () => {
  const auditor = await signedInOperator(site, 'sees', 'auditor')
  expect((await auditor.call(readPrizeCap)).status).toBe(200)
  expect((await auditor.call(changePrizeCap, { body: { centsPerDay: 1, why } })).status).toBe(403)
  expect((await auditor.call(decidePrizeCap, { body: { isApproved: true, centsPerDay: 1, why } })).status).toBe(403)
  expect((await (await site.player()).call(readPrizeCap)).status).toBe(401)
  expect((await ann.call(changePrizeCap, { body: { centsPerDay: 1, why: 'no' } })).status).toBe(422)
})
