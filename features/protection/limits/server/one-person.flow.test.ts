import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, countWaiting } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, switchToSweepStakes } from '#features/account/account/contract.ts'
import { getMethods } from '#features/store/orders/contract.ts'
import { acknowledge } from '#features/protection/reality-check/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { eraseGround } from '#platform/erasure/ground.ts'
import { findPlayers } from '#platform/auth/players.ts'
import { setCap } from '#platform/caps/caps.ts'
import { partAccounts } from '#platform/caps/same-person.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { BUY, choose, limitOf, ONE, personsAt, PLAY, play, reached, STAKE, tell, TWO } from './testing/persons.ts'

const TIME = { scope: 'Time', kind: 'gross', period: 'day' } as const
const FIRST = { ...PLAY, kind: 'single', period: 'once' } as const

let site: TestSite
const { holder, person, prove, buy } = personsAt(() => site)
const confirm = (client: TestClient, name: contract.LimitName) => client.call(contract.confirmLimit, { body: name })
beforeAll(async () => void (site = await openTestSite({ themes: [ONE, TWO] })))
afterAll(() => site.close())

/** Calls often enough that no session becomes idle. */
async function stay(clients: readonly TestClient[], ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 20 * MINUTE_MS) {
    site.advance(Math.min(left, 20 * MINUTE_MS))
    for (const client of clients) await client.call(getProfile)
    for (const client of clients) await client.call(acknowledge)
  }
}

describe('a limit of one person', () => {
  test('holds at every brand and counts what all accounts use together (LIM-9)', async () => {
    const [one, two] = await person()
    await choose(one, PLAY, 2 * STAKE)
    expect((await play(one)).body.success).toBe(true)
    expect((await play(two)).body.success).toBe(true)
    for (const each of [one, two]) {
      expect(await play(each)).toMatchObject(reached(PLAY))
      expect(await limitOf(each, PLAY)).toMatchObject({ amount: 2 * STAKE, used: 2 * STAKE, next: null })
    }
    await choose(one, BUY, 5_000)
    expect([await buy(one, 3_000n), await buy(two, 3_000n), await buy(two, 2_000n)]).toEqual([
      'bought',
      'limit-reached',
      'bought',
    ])
    expect((await two.call(getMethods)).body).toMatchObject({ data: { limitLeft: 0 } })
  })

  test('counts coins and entries separately, and a single round by itself', async () => {
    const [one, two] = await person()
    await choose(one, PLAY, STAKE)
    expect((await play(one)).body.success).toBe(true)
    expect(await play(two)).toMatchObject(reached(PLAY))
    await two.call(switchToSweepStakes)
    expect((await play(two)).body.success).toBe(true)
    const [other, another] = await person()
    await choose(other, FIRST, STAKE - 1)
    expect(await play(another)).toMatchObject(reached(FIRST))
  })

  test('of time counts the minutes at every brand, and those at two brands at once only once', async () => {
    const [one, two] = await person()
    await choose(one, TIME, 60)
    for (const each of [one, two]) await play(each)
    await stay([one, two], 59 * MINUTE_MS)
    for (const each of [one, two]) expect((await play(each)).status).toBe(200)
    await stay([one, two], MINUTE_MS)
    for (const each of [one, two]) expect(await play(each)).toMatchObject(reached(TIME))
  })

  test('is lowered everywhere immediately, and raised everywhere a day later by one confirmation', async () => {
    const [one, two] = await person()
    await choose(one, PLAY, 2 * STAKE)
    await choose(two, PLAY, 0)
    for (const each of [one, two]) expect(await play(each)).toMatchObject(reached(PLAY))
    await choose(one, PLAY, 5 * STAKE)
    expect(await limitOf(two, PLAY)).toMatchObject({ amount: 0, next: { amount: 5 * STAKE } })
    expect((await confirm(two, PLAY)).body).toEqual({ success: false, reasonType: 'too-early' })
    await stay([one, two], DAY_MS)
    expect(await play(one)).toMatchObject(reached(PLAY))
    expect((await confirm(two, PLAY)).body.success).toBe(true)
    expect((await confirm(one, PLAY)).body).toEqual({ success: false, reasonType: 'nothing-waits' })
    for (const each of [one, two]) expect((await play(each)).body.success).toBe(true)
    await choose(one, PLAY, null)
    await choose(two, PLAY, 5 * STAKE)
    expect(await limitOf(one, PLAY)).toMatchObject({ amount: 5 * STAKE, next: null })
  })

  test('is audited in every account’s trail, and none of them names another account', async () => {
    const [one, two] = await person()
    await choose(one, PLAY, STAKE)
    const { rows } = await site.database.pool.query(
      'select brand, what, actor, address is null as "isBlank" from audit_event where subject = $1 and what like $2',
      [two.playerId, 'limit%'],
    )
    expect(rows).toEqual([{ brand: 'two', what: 'limit-shared', actor: two.playerId, isBlank: true }])
    const reply = JSON.stringify([(await two.call(contract.getLimits)).body, await play(two), (await two.call(getProfile)).body])
    for (const told of [one.playerId, one.login, '"one"', 'one.example']) expect(reply).not.toContain(told)
  })

  test('includes the operator’s, and survives a break', async () => {
    const [one, two] = await person()
    const house = { ...PLAY, period: 'week', setBy: 'operator', amount: BigInt(STAKE) } as const
    await site.context.transaction((tx) => setCap(tx, one.playerId, house))
    await choose(two, PLAY, STAKE)
    expect((await two.call(beginAbsence, { body: { length: 'day' } })).body).toEqual({ success: true })
    site.advance(DAY_MS)
    const [there, back] = [await backAgain(site, one), await backAgain(site, two, TWO)]
    for (const each of [there, back])
      expect(await limitOf(each, { ...PLAY, period: 'week' })).toMatchObject({ houseAmount: STAKE })
    expect((await play(there)).body.success).toBe(true)
    expect(await play(back)).toMatchObject(reached(PLAY))
  })
})

