import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import type { EventPayload } from '#kernel/event.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { addDays, type CalendarDay, HOUR_MS, startOfDay } from '#kernel/time.ts'
import { purchaseCompleted, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { getQuest, getQuestsPage } from '../contract.ts'
import { questsCampaign } from '../shared/campaign.ts'
import type { PlannedTask } from '#kernel/tasks/task.ts'
import { questsServer } from './index.ts'

const TODAY = '2026-11-21' as CalendarDay
const START = addDays(TODAY, -1)
const DAYS = 4
const all = { query: {} }

const task = (type: PlannedTask['type'], target: number, told: Partial<PlannedTask> = {}): PlannedTask => ({
  type,
  target,
  mode: null,
  gameIds: [],
  prize: { coins: 50_000, entries: 0 },
  ...told,
})
const GAMES = ['cherry-royale', 'voltage-sevens']
const TASKS = [
  task('rounds', 2, { gameIds: GAMES, prize: { coins: 10_000, entries: 50 } }),
  task('purchases', 1, { prize: { coins: 40_000, entries: 0 } }),
]

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ options: { quests: { hasOptimizedGames: true } } })
  site.moveTo(TODAY)
  await openQuest('advent')
})
afterAll(() => site.close())

/** A quest since yesterday. */
async function openQuest(type: 'advent' | 'season', tasks = TASKS): Promise<void> {
  const { timeZone } = site.theme
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'quests'")
  await publishRun(site.context, questsCampaign, {
    config: { type, days: Array.from({ length: DAYS }, () => ({ tasks })) },
    startsAt: startOfDay(START, timeZone),
    endsAt: startOfDay(addDays(START, DAYS), timeZone),
  })
}

async function newPlayer(state?: string): Promise<TestPlayer> {
  site.moveTo(TODAY)
  site.advance(HOUR_MS)
  return site.player(state ? { state } : {})
}

async function play(player: TestPlayer, rounds: number, told: Partial<EventPayload<typeof roundSettled>> = {}): Promise<void> {
  const { playerId } = player
  await site.context.transaction(async (tx) => {
    for (let nth = 0; nth < rounds; nth++) {
      const payload = settledRound(site.context.newId('rnd'), told)
      await emit(tx, roundSettled, { playerId, at: site.clock.now(), payload })
    }
  })
  await site.deliverEvents()
}

const questOf = async (player: TestPlayer) => (await player.call(getQuest, all)).body.data
const daysOf = async (player: TestPlayer) => (await questOf(player)).playerData.days
const progressOf = async (player: TestPlayer, day: number) => (await daysOf(player))[day]?.tasks.map(({ progress }) => progress)

test('a task pays once when it is done, and page, home and profile tell what the pushes told', async () => {
  const player = await newPlayer()
  await play(player, 1)
  expect(await progressOf(player, 1)).toEqual([1, 0])
  await expectPush(site, player, 'quest', { action: 'progress', from: 1, days: [[1, 0]] })
  await play(player, 3)
  await expectPostings(site, player, 'quests', [{ coins: 10_000, entries: 50 }])
  await expectPush(site, player, 'quest', { action: 'taskCompleted', count: 1, prize: { coins: 10_000, entries: 50 } })
  const profile = (await player.call(getProfile)).body.data as PlayerProfile
  expect(profile.quest).toEqual({ from: 1, days: [[2, 0]] })
  const { questData } = (await player.call(getHomePage)).body.payload
  expect(questData).toMatchObject({ quest: { type: 'advent' }, day: { number: 2, tasks: [{ isCompleted: true }, {}] } })
})

test('a visit and a purchase count', async () => {
  await openQuest('advent', [task('sign-in', 1, { prize: { coins: 20_000, entries: 0 } }), TASKS[1]!])
  const player = await newPlayer()
  expect(await questOf(player)).toMatchObject({ quest: { type: 'advent' } })
  const order = { orderId: 'ord_1', preset: 'starter', cents: 199, nth: 1, offer: null, coins: 1, entries: 1 }
  await site.context.transaction((tx) =>
    emit(tx, purchaseCompleted, { playerId: player.playerId, at: site.clock.now(), payload: order }),
  )
  await site.deliverEvents()
  await expectPostings(site, player, 'quests', [{ coins: 20_000 }, { coins: 40_000 }])
  await openQuest('advent')
})

