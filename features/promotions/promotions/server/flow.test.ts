import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { accrueReward, getGameData, getInfo as getBingo } from '#features/bingo/contract.ts'
import { getInfo as getCoinDrops } from '#features/coin-drops/contract.ts'
import { getInfo as getCosmicBoxes } from '#features/cosmic-boxes/contract.ts'
import { getConfigs as getWheels } from '#features/daily-wheel/contract.ts'
import { applyPrize, getGroupInfo, getInfo as getStreak, getWheelsPrizes } from '#features/deposit-streak/contract.ts'
import { getHomePage } from '#features/lobby/contract.ts'
import { getInfo as getMiniGame } from '#features/mini-game-slot/contract.ts'
import { getInfo as getMoneyBox } from '#features/money-box/contract.ts'
import { getInfo as getPrizeDrops } from '#features/prize-drops/contract.ts'
import { getQuest, getQuestsPage } from '#features/quests/contract.ts'
import { getInfo as getLeague, payCashback } from '#features/rank-league/contract.ts'
import { getInfo as getScratchCards } from '#features/scratch-cards/contract.ts'
import { CURRENT_SEASON, getSeason } from '#features/season/contract.ts'
import { getDetails as getLottery, getTickets, takeReward } from '#features/lottery/contract.ts'
import { getMachine, getMeter } from '#features/fun-machine/contract.ts'
import { getChosenPackage, getPackages as getFortune } from '#features/fortune-investment/contract.ts'
import { getProfile } from '#features/account/contract.ts'
import { getHistory, getNext, getTournament } from '#features/tournaments/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { addReminder, getFeaturesInfo, getPromotionsPage, getReminders, removeReminder } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seed()
  await seed()
})
afterAll(() => site.close())

/** The demo data of every slice, as a start of the site has it. */
async function seed(): Promise<void> {
  for (const slice of site.slices) await slice.seed?.(site.context)
}

const guest = () => site.visitor()
const cards = async () => (await guest().call(getPromotionsPage)).body.payload.promotions
const season = { params: { season: CURRENT_SEASON } }
const all = { query: {} }

/** What each page shows of its campaign, for a guest. */
const shown = async () => ({
  bingo: (await guest().call(getBingo)).body.data.campaign,
  'coin-drops': (await guest().call(getCoinDrops)).body.data.campaign,
  'cosmic-boxes': (await guest().call(getCosmicBoxes)).body.data.campaign,
  'daily-wheel': (await guest().call(getWheels)).body.data.campaign,
  'deposit-streak': (await guest().call(getStreak)).body.data.campaign,
  'fortune-investment': (await guest().call(getFortune)).body.data.campaign,
  'fun-machine': (await guest().call(getMeter)).body.data.campaign,
  lottery: (await guest().call(getLottery)).body.data.campaign,
  'mini-game-slot': (await guest().call(getMiniGame)).body.data.campaign,
  'money-box': (await guest().call(getMoneyBox)).body.data.campaign,
  'prize-drops': (await guest().call(getPrizeDrops)).body.campaign,
  quests: (await guest().call(getQuest, all)).body.data.campaign,
  'rank-league': (await guest().call(getLeague)).body.data.campaign,
  'scratch-cards': (await guest().call(getScratchCards)).body.data.campaign,
  season: (await guest().call(getSeason, season)).body.data.campaign,
  tournaments: (await guest().call(getTournament, all)).body.data.campaign,
})

const statesOf = async () => new Set(Object.values(await shown()).map(({ state }) => state))

test('a fresh demo site has a card for everything, with the state of its page', async () => {
  const campaigns = await shown()
  expect(await statesOf()).toEqual(new Set(['planned']))
  const known = (await cards()).filter(({ key }) => key in campaigns)
  expect(known.map(({ key }) => key).toSorted()).toEqual(Object.keys(campaigns).toSorted())
  for (const { key, ...card } of known) {
    const { title, text, state, startsAt } = campaigns[key as keyof typeof campaigns]
    expect(card).toMatchObject({ title, text, state, startsAt })
  }
  expect((await cards())[0]).toMatchObject({ key: 'daily-login', state: 'running' })
  const home = (await guest().call(getHomePage)).body.payload.promotions
  expect(home).toEqual((await cards()).slice(0, 6))
})

