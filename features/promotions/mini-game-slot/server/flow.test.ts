import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { planBudget } from '#apps/site/testing/plan-budget.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { defHash } from '#engine/def-hash.ts'
import { listDraws } from '#features/play/fair-play/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { addDays, type CalendarDay, MINUTE_MS } from '#kernel/time.ts'
import { ROOT } from '#platform/config/index.ts'
import { ID_LOCKS } from '#platform/db/locks.ts'
import { listMigrations } from '#platform/db/migrate.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { readGrants } from '#promotions/index.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
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

async function winner(): Promise<TestPlayer> {
  site.moveTo(OPEN_DAY)
  return winnerOn(site)
}

/** A player whose first spin won: the result is random, so it tries as many players as needed. */
async function winnerOn(on: TestSite): Promise<TestPlayer> {
  for (;;) {
    const player = await on.player()
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
  const win = `a win; levels pay coins ${levels.map(({ coins }) => coins / 100).join(', ')}`
  expect(draws.map(({ prize }) => prize)).toEqual(
    ['no win', ...Array.from({ length: level }, () => win)].slice(level === levels.length ? 1 : 0),
  )
  expect(draws[0] && defHash(draws[0].rules)).toBe((await infoFor(player)).oddsHash)
  const coins = levels[level - 1]?.coins ?? 0
  await expectPostings(site, player, 'mini-game-slot', coins > 0 ? [{ coins }] : [])
  expect((await infoFor(player)).run).toMatchObject({ level, isOver: true, coins })
  expect((await play(player)).body).toEqual({ success: false, reasonType: 'played-today' })
})

test('a retry gets the same spin; an early cash-out is paid once and ends the run', async () => {
  const player = await winner()
  const again = [await play(player, 'second'), await play(player, 'second')]
  expect(again[0]?.body).toEqual(again[1]?.body)
  const other = await winner()
  const { levels } = await infoFor(other)
  const taken = await other.call(resetLevel)
  expect(taken.body).toMatchObject({ success: true, data: { run: { level: 1, isOver: true, coins: levels[0]?.coins } } })
  expect((await other.call(resetLevel)).body).toEqual(taken.body)
  await expectPostings(site, other, 'mini-game-slot', [{ coins: levels[0]?.coins ?? 0 }])
  expect((await play(other)).body).toEqual({ success: false, reasonType: 'played-today' })
})

test('a run left open at midnight pays its level once, and the next day starts a new run', async () => {
  const player = await winner()
  const { levels } = await infoFor(player)
  const coins = levels[0]?.coins ?? 0
  await site.runJobs()
  await expectPostings(site, player, 'mini-game-slot', [])
  site.moveTo(addDays(OPEN_DAY, 1))
  for (let times = 0; times < 2; times++) {
    await site.runJobs()
    await expectPostings(site, player, 'mini-game-slot', [{ coins }])
  }
  const back = await backAgain(site, player)
  expect((await infoFor(back)).run).toBeNull()
  expect((await play(back)).body).toMatchObject({ success: true, data: { run: { spins: 1 } } })
})

describe('past the campaign’s end', () => {
  /** A player whose open run is worth `coins`, in a campaign that ends within a minute. */
  async function ending(other: TestSite) {
    await miniGameSlotServer.seed?.(other.context)
    other.moveTo(OPEN_DAY)
    const player = await winnerOn(other)
    const { levels, campaign } = await infoFor(player)
    await other.database.pool.query('update campaign set ends_at = $2 where id = $1', [
      campaign.id,
      new Date(other.clock.now() + MINUTE_MS),
    ])
    return { player, coins: levels[0]?.coins ?? 0 }
  }

  test('an open run is paid, once', async () => {
    await using other = await openTestSite()
    const { player, coins } = await ending(other)
    other.advance(2 * MINUTE_MS)
    for (let times = 0; times < 2; times++) await other.closeRuns()
    await expectPostings(other, player, 'mini-game-slot', [{ coins }])
    expect((await infoFor(player)).campaign.state).toBe('ended')
    expect((await player.call(resetLevel)).body).toEqual({ success: false, reasonType: 'not-running' })
  })

  test('an open run may be cashed out until it is paid, and a newcomer has none', async () => {
    await using other = await openTestSite()
    const { player, coins } = await ending(other)
    other.advance(2 * MINUTE_MS)
    expect((await play(player)).body).toEqual({ success: false, reasonType: 'not-running' })
    const key = { headers: { 'idempotency-key': 'the-same-click' } }
    const taken = await player.call(resetLevel, key)
    expect(taken.body).toMatchObject({ success: true, data: { run: { level: 1, isOver: true, coins } } })
    expect((await (await other.player()).call(resetLevel)).body).toEqual({ success: false, reasonType: 'not-running' })
    await other.closeRuns()
    expect((await player.call(resetLevel, key)).body).toEqual(taken.body)
    await expectPostings(other, player, 'mini-game-slot', [{ coins }])
  })

  test('the worth of a self-excluded player’s run is held, whoever ends it', async () => {
    await using other = await openTestSite()
    const { player } = await ending(other)
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    const back = await backAgain(other, player)
    for (const call of [spin, resetLevel]) expect(await back.call(call)).toMatchObject({ status: 403, body: { code: 'absent' } })
    other.advance(2 * MINUTE_MS)
    await other.closeRuns()
    await expectPostings(other, player, 'mini-game-slot', [])
    expect(await readGrants(other.context.reader, { player: player.playerId })).toMatchObject([{ state: 'held', cause: 'close' }])
  })
})

