import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#features/account/account/contract.ts'
import { getHomeBanners } from '#features/engage/banners/contract.ts'
import { getPlayerAds, logAction } from '#features/engage/pop-up-ads/contract.ts'
import { launchGame, spin } from '#features/play/game-session/contract.ts'
import { getCachedGames, getGameFilters, getGames } from '#features/play/lobby/contract.ts'
import { getLeaderboard } from '#features/promotions/lottery/contract.ts'
import { getInfo as getPrizeDrops } from '#features/promotions/prize-drops/contract.ts'
import { getFeaturesInfo } from '#features/promotions/promotions/contract.ts'
import { getPackages } from '#features/store/packages/contract.ts'
import type { GameProvider } from '#platform/feature.ts'
import { expectPush } from './testing/expectations.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

const maker: GameProvider = {
  id: 'maker',
  title: 'Maker',
  games: [
    {
      slug: 'maker-gold',
      title: 'Maker Gold',
      category: 'top-games',
      rules: { en: 'Lines', es: 'Líneas' },
      tagline: null,
      bgColor: '#102030',
      isOpen: true,
    },
  ],
  pathOf: (slug) => `/provider-game/maker/${slug}`,
  helpPathOf: () => null,
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ besides: [{ id: 'maker', isInEveryTheme: true, gameProviders: () => [maker] }] })
  for (const slice of site.slices) await slice.seed?.(site.context)
})
afterAll(() => site.close())

const pictureOf = (address: string) => existsSync(`public${address}`)
const widthsOf = (set: string) => set.split(', ').map((each) => each.split(' '))

test('every picture of a game, banner or package has a working address and its widths', async () => {
  const { games } = (await site.visitor().call(getGames)).body
  const { banners } = (await site.visitor().call(getHomeBanners)).body.data
  const { packages } = (await site.visitor().call(getPackages)).body.data
  const ofHouse = games.filter(({ provider }) => provider === 'house')
  const shown = [
    ...ofHouse.flatMap(({ logo, imageWeb, imageMobile, imageSet }) => [
      logo,
      imageWeb,
      imageMobile,
      ...widthsOf(imageSet).map(([path = '']) => path),
    ]),
    ...banners.flatMap(({ image, imageSet }) => [image, ...widthsOf(imageSet).map(([path = '']) => path)]),
    ...packages.flatMap((preset) => [
      preset.image,
      preset.image2x,
      preset.imageMobile2x,
      preset.imageBanner,
      preset.imageBannerMobile,
      ...widthsOf(preset.imageSet).map(([path = '']) => path),
    ]),
  ]
  expect(shown.length).toBeGreaterThan(ofHouse.length * 6)
  expect(shown.filter((address) => !pictureOf(address))).toEqual([])
  const sets = [ofHouse[0]!, packages[0]!].flatMap(({ imageSet }) => widthsOf(imageSet))
  expect(packages[0]!.imageSet.split(', ')).toHaveLength(4)
  for (const [path, width] of sets) expect(path).toContain(`-${width?.replace('w', '')}.webp`)
})

test('a brand’s group key selects its group, any other the visitor’s own, and the version is returned', async () => {
  const own = (await site.visitor().call(getGameFilters, { query: {} })).body
  expect(own).toMatchObject({ groupKey: expect.stringContaining('velmora.en.'), versionApp: '1.5' })
  const groupKey = own.groupKey.replace('.en.', '.es.')
  const rulesOf = async (key: string) => {
    const { games } = (await site.visitor().call(getCachedGames, { query: { groupKey: key } })).body
    return games['cherry-royale']?.componentOption.rules
  }
  expect((await site.visitor().call(getGameFilters, { query: { groupKey, versionApp: '1.4' } })).body.groupKey).toBe(groupKey)
  expect(await rulesOf(groupKey)).not.toBe(await rulesOf(own.groupKey))
  expect(await rulesOf('other.es.0')).toBe(await rulesOf(own.groupKey))
})

test('a provider’s game opens for real play, at its provider’s page', async () => {
  const player = await site.player()
  const data = (await player.call(launchGame, { params: { slug: 'maker-gold' } })).body.data
  expect(data).toMatchObject({
    game: { slug: 'maker-gold', title: 'Maker Gold', definitionHash: '' },
    path: '/provider-game/maker/maker-gold',
    openRound: null,
  })
  expect((await player.call(launchGame, { params: { slug: 'cherry-royale' } })).body.data.path).toBe('/game/cherry-royale')
  expect((await player.call(launchGame, { params: { slug: 'no-such-game' } })).status).toBe(404)
})

test('an amount above a game’s maximum is refused, with the maximum', async () => {
  const player = await site.player()
  const params = { slug: 'cherry-royale' }
  const { betLevels } = (await player.call(launchGame, { params })).body.data.game
  const most = betLevels.TournamentPoints.at(-1)!
  expect(await player.call(spin, { params, body: { stake: most + 1 } })).toMatchObject({ status: 422 })
  await expectPush(site, player, 'game', { action: 'max-bet', title: 'Cherry Royale', asset: 'coins', amount: most })
})

test('prize drops use whole coins and remaining seconds', async () => {
  const { general, prizes, nextPrizeWillAccrueIn } = (await site.visitor().call(getPrizeDrops)).body
  expect(general).toMatchObject({ dailyPrizePool: 100_000, highestPrizePerDay: 5_000, prizeCountPerDay: 500 })
  expect(Math.max(...prizes.map(({ prizeValue }) => prizeValue))).toBe(500_000)
  expect(nextPrizeWillAccrueIn).toBeNull()
})

test('an ad’s actions are accepted by name and by number', async () => {
  const player = await site.player()
  const { ads } = (await player.call(getPlayerAds, { body: { triggerType: 'sessionStart' } })).body
  const log_id = ads[0]?.log_id ?? ''
  for (const action_id of ['view', 2, '3'] as const) {
    const { status } = await player.call(logAction, { body: { log_id, action_id, is_player: 1 } })
    expect(status).toBe(200)
  }
  const { rows } = await site.database.pool.query(
    'select viewed_at is not null as viewed, clicked_at is not null as clicked, closed_at is not null as closed from pop_up_ad_showing where id = $1',
    [log_id],
  )
  expect(rows).toEqual([{ viewed: true, clicked: true, closed: true }])
})

test('an unknown draw is not found, whatever its id', async () => {
  for (const id of ['1', 'cmp_x', 'every-draw']) {
    expect((await site.visitor().call(getLeaderboard, { params: { id } })).status).toBe(404)
  }
})

test('the profile has the streak’s look and the second push address', async () => {
  const { depositStreak, connection } = (await (await site.player()).call(getProfile)).body.data
  expect(depositStreak).toMatchObject({ isActive: true, skin: 'default', currentCountDeposit: 0 })
  expect(connection).toMatchObject({ url: '/connection/websocket', url2: '/connection/http_stream' })
})

test('the feature list accepts an invitation, and omits undated features on request', async () => {
  const ask = async (query: object) => (await site.visitor().call(getFeaturesInfo, { query })).body.data
  const all = await ask({ invited_by: 'AB12CD34' })
  expect(all.invitation).toEqual({ invited_by: 'AB12CD34', link: '/signup?invited_by=AB12CD34' })
  const { features, invitation } = await ask({ useOptimizedGames: '1' })
  expect(invitation).toBeNull()
  const dated = Object.entries(all.features).filter(([, { state }]) => state !== 'none')
  expect(Object.keys(features)).toEqual(dated.map(([name]) => name))
})
