import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { listDraws } from '#features/fair-play/contract.ts'
import { addDays, type CalendarDay } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { getInfo, resetLevel, spin } from '../contract.ts'
import { miniGameSlotServer } from './index.ts'

const TODAY = '2026-11-21' as CalendarDay
const OPEN_DAY = addDays(TODAY, 8)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await miniGameSlotServer.seed?.(site.context)
})
afterAll(() => site.close())

const infoFor = async (player: TestPlayer) => (await player.call(getInfo)).body.data
const play = async (player: TestPlayer, key = '') => player.call(spin, key ? { headers: { 'idempotency-key': key } } : {})

async function newPlayer(day: CalendarDay = OPEN_DAY): Promise<TestPlayer> {
  site.moveTo(day)
  return site.player()
}

/** Somebody whose first spin won: chance decides, so as many as it takes. */
async function winner(): Promise<TestPlayer> {
  for (;;) {
    const player = await newPlayer()
    const { body } = await play(player)
    if (body.success && body.data.isWin) return player
  }
}

test('a run climbs by wins, ends with the first loss or at the top, and pays its level once', async () => {
  const player = await newPlayer()
  const { levels } = await infoFor(player)
  let level = 0
  for (;;) {
    const { body } = await play(player)
    if (!body.success) throw new Error(body.reasonType)
    const { isWin, run } = body.data
    expect(run.level).toBe(isWin ? level + 1 : level)
    ;({ level } = run)
    if (run.isOver) break
  }
  const { draws } = (await player.call(listDraws)).body.data
  expect(draws.map(({ prize }) => prize)).toEqual(
    ['no win', ...Array.from({ length: level }, () => 'a win')].slice(level === levels.length ? 1 : 0),
  )
  const coins = levels[level - 1]?.coins ?? 0
  await expectPostings(site, player, 'mini-game-slot', coins > 0 ? [{ coins }] : [])
  expect((await infoFor(player)).run).toMatchObject({ level, isOver: true, coins })
  expect((await play(player)).body).toEqual({ success: false, reasonType: 'played_today' })
})

test('a retry gets the same spin; what is taken early is paid once, and the run is over', async () => {
  const player = await winner()
  const again = [await play(player, 'second'), await play(player, 'second')]
  expect(again[0]?.body).toEqual(again[1]?.body)
  const other = await winner()
  const { levels } = await infoFor(other)
  const taken = await other.call(resetLevel)
  expect(taken.body).toMatchObject({ success: true, data: { run: { level: 1, isOver: true, coins: levels[0]?.coins } } })
  expect((await other.call(resetLevel)).body).toEqual(taken.body)
  await expectPostings(site, other, 'mini-game-slot', [{ coins: levels[0]?.coins ?? 0 }])
  expect((await play(other)).body).toEqual({ success: false, reasonType: 'played_today' })
})

test('one spin at a time: another meanwhile is told so, and goes through afterwards', async () => {
  const player = await newPlayer()
  const first = await site.database.pool.connect()
  const name = `${player.playerId} prizes`
  try {
    await first.query('select pg_advisory_lock(hashtextextended($1, 7303))', [name])
    const { status, body } = await play(player)
    expect([status, body]).toMatchObject([409, { code: 'already-spinning' }])
  } finally {
    await first.query('select pg_advisory_unlock(hashtextextended($1, 7303))', [name])
    first.release()
  }
  expect((await play(player)).status).toBe(200)
})

test('before its time, without a run, to a guest and switched off it is refused', async () => {
  const early = await newPlayer(TODAY)
  expect((await play(early)).body).toEqual({ success: false, reasonType: 'not_running' })
  expect((await early.call(resetLevel)).body).toEqual({ success: false, reasonType: 'not_running' })
  const player = await newPlayer()
  expect((await player.call(resetLevel)).body).toEqual({ success: false, reasonType: 'no_run' })
  expect((await site.visitor().call(spin)).status).toBe(401)
  const set = (isOn: boolean) =>
    site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'mini-game-slot', isOn }))
  await set(false)
  await site.liveSettings.refresh()
  expect((await play(player)).status).toBe(404)
  await set(true)
  await site.liveSettings.refresh()
})
