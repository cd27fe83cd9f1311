import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { readFilings, recordFiling, type WireFiling } from '#features/back-office/prize-filings/contract.ts'
import { addDays, calendarDayOf } from '#kernel/time.ts'
import { draftCampaign } from '../contract.ts'
import { NO_BUDGET } from './plan-wire.ts'
import { openTestAdmin, type TestAdmin } from './testing/admin-site.ts'

let admin: TestAdmin
beforeAll(async () => void (admin = await openTestAdmin()))
afterAll(() => admin.site.close())

const why = 'as filed with the state'
const today = () => calendarDayOf(admin.site.clock.now(), admin.site.theme.timeZone)
const filing = (over: Partial<WireFiling> = {}): WireFiling => ({
  state: 'FL',
  registration: 'FL-2027-1',
  filedOn: addDays(today(), -7),
  bondKind: 'surety',
  bondReference: 'B-77',
  bondOn: today(),
  ...over,
})
const record = async (id: string, over: Partial<WireFiling> = {}, by = admin.ann) =>
  (await by.call(recordFiling, { params: { id }, body: { filing: filing(over), why } })).body
const needs = async (id: string) => (await admin.bob.call(readFilings, { params: { id } })).body.data

/** A submitted wheel, whose entries have no limit, that starts when it is approved. */
async function submitted(over: object = {}): Promise<string> {
  await admin.site.database.pool.query("update campaign set status = 'archived' where feature = 'daily-wheel'")
  const id = await admin.draft(admin.ann, 'daily-wheel')
  expect(await admin.save(admin.ann, id, { startsAt: null, budget: NO_BUDGET, ...over })).toMatchObject({ success: true })
  await admin.change(admin.ann, id, 'submit')
  return id
}

test('SWP-7 a campaign with prizes above 5,000 USD is approved once registration and bond are recorded in Florida', async () => {
  const id = await submitted()
  expect(await needs(id)).toMatchObject({ worthCents: null, needs: [{ state: 'FL', fault: 'missing' }] })
  const refused = { success: false, reasonType: 'filing-missing' }
  expect(await admin.decide(admin.bob, id, true)).toEqual(refused)
  expect(await record(id, { filedOn: today() })).toEqual({ success: true, data: { isChanged: true } })
  expect(await needs(id)).toMatchObject({ needs: [{ fault: 'filed-late' }] })
  expect(await admin.decide(admin.bob, id, true)).toEqual(refused)
  expect(await record(id)).toEqual({ success: true, data: { isChanged: true } })
  expect(await needs(id)).toMatchObject({ needs: [{ fault: null }], filings: [filing()] })
  expect(await admin.decide(admin.bob, id, true)).toMatchObject({ success: true })
})

test('SWP-7 a budget of at most 5,000 entries, or an audience without the state, needs no filing', async () => {
  const small = await submitted({ budget: { coins: null, entries: 500_000 } })
  expect(await needs(small)).toMatchObject({ worthCents: 500_000, needs: [] })
  expect(await admin.decide(admin.bob, small, true)).toMatchObject({ success: true })
  const rules = [{ field: 'state', operator: 'notIn', value: ['FL'] }]
  const elsewhere = await submitted({ joinAudience: { combinator: 'and', rules } })
  expect(await admin.decide(admin.bob, elsewhere, true)).toMatchObject({ success: true })
})

test('SWP-7 a template starts with the largest budget that needs no filing', async () => {
  await admin.site.database.pool.query("update campaign set status = 'archived' where feature = 'daily-wheel'")
  const id = await admin.draft(admin.ann, 'daily-wheel')
  expect((await admin.read(id)).plan.budget).toEqual({ coins: null, entries: 500_000 })
  expect(await needs(id)).toMatchObject({ worthCents: 500_000, needs: [] })
})

test('SWP-7 a larger budget of a published campaign needs the filing of that campaign', async () => {
  const id = await submitted({ budget: { coins: null, entries: 500_000 } })
  await admin.decide(admin.bob, id, true)
  const { version } = await admin.read(id)
  const { body } = await admin.ann.call(draftCampaign, { body: { from: { kind: 'revision', id, version } } })
  if (!body.success) throw new Error(body.reasonType)
  const change = body.data.id
  await admin.save(admin.ann, change, { budget: { coins: null, entries: 500_100 } })
  await admin.change(admin.ann, change, 'submit')
  expect(await admin.decide(admin.bob, change, true)).toEqual({ success: false, reasonType: 'filing-missing' })
  await record(change)
  expect((await needs(id)).filings).toEqual([filing()])
  expect(await admin.decide(admin.bob, change, true)).toMatchObject({ success: true })
})

test('a repeated record changes nothing, a correction is audited, and of two equal ones at once one is', async () => {
  const id = await submitted()
  const lock = { sql: 'select from campaign where id = $1 for update', values: [id] }
  const replies = await atOnce(admin.site, lock, [() => record(id), () => record(id, {}, admin.bob)])
  expect(
    replies.map((reply) => reply.success && reply.data.isChanged).toSorted((one, other) => Number(one) - Number(other)),
  ).toEqual([false, true])
  expect(await record(id)).toEqual({ success: true, data: { isChanged: false } })
  await record(id, { bondKind: 'trust' })
  const { rows } = await admin.site.database.pool.query(
    "select before, after from audit_event where what = 'filing-recorded' and subject = $1 order by id",
    [id],
  )
  expect(rows).toMatchObject([
    { before: { filing: null }, after: { filing: filing() } },
    { before: { filing: filing() }, after: { filing: { bondKind: 'trust' } } },
  ])
})

test('a filing in the future, other roles, players, and another brand’s campaign are refused', async () => {
  const id = await submitted()
  expect(await record(id, { filedOn: addDays(today(), 1) })).toEqual({ success: false, reasonType: 'in-the-future' })
  const auditor = await signedInOperator(admin.site, 'reads', 'auditor')
  const body = { filing: filing(), why }
  expect((await auditor.call(readFilings, { params: { id } })).status).toBe(200)
  expect((await auditor.call(recordFiling, { params: { id }, body })).status).toBe(403)
  expect((await (await admin.site.player()).call(readFilings, { params: { id } })).status).toBe(401)
  expect((await admin.ann.call(recordFiling, { params: { id: 'cmp_none' }, body })).status).toBe(404)
})

test('SWP-7 New York asks 30 days before the start of a campaign during which entries open there', async () => {
  const { site } = admin
  const editor = await signedInOperator(site, 'gita', 'editor')
  const key = { kind: 'place', brand: '*', name: `US-NY@${addDays(today(), 1)}`, locale: '*' as const }
  const body = { product: 'full', note: 'a law of tomorrow' }
  expect((await editor.post('/rest/operator/content/save/', { ...key, basedOn: 0, body })).body).toMatchObject({ success: true })
  await editor.post('/rest/operator/content/publish/', { ...key, version: 1, goesLiveAt: null })
  await site.liveSettings.refresh()
  expect((await needs(await submitted())).needs).toEqual([
    { state: 'NY', fileBy: addDays(today(), -30), fault: 'missing' },
    { state: 'FL', fileBy: addDays(today(), -7), fault: 'missing' },
  ])
})