describe('two accounts at once', () => {
  test('never exceed the limit together, in one process or in two (LIM-8)', async () => {
    const [one, two] = await person()
    const beside = await openTestSite({ beside: site, themes: [ONE, TWO] })
    const elsewhere = beside.visitor(TWO)
    for (const [name, value] of two.cookies) elsewhere.cookies.set(name, value)
    await choose(one, PLAY, 3 * STAKE)
    for (let round = 0; round < 6; round++) await Promise.all([play(one), play(two), play(elsewhere)])
    await beside.close()
    const { rows } = await site.database.pool.query('select count(*)::int as count from game_round where player = any($1)', [
      [one.playerId, two.playerId],
    ])
    expect(rows).toEqual([{ count: 3 }])
    expect(await limitOf(two, PLAY)).toMatchObject({ used: 3 * STAKE })
  })

  test('never exceed the limit together in one batch of rounds', async () => {
    const [one, two] = await person()
    const first = await holder()
    for (const each of [one, two, first]) expect((await play(each)).body.success).toBe(true)
    await choose(one, PLAY, STAKE)
    const busy = await site.database.sessions.connect()
    await busy.query('begin')
    await busy.query('select from fair_seed_pair where player = $1 for update', [first.playerId])
    const running = play(first)
    await expect.poll(() => countWaiting(site)).toBe(1)
    const both = [play(one), play(two)]
    // Meanwhile both queue behind the batch that runs.
    for (let calls = 0; calls < 5; calls++) await limitOf(one, PLAY)
    await busy.query('commit')
    busy.release()
    await Promise.all([running, ...both])
    expect(await limitOf(two, PLAY)).toMatchObject({ used: STAKE })
  })

  test('never buy more than the limit together', async () => {
    const [one, two] = await person()
    await choose(two, BUY, 5_000)
    const { rows } = await site.database.pool.query('select person from cap_person where player = $1', [one.playerId])
    const lock = { sql: 'select pg_advisory_xact_lock(hashtextextended($1, 7320))', values: [rows[0].person] }
    const answers = await atOnce(site, lock, [() => buy(one, 3_000n), () => buy(two, 3_000n)])
    expect(answers.toSorted()).toEqual(['bought', 'limit-reached'])
  })

  test('prove the same mailbox and become one person', async () => {
    const [one, two] = [await holder({ theme: ONE, email: 'both.now@gmail.com' }), await holder({ email: 'bothnow@gmail.com' })]
    await choose(one, PLAY, STAKE)
    await choose(two, PLAY, 5 * STAKE)
    await site.deliverEvents()
    expect(await limitOf(two, PLAY)).toMatchObject({ amount: STAKE })
  })
})

