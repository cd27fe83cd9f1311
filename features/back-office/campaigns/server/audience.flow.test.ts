import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import type { TestPlayer } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getPast, getPromotionsPage } from '#features/promotions/promotions/contract.ts'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { readRun } from '#promotions/index.ts'
import { toyPromotion } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { openTestAdmin, type TestAdmin } from './testing/admin-site.ts'
import { settleRound } from '#apps/site/testing/settle-round.ts'

let admin: TestAdmin
let [texan, ohioan]: TestPlayer[] = []
const texans: AudienceTree = { combinator: 'and', rules: [{ field: 'state', operator: 'in', value: ['TX'] }] }

beforeAll(async () => {
  admin = await openTestAdmin()
  ;[texan, ohioan] = [await admin.site.player({ state: 'TX' }), await admin.site.player({ state: 'OH' })]
  // Minted accounts are test accounts, which no count contains.
  await admin.site.database.pool.query('update player set is_test = false')
  for (const player of [texan, ohioan]) await settleRound(admin.site, player, 50)
  await admin.site.deliverEvents()
})
afterEach(() => admin.site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'"))
afterAll(() => admin.site.close())

const cardOf = async (client: TestClient) =>
  (await client.call(getPromotionsPage)).body.payload.promotions.find(({ key }) => key === 'toy')?.state
const isActive = async (client: TestClient) =>
  ((await client.call(getProfile)).body.data as unknown as { featuresInfo: { toy: { isActive: boolean } } }).featuresInfo.toy
    .isActive
const pastOf = async (client: TestClient) =>
  (await client.call(getPast, { query: { feature: 'toy' } })).body.data.campaigns.length
const check = async (tree: unknown) => (await admin.ann.call(contract.checkAudience, { body: { tree } })).body.data

describe('who sees a campaign', () => {
  test('is asked for cards, the profile and past campaigns; guests belong to no audience of players', async () => {
    const id = await admin.publish({ showAudience: texans })
    expect([await cardOf(texan!), await cardOf(ohioan!), await cardOf(admin.site.visitor())]).toEqual(['running', 'none', 'none'])
    expect([await isActive(texan!), await isActive(ohioan!)]).toEqual([true, false])
    admin.site.advance(1_000)
    const before = await pastOf(ohioan!)
    await admin.change(admin.ann, id, 'end')
    admin.site.advance(1_000)
    expect([(await pastOf(texan!)) - (await pastOf(ohioan!)), await pastOf(ohioan!)]).toEqual([1, before])
  })

  test('stays open to a player who has joined and no longer fits', async () => {
    const players = { combinator: 'and', rules: [{ field: 'rounds', operator: '<', value: 1 }] }
    await admin.publish({ showAudience: players, config: { every: 5, coins: 1 } })
    const [joined, other] = [await admin.site.player(), await admin.site.player()]
    for (const player of [joined, other]) expect(await cardOf(player)).toBe('running')
    await settleRound(admin.site, joined, 50)
    await admin.site.deliverEvents()
    expect(await cardOf(joined)).toBe('running')
    expect(await cardOf(other)).toBe('running')
    expect(await cardOf(ohioan!)).toBe('none')
  })

  test('is everyone again once a second operator approved that', async () => {
    const id = await admin.publish({ showAudience: texans })
    expect(await cardOf(ohioan!)).toBe('none')
    const { version } = await admin.read(id)
    const from = { kind: 'revision', id, version } as const
    const { body } = await admin.ann.call(contract.draftCampaign, { body: { from } })
    const change = body.success ? body.data.id : ''
    await admin.save(admin.ann, change, { showAudience: null })
    const { changes } = (await admin.ann.call(operators.readCampaign, { params: { id: change } })).body.data
    expect(changes.fields).toEqual([{ label: 'Who sees it', before: 'Players who live in Texas.', after: 'All players.' }])
    await admin.change(admin.ann, change, 'submit')
    await admin.decide(admin.bob, change, true)
    expect(await cardOf(ohioan!)).toBe('running')
  })
})

test('who may join is saved with the campaign and asked of each player', async () => {
  await admin.publish({ joinAudience: texans, config: { every: 5, coins: 1 } })
  for (const player of [texan!, ohioan!]) await settleRound(admin.site, player, 50)
  await admin.site.deliverEvents()
  const cellOf = async ({ playerId }: TestPlayer) => (await readRun(admin.site.context, toyPromotion, playerId))?.cell.rounds
  expect([await cellOf(texan!), await cellOf(ohioan!)]).toEqual([1, 0])
})

test('a copy keeps both audiences, and a template has none', async () => {
  const id = await admin.draft()
  expect((await admin.read(id)).plan).toMatchObject({ showAudience: null, joinAudience: null })
  await admin.save(admin.ann, id, { showAudience: texans, joinAudience: texans })
  const { body } = await admin.ann.call(contract.draftCampaign, { body: { from: { kind: 'copy', id } } })
  expect((await admin.read(body.success ? body.data.id : '')).plan).toMatchObject({ showAudience: texans, joinAudience: texans })
})

describe('an audience while it is edited', () => {
  test('is said in words, counted and sampled without names', async () => {
    const { problems, found } = await check(texans)
    expect(problems).toEqual([])
    expect(found).toMatchObject({ words: 'Players who live in Texas.' })
    const everyone = (await check(null)).found!
    expect(found!.ofAll).toBe(everyone.count)
    expect([found!.count, everyone.count]).toEqual([1, 2])
    expect(found!.sample).toEqual([expect.stringContaining('•••')])
  })

  test('names the conditions that do not fit, and nothing of it is saved', async () => {
    const wrong = {
      combinator: 'and',
      rules: [
        { field: 'rounds', operator: '>=', value: 'many' },
        { combinator: 'or', rules: [{ field: 'state', operator: 'in', value: [] }] },
      ],
    }
    const message = 'Complete this condition.'
    expect(await check(wrong)).toEqual({
      problems: [
        { path: ['rules', 0], message },
        { path: ['rules', 1, 'rules', 0], message },
      ],
      found: null,
    })
    expect((await check({ combinator: 'and', rules: [] })).problems).toHaveLength(1)
    expect((await check({ combinator: 'and', rules: [{ field: 'age', operator: '>', value: 40 }] })).problems).toHaveLength(1)
    const id = await admin.draft()
    expect(await admin.save(admin.ann, id, { showAudience: wrong })).toMatchObject({ reasonType: 'not-valid' })
    expect(await admin.save(admin.ann, id, { showAudience: texans, audience: 'guests' })).toMatchObject({
      reasonType: 'not-valid',
      problems: [{ path: ['audience'] }],
    })
    expect((await admin.read(id)).plan.showAudience).toBeNull()
  })

  test('is refused to a role without the right and to players', async () => {
    const editor = await signedInOperator(admin.site, 'edith', 'editor')
    const ask = (client: TestClient) => client.call(contract.checkAudience, { body: { tree: null } })
    expect([(await ask(editor)).status, (await ask(texan!)).status]).toEqual([403, 401])
  })
})
