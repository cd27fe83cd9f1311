import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerFeature } from '#platform/feature.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, handleRequest, initApp, switchToSweepStakes, switchToTournamentPoints } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

describe('request handling', () => {
  const handle = (query: Record<string, string>) => site.visitor().call(handleRequest, { query })

  test('an address with aa is redirected without it; the home page and foreign addresses are not', async () => {
    expect((await handle({ path: '/library', aa: '1', category: 'new' })).body).toEqual({
      authorized: false,
      redirectUrl: '/library?category=new',
    })
    for (const path of [
      '/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
      'https://elsewhere.example',
    ]) {
      expect((await handle({ path, aa: '1' })).body.redirectUrl).toBeNull()
    }
    expect((await handle({ path: '/library' })).body.redirectUrl).toBeNull()
  })
})

test('the account is read after the push cursor, so that no change falls in between', async () => {
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
  expect((await player.call(getProfile)).body.data).toMatchObject({ name: 'Late' })
})

describe('app initialization', () => {
  test('guests and players are told apart', async () => {
    const start = async (client: TestClient) => (await client.call(initApp)).body.data
    expect(await start(site.visitor())).toMatchObject({
      isGuest: true,
      favoriteGames: [],
      bannerPresetPackage: { isOnSale: false },
    })
    expect(await start(await site.player())).toMatchObject({ isGuest: false, favoriteGames: [] })
  })

  test('a slice that is off is reported in the profile, whether the brand or the operator switched it off', async () => {
    await using bare = await openTestSite({ options: { 'daily-login': false } })
    const off = { dailyLogin: { isActive: false }, bingo: { isActive: false }, isAffiliate: false }
    expect((await (await bare.player()).call(getProfile)).body.data).toMatchObject(off)
    await site.slices.find(({ id }) => id === 'daily-login')?.seed?.(site.context)
    const player = await site.player()
    const switchDailyLogin = async (isOn: boolean) => {
      await site.database.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'daily-login', isOn }))
      await site.liveSettings.refresh()
    }
    await switchDailyLogin(false)
    expect((await player.call(getProfile)).body.data).toMatchObject(off)
    await switchDailyLogin(true)
    expect((await player.call(getProfile)).body.data).not.toMatchObject(off)
  })
})

describe('the game mode', () => {
  test.each([
    [switchToSweepStakes, 'SweepStakes'],
    [switchToTournamentPoints, 'TournamentPoints'],
  ] as const)('switches, and a repeat changes nothing: $path', async (call, gameMode) => {
    const player = await site.player()
    for (let i = 0; i < 2; i++) expect((await player.call(call)).body).toEqual({ success: true, gameMode })
    expect((await player.call(getProfile)).body.data.gameMode).toBe(gameMode)
    expect((await site.visitor().call(call)).status).toBe(401)
  })
})
