import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { balancesOf, newForm } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, switchToSweepStakes } from '#features/account/account/contract.ts'
import { applyPrize, getInfo } from '#features/promotions/daily-login/contract.ts'
import { getConfigs, spin as turn } from '#features/promotions/daily-wheel/contract.ts'
import { askFreeEntry, getFreeEntry } from '#features/protection/free-entry/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { getGames } from '#features/play/lobby/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { checkRewards, signUp } from '#features/account/registration/contract.ts'
import { reward, wireReward } from '#kernel/reward.ts'
import { addDays, calendarDayOf } from '#kernel/time.ts'
import { mayGiveEntries } from '#platform/open-reward.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { checkPosition } from '../contract.ts'

const BOTH = reward(7, 3)
const COINS = { coins: 7_00 }
const WHOLE = { coins: 7_00, entries: 3_00 }
const options = {
  'daily-login': { needsConfirmedEmail: false },
  registration: { signUpReward: BOTH },
  'personal-info': { profileReward: BOTH, isProfileEasy: true },
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ options, jurisdiction: { check: 'address', privatePlace: 'US-TX' } })
  await site.slices.find(({ id }) => id === 'daily-wheel')?.seed?.(site.context)
  await publishDaily(site)
  site.moveTo(addDays(calendarDayOf(site.clock.now(), site.theme.timeZone), 2))
})
afterAll(() => site.close())

async function publishDaily({ slices, context }: TestSite): Promise<void> {
  const { definition } = slices.find(({ id }) => id === 'daily-login')!.campaignTemplates!
  await publishRun(context, definition, { config: { prizes: [{ ...WHOLE, freeSpins: null }] } })
}

const ROUND = { params: { slug: 'cherry-royale' }, body: { stake: 1 } }
const MAY_PLAY = { status: 422, body: { code: 'invalid-input' } }
const refused = (reason: string) => ({ status: 403, body: { code: 'jurisdiction-refused', reason } })
const turnWheel = async (player: TestPlayer) => {
  const { wheelId } = (await player.call(getConfigs)).body.data.wheels[0]!
  return player.call(turn, { params: { id: wheelId } })
}

test('a resident of a blocked state can play nothing and gets no gift, even while in an open state (GEO-1)', async () => {
  const player = await site.player({ state: 'WA' })
  expect(await player.call(spin, ROUND)).toMatchObject(refused('residence'))
  expect(await player.call(applyPrize)).toMatchObject(refused('residence'))
  expect(await turnWheel(player)).toMatchObject(refused('residence'))
  expect(await player.call(askFreeEntry, { body: { isAgreed: true } })).toMatchObject(refused('residence'))
})

test('a resident of a coins-only state can play coins but no entries while in an open state', async () => {
  const player = await site.player({ state: 'NY' })
  expect(await player.call(spin, ROUND)).toMatchObject(MAY_PLAY)
  await player.call(switchToSweepStakes)
  expect(await player.call(spin, ROUND)).toMatchObject(refused('coins-only'))
  expect(await player.call(askFreeEntry, { body: { isAgreed: true } })).toMatchObject(refused('coins-only'))
  expect((await player.call(getFreeEntry)).body.data.own).toMatchObject({ areEntriesOpen: false })
})

test('a resident of an open state gets full prizes', async () => {
  const player = await site.player({ state: 'TX' })
  expect((await player.call(getInfo)).body.data).toMatchObject({ isCoinsOnly: false, prizes: [WHOLE] })
  expect((await player.call(applyPrize)).body).toMatchObject({ success: true, prizes: [WHOLE] })
  await expectPostings(site, player, 'daily-login', [WHOLE])
})

test('the daily prize of a coins-only resident is its coins part, and the page says so', async () => {
  const player = await site.player({ state: 'NY' })
  const shown = { coins: 7_00, entries: 0 }
  expect((await player.call(getInfo)).body.data).toMatchObject({ isCoinsOnly: true, prizes: [shown] })
  expect((await player.call(applyPrize)).body).toMatchObject({ success: true, prizes: [shown] })
  expect((await player.call(applyPrize)).body).toMatchObject({ success: true, prizes: [shown] })
  await expectPostings(site, player, 'daily-login', [COINS])
})

