import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { closeAccount, getClosed, GRACE_DAYS, reopenAccount } from '#features/account/account-closure/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { markVerified } from '#platform/auth/verified.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'
let people = 0

async function someone(name?: string) {
  people += 1
  const email = `back${people}@mail.example`
  const player = await site.player({ email, password: PASSWORD, isEmailConfirmed: true })
  const who = { name, surname: 'Lee', address: '1 High St', address2: '', city: 'Austin', zip: '78701' }
  if (name) {
    expect((await player.call(updateProfile, { body: who as never })).status).toBe(200)
    await site.context.transaction((tx) => markVerified(tx, player.playerId, { at: site.clock.now(), by: 'staff' }))
  }
  return { ...player, email }
}

/** Signed in again, in the same browser or another. */
async function enter({ login }: { login: string }, client = site.visitor()) {
  const { body } = await client.call(signIn, { body: { identifier: login, password: PASSWORD } })
  return { client, body: body as object }
}
const entered = async (player: { login: string }) => (await enter(player)).client
const begin = async (client: TestClient, length: contract.AbsenceLength) =>
  expect((await client.call(contract.beginAbsence, { body: { length } })).body).toEqual({ success: true })
const absenceOf = async (client: TestClient) => (await client.call(contract.getAbsence)).body.data.absence
const ask = async (client: TestClient) => (await client.call(contract.askReturn)).body
const play = (client: TestClient) => client.call(spin, { params: { slug: 'voltage-sevens' }, body: { stake: 100 } })
const absent = { status: 403, body: { code: 'absent' } }
const waits = () => ({
  kind: 'exclusion',
  mayAskReturn: false,
  returnsAt: Math.ceil((site.clock.now() + contract.RETURN_WAIT_DAYS * DAY_MS) / 1_000),
})
const form = { password: PASSWORD, birthDate: '1990-05-01', state: 'TX', termsIds: [] }
const openByMail = async (email: string, client = site.visitor()) =>
  (await client.call(signUp, { body: { ...form, typeRegistration: 'email', email } as never })).body
const openByLogin = async (client: TestClient) =>
  (await client.call(signUp, { body: { ...form, typeRegistration: 'login', login: `again-${(people += 1)}` } as never })).body

/** Past the end, by either route, and until every mail of it is sent. */
async function outlastClosure(): Promise<void> {
  site.advance(GRACE_DAYS * DAY_MS)
  for (let turn = 0; turn < 2; turn++) {
    site.advance(15 * MINUTE_MS)
    await site.runJobs()
    await site.database.pool.query('update mail_message set sent_at = now(), content = null where sent_at is null')
  }
}

describe('the return request (EXC-8)', () => {
  test('from another account of the same person reopens only that account, after the same wait', async () => {
    const [first, second] = [await someone('Ann'), await someone('Ann')]
    await begin(first, 'six-months')
    const other = await entered(second)
    expect(await ask(other)).toEqual({ success: false, reasonType: 'too-early' })
    site.advance(200 * DAY_MS)
    const back = await entered(second)
    expect(await absenceOf(back)).toMatchObject({ kind: 'exclusion', mayAskReturn: true, returnsAt: null })
    const asked = await ask(back)
    expect(asked).toMatchObject({ success: true, data: { absence: waits() } })
    expect(await absenceOf(back)).toEqual(asked.success && asked.data.absence)
    site.advance(3 * DAY_MS)
    expect(await ask(await entered(second))).toEqual(asked)
    expect(await play(await entered(second))).toMatchObject(absent)
    site.advance(4 * DAY_MS)
    expect(await absenceOf(await entered(second))).toBeNull()
    expect((await play(await entered(second))).status).not.toBe(403)
    // The account that chose it has not requested the return.
    const chooser = await entered(first)
    expect(await absenceOf(chooser)).toMatchObject({ kind: 'exclusion', mayAskReturn: true, returnsAt: null })
    expect(await play(chooser)).toMatchObject(absent)
    const { rows } = await site.database.pool.query(
      "select subject from audit_event where what = 'return-asked' and subject in ($1, $2)",
      [first.playerId, second.playerId],
    )
    expect(rows).toEqual([{ subject: second.playerId }])
  })

  test('from the account that chose it reopens every account it covers', async () => {
    const [first, second] = [await someone('Bea'), await someone('Bea')]
    await begin(first, 'six-months')
    site.advance(200 * DAY_MS)
    expect(await ask(await entered(first))).toMatchObject({ success: true })
    site.advance(7 * DAY_MS)
    for (const player of [first, second]) expect(await absenceOf(await entered(player))).toBeNull()
  })

  test('can be neither made before the period is over nor changed', async () => {
    const [first, second] = [await someone('Cleo'), await someone('Cleo')]
    await begin(first, 'year')
    const { pool } = site.database
    const insert = `insert into exclusion_return (exclusion, player, asked_at)
      select id, $2, $3 from exclusion where player = $1`
    const [early, late] = [100, 400].map((days) => new Date(site.clock.now() + days * DAY_MS))
    await expect(pool.query(insert, [first.playerId, second.playerId, early])).rejects.toThrow('not up')
    await pool.query(insert, [first.playerId, second.playerId, late])
    for (const change of ['update exclusion_return set asked_at = now()', 'delete from exclusion_return']) {
      await expect(pool.query(change)).rejects.toThrow('neither shortened')
    }
  })
})

