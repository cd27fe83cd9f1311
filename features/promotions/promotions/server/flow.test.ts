import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getGameData, getInfo as getBingo } from '#features/promotions/bingo/contract.ts'
import { getInfo as getCoinDrops } from '#features/promotions/coin-drops/contract.ts'
import { getInfo as getCosmicBoxes } from '#features/promotions/cosmic-boxes/contract.ts'
import { getConfigs as getWheels } from '#features/promotions/daily-wheel/contract.ts'
import { applyPrize, getGroupInfo, getInfo as getStreak, getWheelsPrizes } from '#features/promotions/deposit-streak/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { getInfo as getMiniGame } from '#features/promotions/mini-game-slot/contract.ts'
import { getInfo as getMoneyBox } from '#features/promotions/money-box/contract.ts'
import { getInfo as getPrizeDrops } from '#features/promotions/prize-drops/contract.ts'
import { getQuest, getQuestsPage } from '#features/promotions/quests/contract.ts'
import { getInfo as getLeague, payCashback } from '#features/promotions/rank-league/contract.ts'
import { getInfo as getScratchCards } from '#features/promotions/scratch-cards/contract.ts'
import { CURRENT_SEASON, getSeason } from '#features/promotions/season/contract.ts'
import { getDetails as getLottery, getTickets, takeReward } from '#features/promotions/lottery/contract.ts'
import { getMeter } from '#features/promotions/fun-machine/contract.ts'
import { getChosenPackage, getPackages as getFortune } from '#features/promotions/fortune-investment/contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getHistory, getNext, getTournament } from '#features/promotions/tournaments/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { addReminder, getFeaturesInfo, getPast, getPromotionsPage, getReminders, removeReminder } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seed()
  await seed()
})
afterAll(() => site.close())

/** The demo data of every slice, as seeded when a site starts. */
async function seed(): Promise<void> {
  for (const slice of site.slices) await slice.seed?.(site.context)
}

const guest = () => site.visitor()
const cards = async () => (await guest().call(getPromotionsPage)).body.payload.promotions
const season = { params: { season: CURRENT_SEASON } }
const all = { query: {} }

/** The content of each campaign page, for a guest. */
const shown = async () => ({
  bingo: (await guest().call(getBingo)).body.data.campaign,
  'coin-drops': (await guest().call(getCoinDrops)).body.data.campaign,
  'cosmic-boxes': (await guest().call(getCosmicBoxes)).body.data.campaign,
  'daily-wheel': (await guest().call(getWheels)).body.data.campaign,
  'deposit-streak': (await guest().call(getStreak)).body.data.campaign,
  'fortune-investment': (await guest().call(getFortune)).body.data.campaign,
  'fun-machine': (await guest().call(getMeter)).body.data.campaign,
  lottery: (await guest().call(getLottery, { query: {} })).body.data.campaign,
  'mini-game-slot': (await guest().call(getMiniGame)).body.data.campaign,
  'money-box': (await guest().call(getMoneyBox)).body.data.campaign,
  'prize-drops': (await guest().call(getPrizeDrops)).body.campaign,
  quests: (await guest().call(getQuest, all)).body.data.campaign,
  'rank-league': (await guest().call(getLeague)).body.data.campaign,
  'scratch-cards': (await guest().call(getScratchCards)).body.data.campaign,
  season: (await guest().call(getSeason, season)).body.data.campaign,
  tournaments: (await guest().call(getTournament, all)).body.data.campaign,
})

/** The slices with a card whose rules are built: all of them. */
const withRule = () =>
  site.slices
    .flatMap(({ campaignTemplates }) => campaignTemplates?.definition ?? [])
    .filter(({ hasRule, isPersonal }) => hasRule && !isPersonal)
    .map(({ feature }) => feature)

const statesOf = async () => [...new Set(Object.values(await shown()).map(({ state }) => state))].toSorted()

test('a fresh demo site has a card for every campaign, matching the state of its page', async () => {
  const campaigns = await shown()
  expect(await statesOf()).toEqual(['planned', 'running'])
  const known = (await cards()).filter(({ key }) => key in campaigns)
  expect(known.map(({ key }) => key).toSorted()).toEqual(Object.keys(campaigns).toSorted())
  for (const { key, ...card } of known) {
    const { title, text, state, startsAt } = campaigns[key as keyof typeof campaigns]
    expect(card).toMatchObject({ title, text, state, startsAt })
  }
  expect((await cards())[0]).toMatchObject({ state: 'running' })
  const home = (await guest().call(getHomePage)).body.payload.promotions
  // A card of its own shows while its promotion runs: none that runs is missing.
  expect(home).toEqual((await cards()).filter(({ state }, at) => state === 'running' || at < 6))
})

