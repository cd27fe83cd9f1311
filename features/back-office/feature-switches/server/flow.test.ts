import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getDetails } from '#features/promotions/lottery/contract.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { listFeatures, switchFeature } from '../contract.ts'

let site: TestSite
let owner: TestClient
beforeAll(async () => {
  site = await openTestSite({ options: { bingo: false } })
  owner = await signedInOperator(site, 'anna')
})
afterAll(() => site.close())

const turn = (by: TestClient, feature: string, isOn: boolean, why = 'an incident at a supplier') =>
  by.call(switchFeature, { params: { feature }, body: { isOn, why } })
const find = async (id: string) => {
  const { features } = (await owner.call(listFeatures)).body.data
  return features.find((feature) => feature.id === id)
}
const auditOf = async (feature: string) =>
  (
    await site.database.pool.query('select what, why, after from audit_event where subject = $1 order by id', [
      `feature ${feature}`,
    ])
  ).rows

test('a feature that is switched off is gone for players and back when it is switched on', async () => {
  const status = async () => {
    await site.liveSettings.refresh()
    return (await site.visitor().call(getDetails, { query: {} })).status
  }
  expect(await status()).toBe(200)
  expect((await turn(owner, 'lottery', false)).body).toEqual({ success: true, data: { isChanged: true } })
  expect(await status()).toBe(404)
  expect(await find('lottery')).toMatchObject({
    state: 'off',
    changed: { by: 'anna', why: 'an incident at a supplier' },
    hides: { pages: ['/lottery'], calls: expect.any(Number) },
  })
  expect((await turn(owner, 'lottery', true, 'the incident is over')).body).toMatchObject({ data: { isChanged: true } })
  expect(await status()).toBe(200)
  expect((await auditOf('lottery')).map(({ what }) => what)).toEqual(['feature-switched-off', 'feature-switched-on'])
})

test('a repeated switch changes nothing and is not audited again; concurrent ones act once', async () => {
  expect((await turn(owner, 'season', true)).body).toEqual({ success: true, data: { isChanged: false } })
  expect((await turn(owner, 'season', false)).body).toMatchObject({ data: { isChanged: true } })
  expect((await turn(owner, 'season', false)).body).toMatchObject({ data: { isChanged: false } })
  const lock = { sql: 'select from feature_switch where feature = $1 for update', values: ['season'] }
  const answers = await atOnce(site, lock, [() => turn(owner, 'season', true), () => turn(owner, 'season', true)])
  expect(answers.filter(({ body }) => body.success && body.data.isChanged)).toHaveLength(1)
  expect(await auditOf('season')).toHaveLength(2)
})

test('features outside the theme, fixed ones and unknown ones are refused', async () => {
  expect(await find('bingo')).toMatchObject({ state: 'not-in-theme', changed: null })
  expect((await turn(owner, 'bingo', true)).body).toEqual({ success: false, reasonType: 'not-in-theme' })
  expect(await find('self-exclusion')).toMatchObject({ state: 'always-on' })
  expect((await turn(owner, 'self-exclusion', false)).body).toEqual({ success: false, reasonType: 'always-on' })
  expect((await turn(owner, 'no-such-feature', false)).status).toBe(404)
  expect((await turn(owner, 'season', false, 'no')).status).toBe(422)
})

test('auditors and CRM managers see the switches and cannot use them; support sees none', async () => {
  for (const role of ['auditor', 'crm'] as const) {
    const client = await signedInOperator(site, `sees-${role}`, role)
    expect((await client.call(listFeatures)).status).toBe(200)
    expect((await turn(client, 'season', false)).status).toBe(403)
  }
  const support = await signedInOperator(site, 'sees-none', 'support')
  expect((await support.call(listFeatures)).status).toBe(403)
  expect((await turn(await site.player(), 'season', false)).status).toBe(401)
})
