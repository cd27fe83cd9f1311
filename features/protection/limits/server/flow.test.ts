import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectEvents } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, switchToSweepStakes } from '#features/account/account/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { acknowledge } from '#features/protection/reality-check/contract.ts'
import { money } from '#kernel/money.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { checkInvariants, post } from '#ledger/index.ts'
import { refuseOverCap, setCap, takePurchase } from '#platform/caps/caps.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const STAKE = 2_000
const PLAY = { scope: 'TournamentPoints', kind: 'gross', period: 'day' } as const
const LOSS = { scope: 'TournamentPoints', kind: 'net', period: 'day' } as const
const ONE = { scope: 'TournamentPoints', kind: 'single', period: 'once' } as const
const BUY = { scope: 'Purchases', kind: 'gross', period: 'day' } as const
const TIME = { scope: 'Time', kind: 'gross', period: 'day' } as const

async function newcomer(): Promise<TestPlayer> {
  const player = await site.player()
  const { playerId } = player
  const from = { house: 'promotions', asset: 'coins' } as const
  const movements = [{ from, to: { player: playerId, asset: 'coins' as const }, amount: money('coins', 1_000_000n) }]
  await site.context.transaction((tx) => post(tx, { key: `start:${playerId}`, kind: 'grant', player: playerId, movements }))
  return player
}
const choose = (client: TestClient, name: contract.LimitName, amount: number | null) =>
  client.call(contract.chooseLimit, { body: { ...name, amount } })
const confirm = (client: TestClient, name: contract.LimitName) => client.call(contract.confirmLimit, { body: name })
const play = (client: TestClient) =>
  client.call(spin, { params: { slug: 'cherry-royale' }, body: { stake: STAKE } }) as Promise<{ status: number; body: any }>
async function limitOf(client: TestClient, name: contract.LimitName): Promise<contract.Limit> {
  const { limits } = (await client.call(contract.getLimits)).body.data
  return limits.find((each) => JSON.stringify(each).includes(JSON.stringify(name).slice(1, -1))) ?? expect.fail('no such limit')
}
const reached = (name: contract.LimitName) => ({ status: 403, body: { code: 'limit-reached', ...name } })
/** Calls often enough that no session becomes idle. */
async function stay(client: TestClient, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 20 * MINUTE_MS) {
    site.advance(Math.min(left, 20 * MINUTE_MS))
    await client.call(getProfile)
    await client.call(acknowledge)
  }
}