test('while the brand’s promotions are stopped nothing is spun, and an open run is cashed out', async () => {
  await using other = await openTestSite()
  await miniGameSlotServer.seed?.(other.context)
  other.moveTo(OPEN_DAY)
  const player = await winnerOn(other)
  const { levels } = await infoFor(player)
  await other.context.transaction((tx) =>
    setKillSwitch(tx, { brand: other.theme.id, isOn: true, by: 'a test', at: other.clock.now() }),
  )
  expect((await play(player)).body).toEqual({ success: false, reasonType: 'not-running' })
  expect((await player.call(resetLevel)).body).toMatchObject({ success: true, data: { run: { level: 1, isOver: true } } })
  await expectPostings(other, player, 'mini-game-slot', [{ coins: levels[0]?.coins ?? 0 }])
})

test('a spin and a cash-out beside another spin are refused, and succeed later', async () => {
  const player = await newPlayer()
  const { campaign } = await infoFor(player)
  const first = await site.database.sessions.connect()
  const lock = [`${campaign.id}:${player.playerId}`, ID_LOCKS.promotionAct]
  const spinning = { status: 409, body: { code: 'already-spinning' } }
  try {
    await first.query('select pg_advisory_lock(hashtextextended($1, $2))', lock)
    expect(await play(player)).toMatchObject(spinning)
    expect(await player.call(resetLevel)).toMatchObject(spinning)
  } finally {
    await first.query('select pg_advisory_unlock(hashtextextended($1, $2))', lock)
    first.release()
  }
  expect((await play(player)).status).toBe(200)
})

test('two spins at once are each played alone or refused', async () => {
  const player = await winner()
  const answers = await Promise.all([play(player), play(player)])
  const played = answers.filter(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - played.length)
  const { draws } = (await player.call(listDraws)).body.data
  expect(draws).toHaveLength(1 + played.filter(({ body }) => body.success).length)
})

test('runs left open before the engine are paid by the migration', async () => {
  const database = await openTestDatabase()
  await using other = await openTestSite({ database })
  await miniGameSlotServer.seed?.(other.context)
  other.moveTo(OPEN_DAY)
  const [open, over] = [await other.player(), await other.player()]
  const { campaign, levels } = await infoFor(open)
  const [tables, index, onEngine, ...later] = listMigrations(ROOT).filter(({ path }) => path.includes('mini-game-slot'))
  expect(later).toEqual([])
  await withClient(database.ownerUrl, async (client) => {
    await client.query(tables!.sql + index!.sql)
    await client.query(
      `insert into mini_game_run (player, day, campaign, level, is_over)
       values ($1, $4, $3, 2, false), ($2, $4, $3, 3, true)`,
      [open.playerId, over.playerId, campaign.id, OPEN_DAY],
    )
    await client.query(onEngine!.sql)
  })
  await other.deliverEvents()
  await expectPostings(other, open, 'mini-game-slot', [{ coins: levels[1]!.coins }])
  await expectPostings(other, over, 'mini-game-slot', [])
  await database.close()
})

test('a spin is refused before its time, without a run, for a guest and when switched off', async () => {
  const early = await newPlayer(TODAY)
  expect((await play(early)).body).toEqual({ success: false, reasonType: 'not-running' })
  expect((await early.call(resetLevel)).body).toEqual({ success: false, reasonType: 'not-running' })
  const player = await newPlayer()
  expect((await player.call(resetLevel)).body).toEqual({ success: false, reasonType: 'no-run' })
  expect((await site.visitor().call(spin)).status).toBe(401)
  const set = (isOn: boolean) =>
    site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'mini-game-slot', isOn }))
  await set(false)
  await site.liveSettings.refresh()
  expect((await play(player)).status).toBe(404)
  await set(true)
  await site.liveSettings.refresh()
})

test('a spin is refused undrawn while the budget does not cover the top level', async () => {
  const player = await newPlayer()
  await planBudget(site, 'mini-game-slot', { coins: 1, entries: null })
  expect((await play(player)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
  expect((await player.call(listDraws)).body.data.draws).toEqual([])
  await planBudget(site, 'mini-game-slot', null)
  expect((await play(player)).body).toMatchObject({ success: true })
})