test('pages show what the campaign says: prizes, odds, games and days', async () => {
  const drops = (await guest().call(getPrizeDrops)).body
  expect(drops.general).toMatchObject({ dailyPrizePool: 10_000_000, prizeCountPerDay: 500, minimalLevelPlay: 20 })
  const { wheels } = (await guest().call(getWheelsPrizes)).body.data
  expect(wheels).toHaveLength(8)
  const next = (await guest().call(getNext, { query: { limit: 2, offset: 1 } })).body.data.tournaments
  expect(next.map(({ campaign }) => campaign.title)).toEqual(['Weekend table', 'The long week'])
  const game = next[0]?.games[0]?.slug
  const ofGame = (await guest().call(getTournament, { query: { gameId: game } })).body.data.tournament
  expect(ofGame?.games.map(({ slug }) => slug)).toContain(game)
  const { payload } = (await guest().call(getQuestsPage, all)).body
  expect(payload).toMatchObject({ quest: null, futureQuest: { type: 'advent' } })
  expect(payload.playerData.days.every(({ isLocked }) => isLocked)).toBe(true)
  expect((await guest().call(getSeason, { params: { season: 'nobody-knows' } })).status).toBe(404)
})

test('what stands beside a page says the same: the streak’s group, the game of bingo, the features by name, home', async () => {
  const { group } = (await guest().call(getGroupInfo)).body.data
  expect(group).toMatchObject({ state: 'planned', minDepositValue: 499, maxNumberOfDeposit: 8, dailyStepsMax: 2 })
  const game = (await guest().call(getGameData)).body.data
  expect(game).toMatchObject({ numbers: 75, neededPoint: 10, store: null })
  expect(game.prizes).toHaveLength(5)
  const { features } = (await guest().call(getFeaturesInfo, { query: { invited_by: 'anna' } })).body.data
  expect(features['daily-login']).toMatchObject({ isActive: true, state: 'running' })
  expect(features['bingo']).toMatchObject({ isActive: false, state: 'planned', link: '/bingo' })
  const { questData } = (await guest().call(getHomePage)).body.payload
  expect(questData).toMatchObject({ quest: null, futureQuest: { type: 'advent' }, day: null })
})

test('a brand may sell balls, and may name the games of its quests by shared sets', async () => {
  const options = { bingo: { hasStore: true }, quests: { hasOptimizedGames: true } }
  await using other = await openTestSite({ options })
  for (const slice of other.slices) await slice.seed?.(other.context)
  const { store } = (await other.visitor().call(getGameData)).body.data
  expect(store).toMatchObject({ isOpen: false, packages: [{ balls: 1 }, { balls: 3 }, { balls: 10 }] })
  const ask = async (site: TestSite, query: object) => (await site.visitor().call(getQuest, { query })).body.data
  const plain = await ask(other, {})
  const shared = await ask(other, { useOptimizedGames: '1' })
  expect(plain.sharedGameSets).toEqual([])
  const gamesOf = ({ playerData, sharedGameSets }: typeof plain) =>
    playerData.days.flatMap(({ tasks }) =>
      tasks.map(({ gameIds, sharedGameIds }) => (sharedGameIds === null ? gameIds : sharedGameSets[sharedGameIds])),
    )
  expect(gamesOf(shared)).toEqual(gamesOf(plain))
  expect(shared.playerData.days.flatMap(({ tasks }) => tasks.flatMap(({ gameIds }) => gameIds))).toEqual([])
  expect((await ask(site, { useOptimizedGames: '1' })).sharedGameSets).toEqual([])
})