test('a day opens at its date and an ended one stays closed, with what was done in it', async () => {
  const player = await newPlayer()
  await play(player, 2)
  expect((await daysOf(player)).map(({ isLocked, isEnded }) => [isLocked, isEnded])).toEqual([
    [false, true],
    [false, false],
    [true, false],
    [true, false],
  ])
  site.moveTo(addDays(TODAY, 1))
  await play(player, 1)
  const days = await daysOf(player)
  expect(days.map(({ isEnded }) => isEnded)).toEqual([true, true, false, false])
  expect(days.map(({ tasks }) => tasks[0]!.progress)).toEqual([0, 2, 1, 0])
  await expectPostings(site, player, 'quests', [{ coins: 10_000, entries: 50 }])
})

test('a season’s days stay open, and play counts for the earliest that needs it', async () => {
  await openQuest('season')
  const player = await newPlayer()
  await play(player, 3)
  expect((await daysOf(player)).map(({ tasks }) => tasks[0]!.progress)).toEqual([2, 1, 0, 0])
  await openQuest('advent')
})

test('games of several tasks are listed once where the client asks for it', async () => {
  const { body } = await site.visitor().call(getQuestsPage, { query: { useOptimizedGames: '1' } })
  expect(body.payload.sharedGameSets).toEqual([GAMES])
  expect(body.payload.playerData.days[0]?.tasks[0]).toMatchObject({ gameIds: [], sharedGameIds: 0, progress: 0 })
  expect(Object.keys(body.payload.gameTitles)).toEqual(GAMES)
})

test('a place without entries gets and shows the coins part', async () => {
  const player = await newPlayer('NY')
  expect(await questOf(player)).toMatchObject({ isCoinsOnly: true })
  expect((await daysOf(player))[1]?.tasks[0]?.prize).toEqual({ coins: 10_000, entries: 0 })
  await play(player, 2)
  await expectPostings(site, player, 'quests', [{ coins: 10_000 }])
})

test('events that are read twice, or by two at once, pay once', async () => {
  const player = await newPlayer()
  await play(player, 2)
  await Promise.all([site.deliverEvents(), site.deliverEvents()])
  expect(await progressOf(player, 1)).toEqual([2, 0])
  await expectPostings(site, player, 'quests', [{ coins: 10_000, entries: 50 }])
})

test('an ended quest keeps its days, and the next one is announced with its start', async () => {
  await using other = await openTestSite()
  await questsServer.seed?.(other.context)
  const guest = other.visitor()
  const { quest, futureQuest } = (await guest.call(getQuest, all)).body.data
  expect([quest?.type, futureQuest?.type]).toEqual(['advent', 'season'])
  other.advance(25 * 24 * HOUR_MS)
  expect((await guest.call(getHomePage)).body.payload.questData).toMatchObject({
    quest: null,
    futureQuest: { type: 'season' },
    day: null,
  })
  other.advance(30 * 24 * HOUR_MS)
  const last = (await guest.call(getQuest, all)).body.data
  expect(last).toMatchObject({ quest: null, futureQuest: null, campaign: { state: 'ended' } })
  expect(last.playerData.days.every(({ isEnded }) => isEnded)).toBe(true)
})

test('a feature that is off answers 404 and shows nothing on home', async () => {
  await using off = await openTestSite({ options: { quests: false } })
  await questsServer.seed?.(off.context)
  expect(await off.visitor().call(getQuest, all)).toMatchObject({ status: 404 })
  expect((await off.visitor().call(getHomePage)).body.payload.questData).toBeNull()
  await using switched = await openTestSite()
  await switched.context.transaction((tx) => setFeatureSwitch(tx, { brand: switched.theme.id, feature: 'quests', isOn: false }))
  await switched.liveSettings.refresh()
  expect(await switched.visitor().call(getQuest, all)).toMatchObject({ status: 404 })
})
