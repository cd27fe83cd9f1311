import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/contract.ts'
import { getSeeds, rotateSeeds } from '#features/fair-play/contract.ts'
import { addDays, type CalendarDay, DAY_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { getConfigs, spin } from '../contract.ts'
import { demos } from './demos.ts'
import { dailyWheelServer } from './index.ts'
import { drawSector, wheelHash } from './rules.ts'

const TODAY = '2026-11-21' as CalendarDay
/** The demo's wheel turns from the day after the site began. */
const OPEN_DAY = addDays(TODAY, 2)
const { sectors } = demos[0]!.config(TODAY)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await dailyWheelServer.seed?.(site.context)
})
afterAll(() => site.close())

const wheelFor = async (who: TestPlayer) => (await who.call(getConfigs)).body.data.wheels[0]!
const turn = async (player: TestPlayer, { id = '', key = '' } = {}) =>
  player.call(spin, {
    params: { id: id || (await wheelFor(player)).wheelId },
    headers: key ? { 'idempotency-key': key } : {},
  })

async function newPlayer(day: CalendarDay = OPEN_DAY): Promise<TestPlayer> {
  site.moveTo(day)
  return site.player()
}

describe('a spin', () => {
  test('gives the drawn slice, once, pushes the balance, and the wheel waits for tomorrow', async () => {
    const player = await newPlayer()
    expect(await wheelFor(player)).toMatchObject({ type: 'availableWheel', available: true })
    const { body } = await turn(player)
    if (!body.success) throw new Error(body.reasonType)
    const { sectorDto } = body.data.winSector
    expect(sectors[sectorDto.index]).toMatchObject({ coins: sectorDto.coins, entries: sectorDto.entries })
    const given = Object.fromEntries(
      Object.entries({ coins: sectorDto.coins, entries: sectorDto.entries }).filter(([, n]) => n > 0),
    )
    await expectPostings(site, player, 'daily-wheel', [given])
    await expectPush(site, player, 'setBalance', { ...given, reason: 'daily-wheel' })
    expect(body.data.wheelData).toMatchObject({ available: false })
    expect(await wheelFor(player)).toEqual(body.data.wheelData)
    expect((await turn(player)).body).toEqual({ success: false, reasonType: 'spun_today' })
    const { featuresInfo } = (await player.call(getProfile)).body.data
    expect(featuresInfo).toMatchObject({
      availableWheel: { isActive: true, available: false, day: OPEN_DAY, quietAtDeposits: [] },
      boosterWheel: { isActive: false },
    })
  })

  test('retried answers with the same slice and moves nothing; many at once turn it once', async () => {
    const player = await newPlayer()
    const first = await turn(player, { key: 'the-same-click' })
    expect((await turn(player, { key: 'the-same-click' })).body).toEqual(first.body)
    const other = await newPlayer()
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => turn(other, { key: `click-${at}` })))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    const { rows } = await site.database.pool.query('select count(*)::int as spins from daily_wheel_spin where player = $1', [
      other.playerId,
    ])
    expect(rows).toEqual([{ spins: 1 }])
  })

  test('is drawn from the player’s own pair for prizes, and can be drawn again once that is revealed', async () => {
    const player = await newPlayer()
    const { active } = (await player.call(getSeeds)).body.data
    const { body } = await turn(player)
    if (!body.success) throw new Error(body.reasonType)
    const { proof, winSector } = body.data
    expect(active.find(({ mode }) => mode === 'prizes')?.commit).toBe(proof.commit)
    expect(proof).toMatchObject({ nonce: 1, defHash: wheelHash(sectors) })
    await turn(player)
    const { revealed } = (await player.call(rotateSeeds, { body: { mode: 'prizes' } })).body.data
    expect(revealed).toMatchObject({ commit: proof.commit, rounds: 1 })
    expect(drawSector(sectors, { ...proof, serverSeed: revealed.serverSeed })).toBe(winSector.sectorDto.index)
  })

  test('is refused before its time, for another wheel, and to a guest; switched off there is none', async () => {
    const early = await newPlayer(TODAY)
    expect(await wheelFor(early)).toMatchObject({ available: false })
    expect((await turn(early)).body).toEqual({ success: false, reasonType: 'not_running' })
    const player = await newPlayer()
    expect((await turn(player, { id: 'cmp_of_another_day' })).body).toEqual({ success: false, reasonType: 'not_found' })
    const { wheelId } = await wheelFor(player)
    expect((await site.visitor().call(spin, { params: { id: wheelId } })).status).toBe(401)
    const set = (isOn: boolean) =>
      site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'daily-wheel', isOn }))
    await set(false)
    await site.liveSettings.refresh()
    expect((await turn(player, { id: wheelId })).status).toBe(404)
    await set(true)
    await site.liveSettings.refresh()
  })

  test('comes again the day after', async () => {
    const player = await newPlayer()
    await turn(player)
    site.advance(DAY_MS)
    const now = new Date(site.clock.now())
    await site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
      player.playerId,
      now,
    ])
    expect(await wheelFor(player)).toMatchObject({ available: true })
    expect((await turn(player)).body).toMatchObject({ success: true })
  })
})
