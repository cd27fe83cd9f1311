import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { getOperator } from '#features/back-office/operators/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { currentCampaign, promote } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { toyCampaign } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { openTestAdmin, type TestAdmin } from './testing/admin-site.ts'

let admin: TestAdmin
beforeAll(async () => void (admin = await openTestAdmin()))
afterAll(() => admin.site.close())

const trail = async (id: string): Promise<string[]> =>
  (await admin.site.database.pool.query('select what from audit_event where subject = $1 order by id', [id])).rows.map(
    ({ what }) => what,
  )
const lockOf = (id: string) => ({ sql: 'select from campaign where id = $1 for update', values: [id] })

test('a campaign is drafted from a template, submitted, and runs once a second operator approved it', async () => {
  const { site, ann, bob } = admin
  const id = await admin.draft()
  expect(await admin.read(id)).toMatchObject({ state: 'draft', feature: 'toy', writtenBy: [{ name: 'ann', isYou: true }] })
  const content = { startsAt: null, picture: 'chest', config: { every: 5, coins: 300 } }
  expect(await admin.save(ann, id, content)).toMatchObject({ success: true })
  expect(await admin.change(ann, id, 'submit')).toMatchObject({ success: true })
  expect(await currentCampaign(site.context, toyCampaign)).toBeUndefined()
  expect((await bob.call(getOperator)).body.data?.waiting).toMatchObject({ '/operator/campaigns': 1 })
  expect(await admin.decide(bob, id, true)).toMatchObject({ success: true })
  const running = await currentCampaign(site.context, toyCampaign)
  expect(running).toMatchObject({ id, config: { every: 5, coins: 300 }, startsAt: site.clock.now() })
  const visitor = { ...site.context, locale: 'en', session: null } as unknown as VisitorContext
  expect(await promote(visitor, toyCampaign)).toMatchObject([{ state: 'running', picture: 'chest' }])
  expect(await admin.read(id)).toMatchObject({
    state: 'running',
    submittedBy: { name: 'ann', isYou: true },
    approvedBy: { name: 'bob', isYou: false },
  })
  expect(await trail(id)).toEqual(['campaign-drafted', 'campaign-revised', 'campaign-submitted', 'campaign-approved'])
  await admin.change(ann, id, 'end')
})

test('templates name every feature with campaigns, and a repeated request drafts once', async () => {
  const { templates } = (await admin.ann.call(contract.listTemplates)).body.data
  expect(templates.length).toBeGreaterThanOrEqual(12)
  expect(templates.map(({ feature }) => feature)).toEqual(expect.arrayContaining(['daily-wheel', 'money-box', 'tournaments']))
  for (const { feature, nth } of templates) {
    const { body } = await admin.ann.call(contract.draftCampaign, { body: { from: { kind: 'template', feature, nth } } })
    const { data } = (await admin.ann.call(operators.readCampaign, { params: { id: body.success ? body.data.id : '' } })).body
    expect(data.changes.fields, feature).toEqual([])
    const check = { body: { id: data.campaign.id, plan: data.campaign.plan } }
    expect((await admin.ann.call(contract.checkPlan, check)).body.data.problems, feature).toEqual([])
  }
  const headers = { 'idempotency-key': 'one-draft' }
  const body = { from: { kind: 'template', feature: 'toy', nth: 0 } } as const
  const ask = () => admin.ann.call(contract.draftCampaign, { body, headers })
  const replies = [await ask(), await ask(), ...(await Promise.all([ask(), ask()]))]
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
})

test('a forecast replays players, and says why there is none', async () => {
  const { site, ann } = admin
  const forecast = async (id: string, over: object = {}) => {
    const { plan } = await admin.read(id)
    return (await ann.call(contract.forecastPlan, { body: { id, plan: { ...plan, ...over } } })).body
  }
  const id = await admin.draft()
  expect(await forecast(id)).toEqual({ success: false, reasonType: 'no-players' })
  expect(await forecast(id, { config: { every: 0 } })).toEqual({ success: false, reasonType: 'not-valid' })
  expect(await forecast(await admin.draft(ann, 'notice'))).toEqual({ success: false, reasonType: 'not-on-engine' })
  for (let player = 0; player < 4; player++) await site.player()
  await site.deliverEvents()
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const reply = await forecast(id)
  const nothing = { mean: 0, p1: 0, p50: 0, p95: 0, p99: 0 }
  expect(reply).toMatchObject({ success: true, data: { days: 7, triggers: [], leftOut: ['gain'], entries: nothing } })
  // Of four visitors, three find one of the toy's claims of nine coins, and each takes three.
  expect(reply).toMatchObject({ data: { coins: { mean: expect.closeTo(39, 6) as number } } })
})

