import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { DAY_MS, localTimeOf, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { readRun } from '#promotions/index.ts'
import { toyPromotion } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { openTestAdmin, type TestAdmin } from './testing/admin-site.ts'
import { settleRound } from '#apps/site/testing/settle-round.ts'

let admin: TestAdmin
let run: string
beforeAll(async () => void (admin = await openTestAdmin()))
beforeEach(async () => {
  await admin.site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  run = await admin.publish({ config: { every: 2, coins: 100 } })
})
afterAll(() => admin.site.close())

const lockOf = (id: string) => ({ sql: 'select from campaign where id = $1 for update', values: [id] })
const why = 'a fault in the prizes'
const auditOf = async (what: string) =>
  (await admin.site.database.pool.query('select why from audit_event where what = $1 order by id', [what])).rows

/** Rounds that the toy has counted for a new player after two more. */
async function countRounds(): Promise<number> {
  const player = await admin.site.player()
  for (let round = 0; round < 2; round++) await settleRound(admin.site, player, 50)
  await admin.site.deliverEvents()
  return (await readRun(admin.site.context, toyPromotion, player.playerId))?.cell.rounds ?? 0
}

describe('a running campaign', () => {
  test('takes no new triggers while it is paused, and takes them again once resumed', async () => {
    const { ann } = admin
    expect(await countRounds()).toBe(2)
    expect(await admin.change(ann, run, 'pause')).toMatchObject({ success: true })
    expect((await admin.read(run)).state).toBe('paused')
    expect(await countRounds()).toBe(0)
    expect(await admin.change(ann, run, 'pause')).toMatchObject({ success: true })
    expect(await auditOf('campaign-paused')).toHaveLength(1)
    expect(await admin.change(ann, run, 'resume')).toMatchObject({ success: true })
    admin.site.advance(SECOND_MS)
    expect(await countRounds()).toBe(2)
  })

  test('is paused once by two at once', async () => {
    const before = (await auditOf('campaign-paused')).length
    const { version } = await admin.read(run)
    const pause = (by: typeof admin.ann) => () => admin.change(by, run, 'pause', version)
    const replies = await atOnce(admin.site, lockOf(run), [pause(admin.ann), pause(admin.bob)])
    expect(replies.map(({ success }) => success)).toEqual([true, true])
    expect(await auditOf('campaign-paused')).toHaveLength(before + 1)
  })

  test('is not archived before it is ended and has its results, and an ended one cannot be ended again', async () => {
    const { ann, site } = admin
    expect(await admin.change(ann, run, 'archive')).toEqual({ success: false, reasonType: 'running' })
    site.advance(SECOND_MS)
    expect(await admin.change(ann, run, 'end')).toMatchObject({ success: true })
    expect((await admin.read(run)).state).toBe('ended')
    expect(await admin.change(ann, run, 'end')).toEqual({ success: false, reasonType: 'not-running' })
    expect(await admin.change(ann, run, 'pause')).toEqual({ success: false, reasonType: 'over' })
    expect(await admin.change(ann, run, 'archive')).toEqual({ success: false, reasonType: 'not-closed' })
    site.advance(5 * SECOND_MS)
    await site.closeRuns()
    expect(await admin.change(ann, run, 'archive')).toMatchObject({ success: true })
    expect((await admin.read(run)).state).toBe('archived')
  })

  test('changes only by a change of it that a second operator approves', async () => {
    const { ann, bob, site } = admin
    expect(await admin.save(ann, run, { audience: 'players' })).toMatchObject({ reasonType: 'wrong-state' })
    const { version } = await admin.read(run)
    const revise = (by = ann) => by.call(contract.draftCampaign, { body: { from: { kind: 'revision', id: run, version } } })
    const { body } = await revise()
    const change = body.success ? body.data.id : ''
    expect((await revise()).body).toEqual({ success: false, reasonType: 'revision-open' })
    const endsAt = localTimeOf(site.clock.now() + 9 * DAY_MS, site.theme.timeZone)
    await admin.save(ann, change, { endsAt, config: { every: 1, coins: 100 } })
    const { changes } = (await ann.call(operators.readCampaign, { params: { id: change } })).body.data
    expect(changes).toMatchObject({ since: 'published', fields: [{ label: 'End' }, { label: 'Every', before: '2', after: '1' }] })
    await admin.change(ann, change, 'submit')
    expect(await admin.decide(ann, change, true)).toMatchObject({ reasonType: 'your-own' })
    expect(await admin.decide(bob, change, true)).toEqual({ success: false, reasonType: 'started' })
    await admin.decide(bob, change, false)
    await admin.save(ann, change, { config: { every: 2, coins: 100 } })
    await admin.change(ann, change, 'submit')
    expect((await admin.read(run)).revision).toEqual({ id: change, state: 'review' })
    expect(await admin.decide(bob, change, true)).toMatchObject({ success: true })
    expect(await admin.read(run)).toMatchObject({ state: 'running', plan: { endsAt }, revision: null })
    expect((await admin.read(change)).state).toBe('archived')
  })

  test('that changed meanwhile does not take a change written for its earlier version', async () => {
    const { ann, bob } = admin
    const { version } = await admin.read(run)
    const { body } = await ann.call(contract.draftCampaign, { body: { from: { kind: 'revision', id: run, version } } })
    const change = body.success ? body.data.id : ''
    await admin.change(ann, change, 'submit')
    admin.site.advance(SECOND_MS)
    await admin.change(ann, run, 'end')
    expect(await admin.decide(bob, change, true)).toEqual({ success: false, reasonType: 'changed' })
  })

  test('that has ended meanwhile does not run again by a change approved too late', async () => {
    const { ann, bob, site } = admin
    const id = await admin.publish({ endsAt: localTimeOf(site.clock.now() + 5 * MINUTE_MS, site.theme.timeZone) })
    const { version, plan } = await admin.read(id)
    const { body } = await ann.call(contract.draftCampaign, { body: { from: { kind: 'revision', id, version } } })
    const change = body.success ? body.data.id : ''
    await admin.save(ann, change, { endsAt: localTimeOf(site.clock.now() + DAY_MS, site.theme.timeZone) })
    await admin.change(ann, change, 'submit')
    site.advance(6 * MINUTE_MS)
    expect(await admin.decide(bob, change, true)).toEqual({ success: false, reasonType: 'over' })
    expect(await admin.read(id)).toMatchObject({ state: 'ended', plan: { endsAt: plan.endsAt } })
  })
})

test('a shadow runs on real events from now on, pays nothing, and is shown to no player', async () => {
  const { ann, site } = admin
  const draft = await admin.draft()
  const { version } = await admin.read(draft)
  const body = { act: 'shadow', version, why } as const
  const { body: reply } = await ann.call(operators.changeCampaign, { params: { id: draft }, body })
  const shadow = (reply.success && reply.data.shadow) || ''
  expect(await admin.read(shadow)).toMatchObject({ state: 'shadow', copiedFrom: draft })
  const player = await site.player()
  for (let round = 0; round < 4; round++) await settleRound(site, player, 50)
  await site.deliverEvents()
  const { rows } = await site.database.pool.query('select state from promotion.grant where run = $1', [shadow])
  expect(rows).toEqual([{ state: 'shadow' }, { state: 'shadow' }])
  expect((await readRun(site.context, toyPromotion))?.run.id).toBe(run)
  site.advance(SECOND_MS)
  expect(await admin.change(ann, shadow, 'end')).toMatchObject({ success: true })
  expect(await admin.read(shadow)).toMatchObject({ state: 'shadow-ended' })
})

describe('the kill switch', () => {
  const stop = (by = admin.ann) => by.call(operators.stopPromotions, { body: { why } })
  const resume = (by = admin.ann) => by.call(operators.resumePromotions, { body: { why: 'the fault is mended' } })

  test('stops new triggers of the brand once, says who did it and why, and resumes them', async () => {
    expect((await stop()).body.data).toEqual({ isChanged: true })
    expect((await stop()).body.data).toEqual({ isChanged: false })
    expect(await countRounds()).toBe(0)
    const { killSwitch } = (await admin.ann.call(contract.listCampaigns)).body.data
    expect(killSwitch).toMatchObject({ isOn: true, by: 'ann', why })
    expect((await resume()).body.data).toEqual({ isChanged: true })
    expect((await resume()).body.data).toEqual({ isChanged: false })
    expect(await countRounds()).toBe(2)
    expect([(await auditOf('promotions-stopped')).length, (await auditOf('promotions-resumed')).length]).toEqual([1, 1])
  })

  test('is used by roles that write, and released by roles that approve', async () => {
    const auditor = await signedInOperator(admin.site, 'audra', 'auditor')
    const support = await signedInOperator(admin.site, 'sue', 'support')
    for (const client of [auditor, support]) {
      expect((await stop(client)).status).toBe(403)
      expect((await resume(client)).status).toBe(403)
      expect((await client.call(contract.listCampaigns)).status).toBe(200)
      expect(await admin.change(client, run, 'pause').catch(() => 'refused')).toMatchObject({ success: false, code: 'forbidden' })
    }
    const editor = await signedInOperator(admin.site, 'eda', 'editor')
    expect((await editor.call(contract.listCampaigns)).status).toBe(403)
    expect((await stop(await admin.site.player())).status).toBe(401)
  })
})