test('the wheel gives a coins-only resident no entries, in either game mode', async () => {
  for (let spins = 0; spins < 6; spins++) {
    const player = await site.player({ state: 'NY' })
    if (spins % 2 === 1) await player.call(switchToSweepStakes)
    const [wheel] = (await player.call(getConfigs)).body.data.wheels
    expect(wheel).toMatchObject({ isCoinsOnly: true })
    expect(wheel?.sectors.every(({ entries }) => entries === 0)).toBe(true)
    const { body } = await turnWheel(player)
    if (!body.success) throw new Error(body.reasonType)
    const { coins, entries } = body.data.winSector.sectorDto
    expect(entries).toBe(0)
    await expectPostings(site, player, 'daily-wheel', coins > 0 ? [{ coins }] : [])
  }
})

test('an account is opened with the gift its state allows, and none in a closed one', async () => {
  const open = async (state: 'ID' | 'NJ' | 'TX') => {
    const visitor = site.visitor()
    return { visitor, reply: await visitor.call(signUp, { body: newForm({ state }) }) }
  }
  expect((await open('ID')).reply).toMatchObject(refused('residence'))
  expect(await balancesOf((await open('TX')).visitor)).toMatchObject(WHOLE)
  const { visitor } = await open('NJ')
  expect(await balancesOf(visitor)).toMatchObject({ ...COINS, entries: 0 })
  expect((await visitor.call(checkRewards, { query: {} })).body).toMatchObject({
    isCoinsOnly: true,
    registrationRewardWithoutCode: { coins: 7_00, entries: 0 },
  })
})

test('a completed profile is rewarded with coins only in a coins-only state', async () => {
  const given = async (state: string, zip: string) => {
    const player = await site.player({ state, email: `ada-${state}@mail.example`, isEmailConfirmed: true })
    const body = { name: 'Ada', surname: 'Lane', zip, state }
    expect((await player.call(updateProfile, { body: body as never })).body).toMatchObject({ success: true })
    return player
  }
  await expectPostings(site, await given('TX', '78701'), 'profile-reward', [WHOLE])
  await expectPostings(site, await given('NY', '10001'), 'profile-reward', [COINS])
})

test('guests in a coins-only jurisdiction are offered coins only', async () => {
  await using there = await openTestSite({ options, jurisdiction: { check: 'address', privatePlace: 'US-NY' } })
  const { body } = await there.visitor().call(checkRewards, { query: {} })
  expect(body).toMatchObject({ isCoinsOnly: true, registrationReferralReward: { ...wireReward(BOTH), entries: 0 } })
})

test('a shown position counts for gifts where positions are required, and a job uses the last one', async () => {
  await using there = await openTestSite({ options, jurisdiction: { check: 'coordinates', privatePlace: 'US-TX' } })
  await publishDaily(there)
  const player = await there.player({ state: 'TX' })
  const to = { db: there.context.reader, playerId: player.playerId }
  expect(await mayGiveEntries(there.context, to)).toBe(true)
  await player.call(checkPosition, { query: { latitude: 42.65, longitude: -73.75, accuracy: 100 } })
  expect((await player.call(applyPrize)).body).toMatchObject({ prizes: [{ coins: 7_00, entries: 0 }] })
  expect(await mayGiveEntries(there.context, to)).toBe(false)
})

test('a player’s restrictions have their own hash, and the game lists use the same one', async () => {
  const hashesOf = async (state: 'NY' | 'TX' | 'WA') => {
    const player = await site.player({ state })
    const { playerRestrictionIdsHash } = (await player.call(getProfile)).body.data
    expect((await player.call(getGames)).body.playerRestrictionIdsHash).toBe(playerRestrictionIdsHash)
    return playerRestrictionIdsHash
  }
  const hashes = [await hashesOf('TX'), await hashesOf('NY'), await hashesOf('WA')]
  expect(new Set(hashes).size).toBe(3)
  expect(await hashesOf('NY')).toBe(hashes[1])
})

test('a job that asks for many players at once hears what it hears for each', async () => {
  const players = [await site.player({ state: 'TX' }), await site.player({ state: 'NY' }), await site.player({ state: 'TX' })]
  const ids = players.map(({ playerId }) => playerId)
  await site.database.pool.query(
    `insert into place_check (brand, player, address, source, country, state, product, reason, at)
     values ($1, $2, '127.0.0.1', 'address', 'US', 'NY', 'coins', null, $3)`,
    [site.theme.id, ids[2], new Date(site.clock.now())],
  )
  const db = site.context.reader
  expect(await site.context.entriesClosedTo(db, ids)).toEqual(new Set([ids[1], ids[2]]))
  const each = await Promise.all(ids.map((playerId) => site.context.areEntriesOpen({ db, playerId, visit: null })))
  expect(each).toEqual([true, false, false])
  expect(await site.context.entriesClosedTo(db, [])).toEqual(new Set())
})