describe('a play limit', () => {
  test('refuses the round that would exceed it, names itself, and reopens when its period is over (LIM-1, LIM-2)', async () => {
    const player = await newcomer()
    await choose(player, PLAY, 2 * STAKE + 1)
    expect((await play(player)).body.success).toBe(true)
    expect((await play(player)).body.success).toBe(true)
    expect(await play(player)).toMatchObject(reached(PLAY))
    expect(await limitOf(player, PLAY)).toMatchObject({ amount: 2 * STAKE + 1, used: 2 * STAKE, next: null })
    expect(await play(player)).toMatchObject(reached(PLAY))
    const told = { ...PLAY, amount: STAKE }
    await expectEvents(site, player, 'limit.reached', [told])
    await stay(player, DAY_MS + HOUR_MS)
    expect((await play(player)).body.success).toBe(true)
    expect(await checkInvariants(site.database.reader)).toEqual([])
  })

  test('counts a loss net of wins, and a single round by itself', async () => {
    const player = await newcomer()
    await choose(player, LOSS, 10 * STAKE)
    let lost = 0
    for (let round = 0; round < 60 && lost + STAKE <= 10 * STAKE; round++) {
      const { data } = (await play(player)).body
      lost += STAKE - data.round.win
    }
    expect((await limitOf(player, LOSS)).used).toBe(lost)
    expect((await play(player)).status).toBe(lost + STAKE > 10 * STAKE ? 403 : 200)
    const other = await newcomer()
    await choose(other, ONE, STAKE - 1)
    expect(await play(other)).toMatchObject(reached(ONE))
  })

  test('holds for two processes that play concurrently (LIM-8)', async () => {
    const player = await newcomer()
    const beside = await openTestSite({ beside: site })
    const other = beside.visitor()
    for (const [name, value] of player.cookies) other.cookies.set(name, value)
    await choose(player, PLAY, 3 * STAKE)
    const answers = await Promise.all(Array.from({ length: 6 }, () => [play(player), play(other)]).flat())
    for (let round = 0; round < 4; round++) answers.push(await play(player), await play(other))
    await beside.close()
    const { rows } = await site.database.pool.query('select count(*)::int as count from game_round where player = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([{ count: 3 }])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  test('is checked under the lock that settles rounds, so that any other way to play waits its turn (LIM-8)', async () => {
    const player = await newcomer()
    await choose(player, PLAY, STAKE)
    const lock = { sql: 'select pg_advisory_xact_lock(hashtextextended($1, 7302))', values: [player.playerId] }
    const giving = { playerId: player.playerId, scope: PLAY.scope, amount: BigInt(STAKE), at: site.clock.now() }
    const [settled] = await atOnce(site, lock, [
      () => site.context.transaction((tx) => refuseOverCap(tx, giving)).then(() => 'taken' as const),
    ])
    expect(settled).toBe('taken')
    await expect(
      site.context.transaction((tx) => refuseOverCap(tx, { ...giving, amount: BigInt(STAKE + 1) })),
    ).rejects.toMatchObject({ code: 'limit-reached' })
  })

  test('applies to one mode: coins and entries are counted separately', async () => {
    const player = await newcomer()
    await choose(player, PLAY, 0)
    expect(await play(player)).toMatchObject(reached(PLAY))
    await player.call(switchToSweepStakes)
    expect((await play(player)).status).not.toBe(403)
  })

  test('applies with the lowest value, and with the operator’s if that is stricter (LIM-6, LIM-7)', async () => {
    const player = await newcomer()
    await choose(player, { ...PLAY, period: 'week' }, 10 * STAKE)
    await choose(player, PLAY, 5 * STAKE)
    const amount = BigInt(STAKE)
    await site.context.transaction((tx) => setCap(tx, player.playerId, { ...PLAY, period: 'month', setBy: 'operator', amount }))
    expect((await play(player)).body.success).toBe(true)
    expect(await play(player)).toMatchObject(reached({ ...PLAY, period: 'month' }))
    expect(await limitOf(player, { ...PLAY, period: 'month' })).toMatchObject({ amount: null, houseAmount: STAKE })
  })
})

describe('a change', () => {
  test('applies immediately if stricter; if looser, a day later after a second confirmation, in any session (LIM-4, LIM-5)', async () => {
    const player = await newcomer()
    await choose(player, PLAY, 0)
    await choose(player, PLAY, STAKE)
    expect(await play(player)).toMatchObject(reached(PLAY))
    expect((await confirm(player, PLAY)).body).toEqual({ success: false, reasonType: 'too-early' })
    await stay(player, DAY_MS)
    expect(await play(player)).toMatchObject(reached(PLAY))
    expect((await confirm(player, PLAY)).body.success).toBe(true)
    expect((await confirm(player, PLAY)).body).toEqual({ success: false, reasonType: 'nothing-waits' })
    expect((await play(player)).body.success).toBe(true)
    await choose(player, PLAY, null)
    expect(await limitOf(player, PLAY)).toMatchObject({ amount: STAKE, next: { amount: null } })
    await choose(player, PLAY, STAKE)
    expect(await limitOf(player, PLAY)).toMatchObject({ amount: STAKE, next: null })
  })

  test('stays as it is through a break, and still waits for its confirmation afterwards (LIM-9)', async () => {
    const player = await newcomer()
    await choose(player, PLAY, STAKE)
    await choose(player, PLAY, 5 * STAKE)
    expect((await player.call(beginAbsence, { body: { length: 'day' } })).body).toEqual({ success: true })
    site.advance(DAY_MS)
    const back = await backAgain(site, player)
    expect(await limitOf(back, PLAY)).toMatchObject({ amount: STAKE, next: { amount: 5 * STAKE } })
    expect((await play(back)).body.success).toBe(true)
    expect(await play(back)).toMatchObject(reached(PLAY))
  })

  test('is confirmed by one of two concurrent calls', async () => {
    const player = await newcomer()
    await choose(player, PLAY, 0)
    await choose(player, PLAY, null)
    await stay(player, DAY_MS)
    const lock = { sql: 'select pg_advisory_xact_lock(hashtextextended($1, 7306))', values: [player.playerId] }
    const answers = await atOnce(site, lock, [() => confirm(player, PLAY), () => confirm(player, PLAY)])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  })

  test('affects no other player and no other limit, and is audited', async () => {
    const guest = site.visitor()
    expect((await guest.call(contract.getLimits)).status).toBe(401)
    expect((await guest.call(contract.getOverview)).status).toBe(401)
    expect((await choose(guest, PLAY, 1)).status).toBe(401)
    expect((await confirm(guest, PLAY)).status).toBe(401)
    const player = await newcomer()
    expect((await choose(player, { ...BUY, kind: 'net' }, 1)).status).toBe(422)
    expect((await choose(player, PLAY, -1)).status).toBe(422)
    expect((await choose(player, TIME, 25 * 60)).status).toBe(422)
    await choose(player, BUY, 5_000)
    const { rows } = await site.database.pool.query('select what from audit_event where subject = $1', [player.playerId])
    expect(rows).toContainEqual({ what: 'limit-chosen' })
  })
})

describe('other limits', () => {
  test('concurrent purchases never exceed the purchase limit (LIM-3, LIM-8)', async () => {
    const player = await newcomer()
    await choose(player, BUY, 5_000)
    const buy = (amount: bigint) => () =>
      site.context
        .transaction((tx) => takePurchase(tx, { playerId: player.playerId, amount, at: site.clock.now() }))
        .then(() => 'bought' as const)
        .catch((error: { code: string }) => error.code)
    const lock = { sql: 'select pg_advisory_xact_lock(hashtextextended($1, 7302))', values: [player.playerId] }
    const answers = await atOnce(site, lock, [buy(3_000n), buy(3_000n)])
    expect(answers.toSorted((one, two) => one.localeCompare(two))).toEqual(['bought', 'limit-reached'])
    expect((await limitOf(player, BUY)).used).toBe(3_000)
    expect(await buy(2_000n)()).toBe('bought')
  })

  test('LIM-3 a purchase limit is gross: there is no net one, and wins free none of it', async () => {
    const player = await newcomer()
    expect((await choose(player, { ...BUY, kind: 'net' }, 1)).status).toBe(422)
    const { limits } = (await player.call(contract.getLimits)).body.data
    expect(new Set(limits.flatMap(({ scope, kind }) => (scope === 'Purchases' ? [kind] : [])))).toEqual(new Set(['gross']))
    await choose(player, BUY, 5_000)
    const buy = (amount: bigint) =>
      site.context.transaction((tx) => takePurchase(tx, { playerId: player.playerId, amount, at: site.clock.now() }))
    await buy(5_000n)
    const win = { from: { house: 'games', asset: 'tourPoints' }, to: { player: player.playerId, asset: 'tourPoints' } } as const
    const movements = [{ ...win, amount: money('tourPoints', 1_000_000n) }]
    const won = { key: `won:${player.playerId}`, kind: 'round', player: player.playerId, movements } as const
    await site.context.transaction((tx) => post(tx, won))
    await expect(buy(1n)).rejects.toMatchObject({ code: 'limit-reached' })
  })

  test('time counts from the sign-in to the last round, and then no round starts (LIM-1)', async () => {
    const player = await newcomer()
    await choose(player, TIME, 60)
    expect((await play(player)).body.success).toBe(true)
    await stay(player, 59 * MINUTE_MS)
    expect((await play(player)).body.success).toBe(true)
    await stay(player, MINUTE_MS)
    expect(await play(player)).toMatchObject(reached(TIME))
    expect((await limitOf(player, TIME)).used).toBe(60)
    await expectEvents(site, player, 'limit.reached', [{ ...TIME, amount: 0 }])
  })

  test('the overview shows what was played today and in 30 days', async () => {
    const player = await newcomer()
    await play(player)
    const { data } = (await player.call(contract.getOverview)).body
    expect(data.today[0]).toMatchObject({ mode: 'TournamentPoints', rounds: 1, stake: STAKE })
    expect(data.month[1]).toMatchObject({ mode: 'SweepStakes', rounds: 0 })
  })
})
