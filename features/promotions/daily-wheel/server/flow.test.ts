import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { defHash } from '#engine/def-hash.ts'
import { verifyPrize } from '#engine/fair/prize-draw.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getSeeds, listDraws, rotateSeeds } from '#features/play/fair-play/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { addDays, type CalendarDay, DAY_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { setBrandCap } from '#promotions/claims/brand-cap.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { getConfigs, spin } from '../contract.ts'
import { wheelOdds } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { dailyWheelServer } from './index.ts'

const TODAY = '2026-11-21' as CalendarDay
/** The demo wheel runs from the day on which the site was created. */
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

const drawsOf = async (player: TestPlayer) => (await player.call(listDraws)).body.data.draws

async function newPlayer(day: CalendarDay = OPEN_DAY): Promise<TestPlayer> {
  site.moveTo(day)
  return site.player()
}

describe('a spin', () => {
  test('gives the drawn segment once, pushes the balance, and closes the wheel until tomorrow', async () => {
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
    expect((await turn(player)).body).toEqual({ success: false, reasonType: 'spun-today' })
    const { featuresInfo } = (await player.call(getProfile)).body.data
    expect(featuresInfo).toMatchObject({
      availableWheel: { isActive: true, available: false, day: OPEN_DAY, suppressAtDepositCounts: [] },
      boosterWheel: { isActive: false },
    })
  })

  test('retried returns the same segment and moves nothing; concurrent requests spin once', async () => {
    const player = await newPlayer()
    const first = await turn(player, { key: 'the-same-click' })
    expect((await turn(player, { key: 'the-same-click' })).body).toEqual(first.body)
    expect(await drawsOf(player)).toHaveLength(1)
    const other = await newPlayer()
    await turn(other)
    site.advance(DAY_MS)
    const back = await backAgain(site, other)
    const { wheelId: id } = await wheelFor(back)
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [other.playerId] }
    const answers = await atOnce(site, lock, [() => turn(back, { id, key: 'one' }), () => turn(back, { id, key: 'two' })])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await drawsOf(back)).toHaveLength(2)
  })

  test('FAIR-9 uses the odds whose hash was shown before, and the time of showing is recorded', async () => {
    const player = await newPlayer()
    const shown = (await player.call(getConfigs)).body.data.wheels[0]!.oddsHash
    site.advance(60_000)
    const { body } = await turn(player)
    expect(body.success && body.data.proof.defHash).toBe(shown)
    const [draw] = await drawsOf(player)
    expect(draw && defHash(draw.rules)).toBe(shown)
    expect(Date.parse(draw!.oddsSince!)).toBeLessThan(Date.parse(draw!.at))
  })

  test('is drawn from the player’s own prize seed pair and can be verified once that is revealed', async () => {
    const player = await newPlayer()
    const { next } = (await player.call(getSeeds)).body.data
    const { body } = await turn(player)
    if (!body.success) throw new Error(body.reasonType)
    const { proof, winSector } = body.data
    expect(next.find(({ mode }) => mode === 'prizes')?.commit).toBe(proof.commit)
    const odds = wheelOdds(sectors)
    expect(proof).toMatchObject({ nonce: 1, gameId: 'daily-wheel', defHash: odds.hash })
    await turn(player)
    const { revealed } = (await player.call(rotateSeeds, { body: { mode: 'prizes' } })).body.data
    expect(revealed).toMatchObject({ commit: proof.commit, rounds: 1 })
    const [draw] = await drawsOf(player)
    const { commit, clientSeed, nonce } = proof
    const { id: prize } = odds.rules.prizes[winSector.sectorDto.index]!
    expect(draw).toMatchObject({ commit, clientSeed, nonce, prize, rules: odds.rules })
    expect(verifyPrize({ ...draw!, serverSeed: revealed.serverSeed })).toMatchObject({ isTrue: true, faults: [] })
  })

  test('is refused before its time, for another wheel and for a guest; switched off, the wheel does not exist', async () => {
    const early = await newPlayer(addDays(TODAY, -1))
    expect(await wheelFor(early)).toMatchObject({ available: false })
    expect((await turn(early)).body).toEqual({ success: false, reasonType: 'not-running' })
    const player = await newPlayer()
    expect((await turn(player, { id: 'cmp_of_another_day' })).body).toEqual({ success: false, reasonType: 'not-found' })
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

  test('is available again the next day', async () => {
    const player = await newPlayer()
    await turn(player)
    site.advance(DAY_MS)
    const back = await backAgain(site, player)
    expect(await wheelFor(back)).toMatchObject({ available: true })
    expect((await turn(back)).body).toMatchObject({ success: true })
  })

  test('is refused undrawn where the brand’s cap of the day leaves less than the largest prize', async () => {
    await using other = await openTestSite()
    await dailyWheelServer.seed?.(other.context)
    other.moveTo(OPEN_DAY)
    const player = await other.player()
    const cap = (centsPerDay: number | null) =>
      other.context.transaction((tx) =>
        setBrandCap(tx, { brand: other.theme.id, centsPerDay, by: 'a test', at: other.clock.now() }),
      )
    await cap(Math.max(...sectors.map(({ entries }) => entries)) - 1)
    expect((await turn(player)).body).toEqual({ success: false, reasonType: 'cap-reached' })
    expect(await drawsOf(player)).toEqual([])
    await expectPostings(other, player, 'daily-wheel', [])
    await cap(null)
    expect((await turn(player)).body).toMatchObject({ success: true })
  })

  test('is refused to a self-excluded player, while the brand’s promotions are stopped, and after the end', async () => {
    await using other = await openTestSite()
    await dailyWheelServer.seed?.(other.context)
    other.moveTo(OPEN_DAY)
    const player = await other.player()
    const { wheelId: id } = await wheelFor(player)
    const stop = (isOn: boolean) =>
      other.context.transaction((tx) => setKillSwitch(tx, { brand: other.theme.id, isOn, by: 'a test', at: other.clock.now() }))
    await stop(true)
    expect((await turn(player, { id })).body).toEqual({ success: false, reasonType: 'not-running' })
    await stop(false)
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    expect(await turn(await backAgain(other, player), { id })).toMatchObject({ status: 403, body: { code: 'absent' } })
    await expectPostings(other, player, 'daily-wheel', [])
    other.advance(61 * DAY_MS)
    const late = await other.player()
    expect((await turn(late, { id })).body).toEqual({ success: false, reasonType: 'not-running' })
    expect(await wheelFor(late)).toMatchObject({ available: false, wheelId: id })
  })
})