test('a player stands where everybody begins; a guest nowhere', async () => {
  const player = await site.player()
  expect((await player.call(getLeague)).body.data.player).toMatchObject({
    currentLevel: { index: 1, currentExperience: 0 },
    currentSection: { id: 1 },
  })
  expect((await guest().call(getLeague)).body.data.player).toBeNull()
})

test('switched off, a feature has neither its call nor its card', async () => {
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

/** Somebody who was just here, however far the clock was moved. */
const wake = (player: TestPlayer) =>
  site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    player.playerId,
    new Date(site.clock.now()),
  ])

test('what nobody can have earned yet is refused by name, before its time and in it', async () => {
  const player = await site.player()
  const { id } = (await shown()).lottery
  const params = { id: id ?? '' }
  const reasons = async () =>
    Promise.all([
      player.call(payCashback).then(({ body }) => body),
      player.call(applyPrize).then(({ body }) => body),
      player.call(accrueReward).then(({ body }) => body),
      player.call(takeReward, { params }).then(({ body }) => body),
    ])
  const refused = (...names: string[]) => names.map((reasonType) => ({ success: false, reasonType }))
  expect(await reasons()).toEqual(refused('not_running', 'not_running', 'not_running', 'not_drawn'))
  expect((await player.call(takeReward, { params: { id: `cmp_${'0'.repeat(26)}` } })).status).toBe(404)
  expect((await guest().call(payCashback)).status).toBe(401)
  expect((await player.call(getTickets)).body.data).toEqual({ tickets: [], progress: 0 })
  expect((await player.call(getChosenPackage)).body.data.package).toBeNull()
  expect((await player.call(getMachine)).body.data.pulls).toBe(0)
})

test('the profile knows of every feature whether it is on, each also in the field of its own', async () => {
  const player = await site.player()
  const { statusFeatures, featuresInfo, moneyBox } = (await player.call(getProfile)).body.data
  expect(statusFeatures).toMatchObject({ moneyBox: false, lottery: false, availableWheel: false, season: false })
  expect(featuresInfo).toMatchObject({ moneyBox: { isActive: false, link: '/money-box', startsAt: expect.any(Number) } })
  expect(moneyBox).toEqual({ isActive: false })
})

test('who asks to be reminded is told once, when it begins, and led to it; what is taken back is forgotten', async () => {
  const [{ id }, { id: others }] = [(await shown()).bingo, (await shown())['money-box']]
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

  site.advance(3 * DAY_MS)
  await wake(player)
  await site.runJobs()
  await site.runJobs()
  const told = { key: `promotion-on:${id}`, kind: 'reminder', url: '/bingo', isPromotional: true }
  await expectEvents(site, player, 'notification.wanted', [expect.objectContaining(told)])
  await expectEvents(site, player, 'offer-mail.wanted', [expect.objectContaining({ key: told.key })])
  await expectEvents(site, other, 'notification.wanted', [])
  expect((await player.call(getReminders)).body.data).toEqual({ remindedCampaigns: [] })
  expect((await player.call(addReminder, { params })).status).toBe(404)
  const { statusFeatures, bingo } = (await player.call(getProfile)).body.data
  expect([statusFeatures['bingo'], bingo.isActive]).toEqual([true, true])
})

test('when the time comes all of them are on, and afterwards none is', async () => {
  site.advance(11 * DAY_MS)
  const states = Object.entries(await shown()).map(([key, { state }]) => `${key} ${state}`)
  // Coin drops and the tournaments of the demo are over by then, or go on.
  expect(states.filter((text) => text.endsWith('planned'))).toEqual([])
  expect((await guest().call(getQuest, all)).body.data.quest).toMatchObject({ type: 'advent' })
  site.advance(400 * DAY_MS)
  expect(await statesOf()).toEqual(new Set(['none']))
  expect((await guest().call(getHistory, { query: { limit: 4, offset: 0 } })).body.data.tournaments).toHaveLength(3)
  const gone = await guest().call(getPrizeDrops)
  expect(gone.body).toMatchObject({ general: null, prizes: [], campaign: { id: null, title: 'Prize drops' } })
})