test('pages show the campaign’s prizes, odds, games and days', async () => {
  const drops = (await guest().call(getPrizeDrops)).body
  expect(drops.general).toMatchObject({
    dailyPrizePool: 100_000,
    highestPrizePerDay: 5_000,
    prizeCountPerDay: 500,
    minimalLevelPlay: 20,
  })
  const { wheels } = (await guest().call(getWheelsPrizes)).body.data
  expect(wheels).toHaveLength(8)
  const next = (await guest().call(getNext, { query: { limit: 2, offset: 1 } })).body.data.tournaments
  expect(next.map(({ campaign }) => campaign.title)).toEqual(['Daily sprint', 'Weekend showdown'])
  const game = next[0]?.games[0]?.slug
  const ofGame = (await guest().call(getTournament, { query: { gameId: game } })).body.data.tournament
  expect(ofGame?.games.map(({ slug }) => slug)).toContain(game)
  const { payload } = (await guest().call(getQuestsPage, all)).body
  expect(payload).toMatchObject({ quest: { type: 'advent' }, futureQuest: { type: 'season' } })
  expect(payload.playerData.days).toHaveLength(24)
  expect((await guest().call(getSeason, { params: { season: 'nobody-knows' } })).status).toBe(404)
})

test('related endpoints agree with the page: the streak’s group, the bingo game, the feature list and home', async () => {
  const { group } = (await guest().call(getGroupInfo)).body.data
  expect(group).toMatchObject({ state: 'running', minDepositValue: 499, maxNumberOfDeposit: 8, dailyStepsMax: 2 })
  const game = (await guest().call(getGameData)).body.data
  expect(game).toMatchObject({ numbers: 75, neededPoint: 10, calls: 50, lastGame: null, store: null })
  expect(game.prizes).toHaveLength(5)
  const { features } = (await guest().call(getFeaturesInfo, { query: { invited_by: 'anna' } })).body.data
  expect(features['daily-login']).toMatchObject({ isActive: true, state: 'running' })
  expect(features['bingo']).toMatchObject({ isActive: true, state: 'running', link: '/bingo' })
  const { questData } = (await guest().call(getHomePage)).body.payload
  expect(questData).toMatchObject({ day: { number: 1, isLocked: false, isEnded: false } })
})

test('a brand may sell balls', async () => {
  const options = { bingo: { hasStore: true } }
  await using other = await openTestSite({ options })
  for (const slice of other.slices) await slice.seed?.(other.context)
  const { store } = (await other.visitor().call(getGameData)).body.data
  expect(store).toMatchObject({ isOpen: false, packages: [{ balls: 3 }, { balls: 10 }, { balls: 25 }] })
})

test('a player is at the starting position; a guest has none', async () => {
  const player = await site.player()
  expect((await player.call(getLeague)).body.data.player).toMatchObject({
    currentLevel: { index: 1, currentExperience: 0 },
    currentSection: { id: 1 },
  })
  expect((await guest().call(getLeague)).body.data.player).toBeNull()
})

test('a feature that is switched off has neither endpoint nor card', async () => {
  const turn = (isOn: boolean) =>
    site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'bingo', isOn }))
  await turn(false)
  await site.liveSettings.refresh()
  expect((await guest().call(getBingo)).status).toBe(404)
  expect((await cards()).map(({ key }) => key)).not.toContain('bingo')
  await turn(true)
  await site.liveSettings.refresh()
  expect((await cards()).map(({ key }) => key)).toContain('bingo')
})

/** A player with recent activity, however far the clock was moved. */
const wake = (player: TestPlayer) =>
  site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    player.playerId,
    new Date(site.clock.now()),
  ])

test('a claim that nobody can have earned yet is refused with its reason code, before and during the campaign', async () => {
  const player = await site.player()
  const { id } = (await shown()).lottery
  const params = { id: id ?? '' }
  const reasons = async () =>
    Promise.all([
      player.call(payCashback).then(({ body }) => body),
      player.call(applyPrize).then(({ body }) => body),
      player.call(takeReward, { params }).then(({ body }) => body),
    ])
  const refused = (...names: string[]) => names.map((reasonType) => ({ success: false, reasonType }))
  expect(await reasons()).toEqual(refused('no-reward', 'no-spin', 'not-drawn'))
  expect((await player.call(takeReward, { params: { id: `cmp_${'0'.repeat(26)}` } })).status).toBe(404)
  expect((await guest().call(payCashback)).status).toBe(401)
  expect((await player.call(getTickets, { query: {} })).body.data).toMatchObject({ tickets: [], progress: 0 })
  expect((await player.call(getChosenPackage)).body.data.package).toBeNull()
})

