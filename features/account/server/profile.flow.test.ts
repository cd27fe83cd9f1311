import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { TestClient } from '#platform/testing/client.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import * as contract from '../contract.ts'
import { account } from '../feature.ts'
import { auditOf, balancesOf, wire } from './test-people.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const rewards = account.defaults
const EASY = { name: 'Anna', surname: "O'Bell", zip: '10001' }
const update = (client: TestClient, changes: object = {}) =>
  client.call(contract.updateProfile, { body: { ...EASY, ...changes } })

test('the account is read once it is known from where on the page hears pushes, so that no change falls in between', async () => {
  const changing: ServerFeature = {
    id: 'changing',
    isInEveryTheme: true,
    async profile({ reader, playerId }) {
      await sql`update player set name = 'Late' where id = ${playerId}`.execute(reader)
      return {}
    },
  }
  await using changed = await openTestSite({ besides: [() => changing] })
  const player = await changed.player()
  expect((await player.call(contract.getProfile)).body.data).toMatchObject({ name: 'Late' })
})

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
    expect((await player.call(contract.getProfile)).body.data).toMatchObject({ name: 'Anna', profileCompleted: true })
  })

  test('rewards the first complete profile once, also when sent twice at once', async () => {
    const player = await site.player()
    expect((await player.call(contract.getRewards)).body.data.profile).toMatchObject({ available: true, completed: false })
    await Promise.all([update(player), update(player)])
    await update(player, { name: 'Hanna' })
    expect(await balancesOf(player)).toMatchObject(wire(rewards.profileReward))
    expect((await player.call(contract.getRewards)).body.data.profile).toMatchObject({ available: false, completed: true })
    expect((await auditOf(site, player.playerId)).filter((what) => what === 'profile-changed')).toHaveLength(3)
  })

  test('a brand with the full form asks for the address too', async () => {
    await using full = await openTestSite({ options: { account: { isProfileEasy: false } } })
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
    for (const call of [contract.getProfile, contract.getProfilePage, contract.getRewards]) {
      expect((await site.visitor().call(call)).status).toBe(401)
    }
    expect((await update(site.visitor())).status).toBe(401)
  })
})

describe('what every page starts with', () => {
  test('a guest and a player are told apart', async () => {
    const start = async (client: TestClient) => (await client.call(contract.initApp)).body.data
    expect(await start(site.visitor())).toMatchObject({ isGuest: true, favoriteGames: [], bannerPresetPackage: null })
    expect(await start(await site.player())).toMatchObject({ isGuest: false, favoriteGames: [] })
  })

  test('a slice that is off says so in the profile, whether the brand or the operator has it off', async () => {
    await using bare = await openTestSite({ options: { 'daily-login': false } })
    const off = { dailyLogin: { isActive: false }, bingo: { isActive: false }, isAffiliate: false }
    expect((await (await bare.player()).call(contract.getProfile)).body.data).toMatchObject(off)
    const player = await site.player()
    const switchDailyLogin = async (isOn: boolean) => {
      await site.database.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'daily-login', isOn }))
      await site.liveSettings.refresh()
    }
    await switchDailyLogin(false)
    expect((await player.call(contract.getProfile)).body.data).toMatchObject(off)
    await switchDailyLogin(true)
    expect((await player.call(contract.getProfile)).body.data).not.toMatchObject(off)
  })
})

test('what signing up gives is told to guests, in the brand’s amounts', async () => {
  const { body } = await site.visitor().call(contract.checkRewards)
  expect(body).toEqual({
    success: true,
    registrationReferralReward: wire(rewards.referredSignUpReward),
    registrationRewardWithoutCode: wire(rewards.signUpReward),
    reasonType: null,
    '0': {
      registration: wire(rewards.signUpReward),
      emailConfirmation: wire(rewards.emailReward),
      phoneConfirmation: wire(rewards.phoneReward),
      profileComplete: wire(rewards.profileReward),
    },
  })
})