describe('a self-exclusion of a closed account', () => {
  test('lets the account be reopened once its period is over, to request the return and wait', async () => {
    const player = await someone()
    await begin(player, 'six-months')
    site.advance(180 * DAY_MS)
    const leaving = await entered(player)
    expect((await leaving.call(closeAccount, { body: { kind: 'close' } })).body.success).toBe(true)
    const early = await entered(player)
    expect((await early.call(getClosed)).body.data.closed).toMatchObject({ mayReopen: false })
    expect((await early.call(reopenAccount)).body).toEqual({ success: false, reasonType: 'excluded' })
    site.advance(3 * DAY_MS)
    const back = await entered(player)
    expect((await back.call(getClosed)).body.data.closed).toMatchObject({ isFinal: false, mayReopen: true })
    expect((await back.call(reopenAccount)).body).toEqual({ success: true })
    expect(await play(back)).toMatchObject(absent)
    expect(await ask(back)).toMatchObject({ success: true, data: { absence: waits() } })
    site.advance(7 * DAY_MS)
    expect(await absenceOf(await entered(player))).toBeNull()
  })

  test('that is erased: a new account can be opened after the period, and requests the return there', async () => {
    const player = await someone()
    await begin(player, 'six-months')
    const leaving = await entered(player)
    expect((await leaving.call(closeAccount, { body: { kind: 'erase' } })).body.success).toBe(true)
    await outlastClosure()
    expect(await openByMail(player.email)).toEqual({ success: false, reasonType: 'email-taken' })
    site.advance(180 * DAY_MS)
    const anew = site.visitor()
    const opened = await openByMail(player.email, anew)
    if (!opened.success) throw new Error(opened.reasonType)
    expect(await play(anew)).toMatchObject({ status: 403 })
    expect(await absenceOf(anew)).toMatchObject({ kind: 'exclusion', mayAskReturn: true })
    expect(await ask(anew)).toMatchObject({ success: true, data: { absence: waits() } })
    site.advance(7 * DAY_MS)
    expect(await absenceOf(await entered(opened.data))).toBeNull()
  })

  test.each(['close', 'erase'] as const)('for good (%s): its browser can open accounts again after the period', async (kind) => {
    const player = await someone()
    const browser = await entered(player)
    await begin(browser, 'six-months')
    await enter(player, browser)
    expect((await browser.call(closeAccount, { body: { kind } })).body.success).toBe(true)
    await outlastClosure()
    expect(await openByLogin(browser)).toEqual({ success: false, reasonType: 'login-taken' })
    site.advance(180 * DAY_MS)
    expect(await openByLogin(browser)).toMatchObject({ success: true })
  })

  test('that ended recently blocks its browser for as long as a return takes: closing does not bypass the wait', async () => {
    const player = await someone()
    await begin(player, 'six-months')
    site.advance(200 * DAY_MS)
    const browser = await entered(player)
    expect(await openByLogin(browser)).toEqual({ success: false, reasonType: 'login-taken' })
    expect((await browser.call(closeAccount, { body: { kind: 'close' } })).body.success).toBe(true)
    site.advance(6 * DAY_MS)
    expect(await openByLogin(browser)).toEqual({ success: false, reasonType: 'login-taken' })
    site.advance(DAY_MS)
    expect(await openByLogin(browser)).toMatchObject({ success: true })
  })
})