test('the profile lists the state of every feature, each also in its own field', async () => {
  const player = await site.player()
  const { statusFeatures, featuresInfo, moneyBox } = (await player.call(getProfile)).body.data
  expect(statusFeatures).toMatchObject({ moneyBox: true, lottery: true, availableWheel: true, season: true })
  expect(featuresInfo).toMatchObject({
    moneyBox: { isActive: true, link: '/money-box' },
    bingo: { isActive: true, link: '/bingo' },
  })
  expect(moneyBox).toMatchObject({ isActive: true, status: 'active', moneyBoxAmount: 0 })
})

test('a reminder is sent once when the campaign begins, with a link to it; a canceled reminder is deleted', async () => {
  const { id } = (await shown())['mini-game-slot']
  const { rows } = await site.database.pool.query<{ id: string }>(
    "select id from campaign where feature = 'tournaments' and starts_at > $1 order by starts_at desc limit 1",
    [new Date(site.clock.now())],
  )
  const others = rows[0]?.id
  const [player, other] = [await site.player(), await site.player()]
  const params = { campaignId: id ?? '' }
  expect((await guest().call(addReminder, { params })).status).toBe(401)
  expect((await player.call(addReminder, { params: { campaignId: `cmp_${'0'.repeat(26)}` } })).status).toBe(404)
  await player.call(addReminder, { params })
  expect((await player.call(addReminder, { params })).body.data).toEqual({ remindedCampaigns: [id] })
  await other.call(addReminder, { params })
  await other.call(addReminder, { params: { campaignId: others ?? '' } })
  expect((await other.call(removeReminder, { params })).body.data).toEqual({ remindedCampaigns: [others] })
  await site.runJobs()
  await expectEvents(site, player, 'notification.wanted', [])

  site.advance(8 * DAY_MS)
  await wake(player)
  await site.runJobs()
  await site.runJobs()
  const told = { key: `promotion-on:${id}`, kind: 'reminder', url: '/?openModal=mini-game-slot', isPromotional: true }
  await expectEvents(site, player, 'notification.wanted', [expect.objectContaining(told)])
  await expectEvents(site, player, 'offer-mail.wanted', [expect.objectContaining({ key: told.key })])
  await expectEvents(site, other, 'notification.wanted', [expect.objectContaining({ key: `promotion-on:${others}` })])
  expect((await player.call(getReminders)).body.data).toEqual({ remindedCampaigns: [] })
  expect((await player.call(addReminder, { params })).status).toBe(404)
  const { statusFeatures } = (await player.call(getProfile)).body.data
  expect(statusFeatures).toMatchObject({ availableWheel: true, bingo: true })
})

test('campaigns run during their windows and end', async () => {
  site.advance(6 * DAY_MS)
  expect(await statesOf()).toEqual(['running'])
  const player = await site.player()
  const { statusFeatures } = (await player.call(getProfile)).body.data
  const on = Object.keys(statusFeatures).filter((name) => statusFeatures[name])
  expect(on).toEqual(expect.arrayContaining(['availableWheel', 'moneyBox', 'quests']))
  expect(on).toHaveLength(withRule().length)
  const running = (await cards()).filter(({ state }) => state === 'running').map(({ key }) => key)
  expect(running.toSorted()).toEqual(withRule().toSorted())
  site.advance(400 * DAY_MS)
  expect((await guest().call(getHistory, { query: { limit: 4, offset: 0 } })).body.data.tournaments).toHaveLength(4)
  expect((await guest().call(getNext, { query: { limit: 5, offset: 0 } })).body.data.tournaments).toEqual([])
})

test('past campaigns of all features are listed newest first, of one on request, and a draw is found by its id', async () => {
  const past = async (query: object) => (await guest().call(getPast, { query })).body.data
  const first = await past({ limit: 3 })
  expect(first).toMatchObject({ hasMore: true })
  const next = await past({ limit: 20, offset: 3 })
  const all = [...first.campaigns, ...next.campaigns]
  expect(new Set(all.map(({ feature }) => feature)).size).toBeGreaterThan(1)
  expect(all.map(({ finishedAt }) => finishedAt)).toEqual(all.map(({ finishedAt }) => finishedAt!).toSorted((a, b) => b - a))
  const tournaments = (await past({ feature: 'tournaments', limit: 20 })).campaigns
  expect(new Set(tournaments.map(({ feature, state }) => `${feature} ${state}`))).toEqual(new Set(['tournaments ended']))
  expect((await guest().call(getPast, { query: { feature: 'nothing' } })).status).toBe(404)
  const { id, title } = (await past({ feature: 'lottery', limit: 1 })).campaigns[0]!
  expect((await guest().call(getLottery, { query: { id: id! } })).body.data.campaign).toMatchObject({ id, title, state: 'ended' })
  expect((await guest().call(getLottery, { query: { id: `cmp_${'0'.repeat(26)}` } })).status).toBe(404)
})