describe('who is one person', () => {
  test('a typed address joins nothing: it neither takes up a stranger’s limit nor shows it', async () => {
    const victim = await holder({ theme: ONE, email: 'vic.tim@gmail.com' })
    const stranger = await holder({ email: 'victim@gmail.com', isEmailConfirmed: false })
    await site.deliverEvents()
    await choose(victim, PLAY, 2 * STAKE)
    expect((await play(stranger)).body.success).toBe(true)
    expect(await limitOf(stranger, PLAY)).toMatchObject({ amount: null, used: 0 })
    expect(await limitOf(victim, PLAY)).toMatchObject({ used: 0 })
  })

  test('a name joins once both accounts are verified, with the strictest limit and without pending requests', async () => {
    const [one, two] = [await holder({ theme: ONE }), await holder()]
    for (const each of [one, two]) await tell(each, 'Marlow')
    await prove(one, 'identity')
    await site.deliverEvents()
    await choose(one, PLAY, 5 * STAKE)
    await choose(one, PLAY, 9 * STAKE)
    await choose(two, PLAY, STAKE)
    expect(await limitOf(one, PLAY)).toMatchObject({ amount: 5 * STAKE })
    await prove(two, 'identity')
    await site.deliverEvents()
    for (const each of [one, two]) expect(await limitOf(each, PLAY)).toMatchObject({ amount: STAKE, next: null })
  })

  test('a third account brings two together, and a new address frees nobody', async () => {
    const third = await holder({ theme: ONE, email: 'bridge@gmail.com' })
    const [one, two] = [await holder({ email: 'bridge+a@gmail.com' }), await holder()]
    for (const each of [third, two]) await tell(each, 'Bridge')
    await prove(two, 'identity')
    await site.deliverEvents()
    await choose(two, PLAY, STAKE)
    expect(await limitOf(one, PLAY)).toMatchObject({ amount: null })
    await prove(third, 'identity')
    await site.deliverEvents()
    expect(await limitOf(one, PLAY)).toMatchObject({ amount: STAKE })
    await site.database.pool.query("update player set email = 'other@mail.example' where id = $1", [one.playerId])
    await prove(one, 'mailbox')
    await site.deliverEvents()
    expect((await play(third)).body.success).toBe(true)
    expect(await play(one)).toMatchObject(reached(PLAY))
  })

  test('accounts proven earlier are joined by the nightly job, which changes nothing when it runs again', async () => {
    const [one, two] = await person()
    const ids = [one.playerId, two.playerId]
    for (const table of ['cap_person', 'cap_person_key']) {
      await site.database.pool.query(`delete from ${table} where player = any($1)`, [ids])
    }
    await choose(one, PLAY, STAKE)
    const job = site.slices.flatMap(({ siteJobs = [] }) => siteJobs).find(({ name }) => name === 'learn-persons')!
    await job.run()
    expect(await limitOf(two, PLAY)).toMatchObject({ amount: STAKE })
    await choose(two, PLAY, 5 * STAKE)
    await job.run()
    expect(await limitOf(one, PLAY)).toMatchObject({ next: { amount: 5 * STAKE } })
  })

  test('two people whom an operator separates both keep their limit, and each counts alone', async () => {
    const [one, two] = await person()
    await choose(one, PLAY, STAKE)
    for (let times = 0; times < 2; times++) {
      await site.context.transaction((tx) => partAccounts(tx, one.playerId, two.playerId))
    }
    for (const each of [one, two]) expect((await play(each)).body.success).toBe(true)
    for (const each of [one, two]) expect(await play(each)).toMatchObject(reached(PLAY))
    await choose(one, PLAY, 0)
    expect(await limitOf(two, PLAY)).toMatchObject({ amount: STAKE })
    await prove(one, 'mailbox')
    await site.deliverEvents()
    expect(await limitOf(two, PLAY)).toMatchObject({ amount: STAKE })
  })

  test('an erased account leaves the person’s limits to the others, and nothing of itself', async () => {
    const [one, two] = await person()
    await choose(one, PLAY, STAKE)
    expect((await play(one)).body.success).toBe(true)
    await site.context.transaction(async (tx) => eraseGround(tx, (await findPlayers(tx, [one.playerId])).get(one.playerId)!))
    expect(await limitOf(two, PLAY)).toMatchObject({ amount: STAKE, used: 0 })
    expect((await play(two)).body.success).toBe(true)
    expect(await play(two)).toMatchObject(reached(PLAY))
  })
})
