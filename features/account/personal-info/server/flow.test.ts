import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProfile } from '#features/account/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { getPhone, requestCode } from '#features/account/phone/contract.ts'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import { correctPerson } from '#features/back-office/player-admin/contract.ts'
import { markVerified } from '#platform/auth/verified.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { atOnce, expectEvents, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { wireReward } from '#kernel/reward.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { personalInfo } from '../feature.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const rewards = personalInfo.defaults
const EASY = { name: 'Anna', surname: "O'Bell", zip: '78701' }
const balancesOf = async (client: TestClient) => (await client.call(getProfile)).body.data.playerInfo.playerBalance
const auditOf = async (subject: string): Promise<string[]> => {
  const { rows } = await site.database.pool.query('select what from audit_event where subject = $1 order by id', [subject])
  return rows.map(({ what }: { what: string }) => what)
}
const dataOf = ({ body }: { body: ReplyOf<typeof contract.updateProfile> }) => {
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}
const update = (client: TestClient, changes: object = {}) =>
  client.call(contract.updateProfile, { body: { ...EASY, ...changes } })

describe('the profile page', () => {
  test('lists missing fields, and none once they are filled in', async () => {
    const player = await site.player()
    const page = (await player.call(contract.getProfilePage)).body
    expect(page.payload).toMatchObject({
      birthday: '1990-05-01',
      state: 'TX',
      easyProfileModuleEnabled: true,
      easyProfileCompleted: false,
      profileCompleted: false,
      uncompletedProfileFields: ['name', 'surname', 'zip'],
    })
    const data = dataOf(await update(player))
    expect(data).toMatchObject({ ...EASY, profileCompleted: true, uncompletedProfileFields: [] })
    expect((await player.call(contract.getProfilePage)).body.payload).toEqual(data)
    expect((await player.call(getProfile)).body.data).toMatchObject({ name: 'Anna', profileCompleted: true })
  })

  test('rewards the first complete profile once, even when sent twice concurrently', async () => {
    const player = await site.player({ email: 'anna@mail.example', isEmailConfirmed: true })
    expect((await player.call(contract.getRewards)).body.data.profile).toMatchObject({ available: true, completed: false })
    const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
    await expectEvents(site, player, 'profile.completed', [])
    await atOnce(site, lock, [() => update(player), () => update(player)])
    await update(player, { zip: '78702' })
    await expectEvents(site, player, 'profile.completed', [{}])
    await expectPostings(site, player, 'profile-reward', [{ ...wireReward(rewards.profileReward) }])
    await expectPush(site, player, 'profile', { action: 'changed' })
    expect(await balancesOf(player)).toMatchObject(wireReward(rewards.profileReward))
    expect((await player.call(contract.getRewards)).body.data.profile).toMatchObject({ available: false, completed: true })
    expect((await auditOf(player.playerId)).filter((what) => what === 'profile-changed')).toHaveLength(3)
  })

  test('asks for the address at a brand with the full form, and for no phone without an SMS provider', async () => {
    await using full = await openTestSite({ options: { 'personal-info': { isProfileEasy: false } }, sms: { kind: 'off' } })
    const player = await full.player()
    const first = dataOf(await update(player))
    expect(first).toMatchObject({ profileCompleted: false, uncompletedProfileFields: ['city', 'address'] })
    const second = dataOf(await update(player, { city: 'Austin', address: '1 Long Lane' }))
    expect(second).toMatchObject({ profileCompleted: true, uncompletedProfileFields: [] })
    expect((await player.call(getPhone)).body.data.isOffered).toBe(false)
    expect((await player.call(contract.getRewards)).body.data.phone).toMatchObject({ available: false })
    expect((await player.call(requestCode, { body: { phone: '(212) 555-0199' } })).status).toBe(404)
  })

  test('never changes the birth date by the form, and the name only until it is set', async () => {
    const player = await site.player()
    await update(player, { birthDate: '1950-01-01', birthday: '1950-01-01' })
    const page = async () => (await player.call(contract.getProfilePage)).body.payload
    expect(await page()).toMatchObject({ birthday: '1990-05-01', nameFixedBy: 'complete' })
    expect((await update(player, { name: 'Hanna' })).body).toEqual({ success: false, reasonType: 'name-fixed' })
    expect(await page()).toMatchObject({ name: 'Anna' })
    const verified = await site.player()
    await site.database.transaction((tx) => markVerified(tx, verified.playerId, { at: site.clock.now(), by: 'somebody' }))
    expect((await update(verified)).body).toEqual({ success: false, reasonType: 'name-fixed' })
  })

  test('changes the state by a declared move, which is recorded, and not again for a month', async () => {
    const player = await site.player()
    expect((await update(player, { zip: '07030' })).body).toEqual({
      success: false,
      reasonType: 'zip-not-in-state',
      zipState: 'NJ',
    })
    expect(dataOf(await update(player, { zip: '07030', state: 'NJ' }))).toMatchObject({ state: 'NJ', zip: '07030' })
    const mayMoveAt = (site.clock.now() + contract.MOVE_WAIT_DAYS * DAY_MS) / SECOND_MS
    expect((await update(player)).body).toMatchObject({ reasonType: 'zip-not-in-state' })
    expect((await update(player, { state: 'TX' })).body).toEqual({ success: false, reasonType: 'moved-lately', mayMoveAt })
    expect((await player.call(contract.getProfilePage)).body.payload).toMatchObject({ state: 'NJ', mayMoveAt })
    const { rows } = await site.database.pool.query('select from_state, to_state from state_move where player = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([{ from_state: 'TX', to_state: 'NJ' }])
    const young = await site.player({ birthDate: '2007-01-01' })
    expect((await update(young, { zip: '39201', state: 'MS' })).body).toMatchObject({ reasonType: 'under-age', ageNeeded: 21 })
  })

  test.each([{ zip: '1000' }, { name: '' }, { surname: '<b>' }, { name: 'x'.repeat(61) }])('refuses %j', async (changes) => {
    const player = await site.player()
    expect(await update(player, changes)).toMatchObject({ status: 422, body: { success: false } })
    expect((await player.call(contract.getProfilePage)).body.payload.name).toBeNull()
  })

  test('requires a player', async () => {
    for (const call of [getProfile, contract.getProfilePage, contract.getRewards]) {
      expect((await site.visitor().call(call)).status).toBe(401)
    }
    expect((await update(site.visitor())).status).toBe(401)
  })
})

test('only an operator can correct fixed fields, with a reason, and never to a birth date under age', async () => {
  const player = await site.player()
  await update(player)
  const correct = (client: TestClient, changes: object) =>
    client.call(correctPerson, { body: { playerId: player.playerId, why: 'as the passport shows', ...changes } })
  expect((await correct(player, { name: 'Hanna' })).status).toBe(401)
  const anna = await signedInOperator(site, 'anna', 'support')
  expect((await correct(anna, { birthDate: '2010-01-01' })).body).toEqual({
    success: false,
    reasonType: 'under-age',
    ageNeeded: 18,
  })
  expect((await correct(anna, { name: 'Hanna', birthDate: '1991-05-01' })).body).toEqual({ success: true })
  const { payload } = (await player.call(contract.getProfilePage)).body
  expect(payload).toMatchObject({ name: 'Hanna', surname: EASY.surname, birthday: '1991-05-01', zip: EASY.zip })
  expect((await auditOf(player.playerId)).at(-1)).toBe('person-corrected')
  expect((await correct(anna, { playerId: 'plr_00000000000000000000000009' })).status).toBe(404)
  expect((await correct(await signedInOperator(site, 'otto', 'auditor'), { name: 'Otto' })).status).toBe(403)
})
