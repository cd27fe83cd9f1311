import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProfile } from '#features/account/contract.ts'
import { wireReward } from '#kernel/reward.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { personalInfo } from '../feature.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const rewards = personalInfo.defaults
const EASY = { name: 'Anna', surname: "O'Bell", zip: '10001' }
const balancesOf = async (client: TestClient) => (await client.call(getProfile)).body.data.playerInfo.playerBalance
const auditOf = async (subject: string): Promise<string[]> => {
  const { rows } = await site.database.pool.query('select what from audit_event where subject = $1 order by id', [subject])
  return rows.map(({ what }: { what: string }) => what)
}
const update = (client: TestClient, changes: object = {}) =>
  client.call(contract.updateProfile, { body: { ...EASY, ...changes } })

describe('the profile page', () => {
  test('tells what is missing, and nothing once it was given', async () => {
    const player = await site.player()
    const page = (await player.call(contract.getProfilePage)).body
    expect(page.payload).toMatchObject({
      birthday: '1990-05-01',
      state: 'NY',
      easyProfileModuleEnabled: true,
      easyProfileCompleted: false,
      profileCompleted: false,
      uncompletedProfileFields: ['name', 'surname', 'zip'],
    })
    const { data } = (await update(player)).body
    expect(data).toMatchObject({ ...EASY, profileCompleted: true, uncompletedProfileFields: [] })
    expect((await player.call(contract.getProfilePage)).body.payload).toEqual(data)
    expect((await player.call(getProfile)).body.data).toMatchObject({ name: 'Anna', profileCompleted: true })
  })

  test('rewards the first complete profile once, also when sent twice at once', async () => {
    const player = await site.player()
    expect((await player.call(contract.getRewards)).body.data.profile).toMatchObject({ available: true, completed: false })
    await Promise.all([update(player), update(player)])
    await update(player, { name: 'Hanna' })
    expect(await balancesOf(player)).toMatchObject(wireReward(rewards.profileReward))
    expect((await player.call(contract.getRewards)).body.data.profile).toMatchObject({ available: false, completed: true })
    expect((await auditOf(player.playerId)).filter((what) => what === 'profile-changed')).toHaveLength(3)
  })

  test('a brand with the full form asks for the address too', async () => {
    await using full = await openTestSite({ options: { 'personal-info': { isProfileEasy: false } } })
    const player = await full.player()
    const first = (await update(player)).body.data
    expect(first).toMatchObject({ profileCompleted: false, uncompletedProfileFields: ['city', 'address'] })
    const second = (await update(player, { city: 'New York', address: '1 Long Lane' })).body.data
    expect(second).toMatchObject({ profileCompleted: true, uncompletedProfileFields: [] })
  })

  test('birth date and state do not change by the form', async () => {
    const player = await site.player()
    await update(player, { birthDate: '1950-01-01', birthday: '1950-01-01', state: 'NV' })
    expect((await player.call(contract.getProfilePage)).body.payload).toMatchObject({ birthday: '1990-05-01', state: 'NY' })
  })

  test.each([{ zip: '1000' }, { name: '' }, { surname: '<b>' }, { name: 'x'.repeat(61) }])('refuses %j', async (changes) => {
    const player = await site.player()
    expect(await update(player, changes)).toMatchObject({ status: 422, body: { success: false } })
    expect((await player.call(contract.getProfilePage)).body.payload.name).toBeNull()
  })

  test('is a player’s', async () => {
    for (const call of [getProfile, contract.getProfilePage, contract.getRewards]) {
      expect((await site.visitor().call(call)).status).toBe(401)
    }
    expect((await update(site.visitor())).status).toBe(401)
  })
})