describe('saving', () => {
  test('names what does not fit beside its field, and stores none of it', async () => {
    const id = await admin.draft()
    const { plan } = await admin.read(id)
    const words = { ...plan.words, en: { ...plan.words.en, title: '' } }
    const wrong = { slug: 'No!', words, endsAt: '2020-01-01T00:00', config: { every: 0, coins: 'many' } }
    expect(await admin.save(admin.ann, id, wrong)).toEqual({
      success: false,
      reasonType: 'not-valid',
      problems: [
        { path: ['slug'], message: 'Use 1 to 60 lowercase letters, digits, and hyphens.' },
        { path: ['words', 'en', 'title'], message: 'This field is required.' },
        { path: ['endsAt'], message: 'The end must be after the start.' },
        { path: ['config', 'every'], message: 'More than 0.' },
        { path: ['config', 'coins'], message: 'Enter a whole number.' },
      ],
    })
    expect(await admin.read(id)).toMatchObject({ version: 1, plan })
  })

  test('over another operator’s newer version is refused; repeated it stores once; of two at once one is stored', async () => {
    const { ann, bob } = admin
    const id = await admin.draft()
    const config = { every: 3, coins: 1 }
    expect(await admin.save(ann, id, { config }, 1)).toEqual({ success: true, data: { version: 2 } })
    expect(await admin.save(ann, id, { config }, 1)).toEqual({ success: true, data: { version: 2 } })
    expect(await admin.save(bob, id, { config: { every: 4, coins: 1 } }, 1)).toMatchObject({ reasonType: 'changed' })
    const replies = await atOnce(admin.site, lockOf(id), [
      () => admin.save(ann, id, { config: { every: 5, coins: 1 } }, 2),
      () => admin.save(bob, id, { config: { every: 6, coins: 1 } }, 2),
    ])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(replies.find(({ success }) => !success)).toMatchObject({ reasonType: 'changed' })
  })

  test('a name that another campaign of the feature has is refused', async () => {
    const [one, other] = [await admin.draft(), await admin.draft()]
    const { plan } = await admin.read(one)
    expect(await admin.save(admin.ann, other, { slug: plan.slug })).toMatchObject({ reasonType: 'name-taken' })
  })
})

describe('approval', () => {
  test('is refused to the author, the last editor and the one who submitted, whatever their role', async () => {
    const { site, ann, bob } = admin
    const owner = await signedInOperator(site, 'olga')
    const id = await admin.draft(owner)
    await admin.save(ann, id, { startsAt: null })
    await admin.change(bob, id, 'submit')
    for (const client of [owner, ann, bob]) {
      expect(await admin.decide(client, id, true)).toEqual({ success: false, reasonType: 'your-own' })
    }
    expect(await admin.read(id)).toMatchObject({ state: 'review', approvedBy: null })
    const carl = await signedInOperator(site, 'carl', 'crm')
    expect(await admin.decide(carl, id, true)).toMatchObject({ success: true })
    await admin.change(ann, id, 'end')
  })

  test('is of the version that was seen, once, also when two approve at once', async () => {
    const { site, ann, bob } = admin
    const dora = await signedInOperator(site, 'dora', 'crm')
    const id = await admin.draft()
    await admin.save(ann, id, { startsAt: null })
    await admin.change(ann, id, 'submit')
    const { version } = await admin.read(id)
    expect(await admin.decide(bob, id, true, version - 1)).toMatchObject({ reasonType: 'changed' })
    const replies = await atOnce(site, lockOf(id), [
      () => admin.decide(bob, id, true, version),
      () => admin.decide(dora, id, true, version),
    ])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    const { approvedBy } = await admin.read(id)
    const again = approvedBy?.name === 'bob' ? bob : dora
    expect(await admin.decide(again, id, true, version)).toMatchObject({ success: true })
    expect((await trail(id)).filter((what) => what === 'campaign-approved')).toHaveLength(1)
    await admin.change(ann, id, 'end')
  })

  test('is withdrawn by the author or returned by the second operator, and then the draft can change', async () => {
    const { ann, bob } = admin
    const id = await admin.draft()
    await admin.change(ann, id, 'submit')
    expect(await admin.save(ann, id, { audience: 'players' })).toMatchObject({ reasonType: 'in-review' })
    expect(await admin.change(ann, id, 'withdraw')).toMatchObject({ success: true })
    expect(await admin.save(ann, id, { audience: 'players' })).toMatchObject({ success: true })
    await admin.change(ann, id, 'submit')
    expect(await admin.decide(bob, id, false)).toMatchObject({ success: true })
    expect(await admin.read(id)).toMatchObject({ state: 'draft', submittedBy: null })
    expect(await admin.decide(bob, id, true)).toMatchObject({ reasonType: 'wrong-state' })
  })

  test('is refused after the planned start, beside another campaign of an exclusive feature, and without a rule', async () => {
    const { site, ann, bob } = admin
    const late = await admin.draft()
    await admin.change(ann, late, 'submit')
    const wheels = [await admin.draft(ann, 'daily-wheel'), await admin.draft(ann, 'daily-wheel')]
    for (const id of wheels) await admin.change(ann, id, 'submit')
    const [first, second] = [await admin.decide(bob, wheels[0]!, true), await admin.decide(bob, wheels[1]!, true)]
    expect([first.success, second.reasonType]).toEqual([true, 'overlap'])
    const { campaign } = (await ann.call(operators.readCampaign, { params: { id: wheels[1]! } })).body.data
    const check = await ann.call(contract.checkPlan, { body: { id: campaign.id, plan: campaign.plan } })
    expect(check.body.data.overlaps.map(({ id }) => id)).toEqual([wheels[0]])
    expect(await admin.change(ann, await admin.draft(ann, 'notice'), 'submit')).toMatchObject({
      reasonType: 'no-rule',
    })
    site.advance(2 * DAY_MS)
    const [anna, bert] = [await signedInOperator(site, 'anna2', 'crm'), await signedInOperator(site, 'bert2', 'crm')]
    const { version } = (await anna.call(operators.readCampaign, { params: { id: late } })).body.data.campaign
    expect(await admin.decide(bert, late, true, version)).toMatchObject({ reasonType: 'start-passed' })
    Object.assign(admin, { ann: anna, bob: bert })
  })
})
