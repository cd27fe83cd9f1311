import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProfile } from '#features/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { readCapturedTexts } from '#platform/texts/captured.ts'
import { deliverOneText } from '#platform/texts/delivery.ts'
import { createTextSandbox, SANDBOX_NUMBERS } from '#platform/texts/sandbox.ts'
import { correctPerson } from '../shared/operator-contract.ts'
import { toE164 } from '../shared/phone.ts'
import { pino } from 'pino'
import { PROOF_LASTS_MS } from '#platform/auth/proof.ts'
import { markVerified } from '#platform/auth/verified.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { wireReward } from '#kernel/reward.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { personalInfo } from '../feature.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const rewards = personalInfo.defaults
const EASY = { name: 'Anna', surname: "O'Bell", zip: '10001' }
const balancesOf = async (client: TestClient) => (await client.call(getProfile)).body.data.playerInfo.playerBalance
const auditOf = async (subject: string): Promise<string[]> => {
  const { rows } = await site.database.pool.query('select what from audit_event where subject = $1 order by id', [subject])
  return rows.map(({ what }: { what: string }) => what)
}
const dataOf = ({ body }: { body: ReplyOf<typeof contract.updateProfile> }) => {
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}
const update = (client: TestClient, changes: object = {}) =>
  client.call(contract.updateProfile, { body: { ...EASY, ...changes } })

describe('the profile page', () => {
  test('tells what is missing, and nothing once it was given', async () => {
    const player = await site.player()
    const page = (await player.call(contract.getProfilePage)).body
    expect(page.payload).toMatchObject({
      birthday: '1990-05-01',
      state: 'NY',
      easyProfileModuleEnabled: true,
      easyProfileCompleted: false,
      profileCompleted: false,
      uncompletedProfileFields: ['name', 'surname', 'zip'],
    })
    const data = dataOf(await update(player))
    expect(data).toMatchObject({ ...EASY, profileCompleted: true, uncompletedProfileFields: [] })
    expect((await player.call(contract.getProfilePage)).body.payload).toEqual(data)
    expect((await player.call(getProfile)).body.data).toMatchObject({ name: 'Anna', profileCompleted: true })
  })

  test('rewards the first complete profile once, also when sent twice at once', async () => {
    const player = await site.player()
    expect((await player.call(contract.getRewards)).body.data.profile).toMatchObject({ available: true, completed: false })
    const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
    await atOnce(site, lock, [() => update(player), () => update(player)])
    await update(player, { zip: '10002' })
    await expectPostings(site, player, 'profile-reward', [{ coins: 500_000, entries: 20_000 }])
    await expectPush(site, player, 'profile', { action: 'changed' })
    expect(await balancesOf(player)).toMatchObject(wireReward(rewards.profileReward))
    expect((await player.call(contract.getRewards)).body.data.profile).toMatchObject({ available: false, completed: true })
    expect((await auditOf(player.playerId)).filter((what) => what === 'profile-changed')).toHaveLength(3)
  })

  test('a brand with the full form asks for the address too; where nobody carries messages, no phone is asked for', async () => {
    await using full = await openTestSite({ options: { 'personal-info': { isProfileEasy: false } }, texts: { kind: 'off' } })
    const player = await full.player()
    const first = dataOf(await update(player))
    expect(first).toMatchObject({ profileCompleted: false, uncompletedProfileFields: ['city', 'address'] })
    const second = dataOf(await update(player, { city: 'New York', address: '1 Long Lane' }))
    expect(second).toMatchObject({ profileCompleted: true, uncompletedProfileFields: [] })
    expect((await player.call(contract.getPhone)).body.data.isOffered).toBe(false)
    expect((await player.call(contract.getRewards)).body.data.phone).toMatchObject({ available: false })
    expect((await player.call(contract.requestCode, { body: { phone: '(212) 555-0199' } })).status).toBe(404)
  })

  test('the birth date never changes by the form, and the name only until it was given', async () => {
    const player = await site.player()
    await update(player, { birthDate: '1950-01-01', birthday: '1950-01-01' })
    const page = async () => (await player.call(contract.getProfilePage)).body.payload
    expect(await page()).toMatchObject({ birthday: '1990-05-01', nameFixedBy: 'complete' })
    expect((await update(player, { name: 'Hanna' })).body).toEqual({ success: false, reasonType: 'name-fixed' })
    expect(await page()).toMatchObject({ name: 'Anna' })
    const verified = await site.player()
    await site.database.transaction((tx) => markVerified(tx, verified.playerId, { at: site.clock.now(), by: 'somebody' }))
    expect((await update(verified)).body).toEqual({ success: false, reasonType: 'name-fixed' })
  })

  test('the state changes by saying that one moved, which is kept, and not again for a month', async () => {
    const player = await site.player()
    expect((await update(player, { zip: '07030' })).body).toEqual({
      success: false,
      reasonType: 'zip-not-in-state',
      zipState: 'NJ',
    })
    expect(dataOf(await update(player, { zip: '07030', state: 'NJ' }))).toMatchObject({ state: 'NJ', zip: '07030' })
    const mayMoveAt = (site.clock.now() + contract.MOVE_WAIT_DAYS * DAY_MS) / SECOND_MS
    expect((await update(player)).body).toMatchObject({ reasonType: 'zip-not-in-state' })
    expect((await update(player, { state: 'NY' })).body).toEqual({ success: false, reasonType: 'moved-lately', mayMoveAt })
    expect((await player.call(contract.getProfilePage)).body.payload).toMatchObject({ state: 'NJ', mayMoveAt })
    const { rows } = await site.database.pool.query('select from_state, to_state from state_move where player = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([{ from_state: 'NY', to_state: 'NJ' }])
    const young = await site.player({ birthDate: '2007-01-01' })
    expect((await update(young, { zip: '39201', state: 'MS' })).body).toMatchObject({ reasonType: 'under-age', ageNeeded: 21 })
  })

  test.each([{ zip: '1000' }, { name: '' }, { surname: '<b>' }, { name: 'x'.repeat(61) }])('refuses %j', async (changes) => {
    const player = await site.player()
    expect(await update(player, changes)).toMatchObject({ status: 422, body: { success: false } })
    expect((await player.call(contract.getProfilePage)).body.payload.name).toBeNull()
  })

  test('is a player’s', async () => {
    for (const call of [getProfile, contract.getProfilePage, contract.getRewards]) {
      expect((await site.visitor().call(call)).status).toBe(401)
    }
    expect((await update(site.visitor())).status).toBe(401)
  })
})

test('what is fixed is put right by an operator alone, with a reason, and never to somebody too young', async () => {
  const player = await site.player()
  await update(player)
  const correct = (client: TestClient, changes: object) =>
    client.call(correctPerson, { body: { playerId: player.playerId, why: 'as the passport shows', ...changes } })
  expect((await correct(player, { name: 'Hanna' })).status).toBe(401)
  const anna = await signedInOperator(site, 'anna', 'support')
  expect((await correct(anna, { birthDate: '2010-01-01' })).body).toEqual({
    success: false,
    reasonType: 'under-age',
    ageNeeded: 18,
  })
  expect((await correct(anna, { name: 'Hanna', birthDate: '1991-05-01' })).body).toEqual({ success: true })
  const { payload } = (await player.call(contract.getProfilePage)).body
  expect(payload).toMatchObject({ name: 'Hanna', surname: EASY.surname, birthday: '1991-05-01', zip: EASY.zip })
  expect((await auditOf(player.playerId)).at(-1)).toBe('person-corrected')
  expect((await correct(anna, { playerId: 'plr_00000000000000000000000009' })).status).toBe(404)
  expect((await correct(await signedInOperator(site, 'otto', 'auditor'), { name: 'Otto' })).status).toBe(403)
})

describe('a phone number', () => {
  let lastNumber = 200
  const newPhone = () => `(212) 555-0${lastNumber++}`
  const ask = async (client: TestClient, phone: string) => (await client.call(contract.requestCode, { body: { phone } })).body
  const give = async (client: TestClient, code: string) => (await client.call(contract.confirmPhone, { body: { code } })).body
  const pendingOf = async (client: TestClient) => (await client.call(contract.getPhone)).body.data.pending
  const codeFor = async (phone: string): Promise<string> => {
    const [text] = await readCapturedTexts(site.database.reader, { recipient: toE164(phone)! })
    return /^\d{6}/.exec(text!.body)![0]
  }
  const wrong = (code: string) => (code === '111111' ? '222222' : '111111')
  const carry = async () => {
    const { database, clock } = site
    const provider = createTextSandbox(clock)
    const options = { database, clock, log: pino({ level: 'silent' }), provider }
    for (let second = 0; second < 20; second++) {
      while (await deliverOneText(options)) continue
      site.advance(SECOND_MS)
    }
  }

  test('is confirmed by the code that was sent to it, and rewarded', async () => {
    const player = await site.player()
    const phone = newPhone()
    expect((await player.call(contract.getRewards)).body.data.phone).toMatchObject({ available: true, completed: false })
    expect(await ask(player, phone)).toMatchObject({ success: true, data: { phone: null, pending: { phone: toE164(phone) } } })
    const code = await codeFor(phone)
    const reward = wireReward(rewards.phoneReward)
    const answer = { success: true, data: { phone: toE164(phone), reward } }
    expect(await give(player, code)).toEqual(answer)
    expect(await give(player, code)).toEqual(answer)
    await expectPostings(site, player, 'phone-reward', [{ coins: reward.coins }])
    await expectPush(site, player, 'profile', { action: 'changed' })
    expect((await player.call(getProfile)).body.data.phone).toBe(toE164(phone))
    expect((await player.call(contract.getRewards)).body.data.phone).toMatchObject({ available: false, completed: true })
    expect((await auditOf(player.playerId)).slice(-2)).toEqual(['phone-code-sent', 'phone-confirmed'])
    expect(await ask(player, phone)).toEqual({ success: false, reasonType: 'phone-confirmed' })
  })

  test('is confirmed and rewarded once by two at once', async () => {
    const player = await site.player()
    const phone = newPhone()
    await ask(player, phone)
    const code = await codeFor(phone)
    const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
    const replies = await atOnce(site, lock, [() => give(player, code), () => give(player, code)])
    expect(replies.every(({ success }) => success)).toBe(true)
    await expectPostings(site, player, 'phone-reward', [{ coins: 500_000 }])
  })

  test('belongs to one account, also when two give its codes at once', async () => {
    const [first, second] = [await site.player(), await site.player()]
    const phone = newPhone()
    await ask(first, phone)
    const code = await codeFor(phone)
    await ask(second, phone)
    const other = await codeFor(phone)
    const lock = { sql: 'select from player where id = any($1) for update', values: [[first.playerId, second.playerId]] }
    const replies = await atOnce(site, lock, [() => give(first, code), () => give(second, other)])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(replies).toContainEqual({ success: false, reasonType: 'phone-taken' })
    const third = await site.player()
    site.advance(contract.RESEND_WAIT_SECONDS * SECOND_MS)
    // Who cannot read its messages does not learn that it is somebody's.
    expect(await ask(third, phone)).toMatchObject({ success: true })
    expect(await give(third, await codeFor(phone))).toEqual({ success: false, reasonType: 'phone-taken' })
  })

  test('is rewarded once for a player and once for a number', async () => {
    const [first, second] = [await site.player(), await site.player()]
    const [phone, next] = [newPhone(), newPhone()]
    await ask(first, phone)
    await give(first, await codeFor(phone))
    site.advance(PROOF_LASTS_MS)
    expect(await ask(first, next)).toMatchObject({ code: 'proof-needed' })
    await prove(first.playerId)
    await ask(first, next)
    expect(await give(first, await codeFor(next))).toMatchObject({ data: { reward: { coins: 0, entries: 0 } } })
    await ask(second, phone)
    expect(await give(second, await codeFor(phone))).toMatchObject({ success: true, data: { reward: { coins: 0, entries: 0 } } })
    await expectPostings(site, second, 'phone-reward', [])
    expect((await second.call(contract.getRewards)).body.data.phone).toMatchObject({ completed: true, coins: 0 })
    expect((await first.call(contract.getRewards)).body.data.phone).toMatchObject({ completed: true, coins: 500_000 })
  })

  test('has five tries at a code, which is good for ten minutes', async () => {
    const player = await site.player()
    const phone = newPhone()
    expect(await give(player, '123456')).toEqual({ success: false, reasonType: 'code-expired' })
    await ask(player, phone)
    const code = await codeFor(phone)
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      expect(await give(player, wrong(code))).toEqual({ success: false, reasonType: 'code-wrong', attemptsLeft })
    }
    expect(await give(player, code)).toEqual({ success: false, reasonType: 'code-expired' })
    expect(await pendingOf(player)).toMatchObject({ attemptsLeft: 0 })
    site.advance(contract.RESEND_WAIT_SECONDS * SECOND_MS)
    await ask(player, phone)
    const late = await codeFor(phone)
    site.advance(contract.CODE_LIFETIME_MINUTES * MINUTE_MS)
    expect(await give(player, late)).toEqual({ success: false, reasonType: 'code-expired' })
    expect(await pendingOf(player)).toBeNull()
  })

  test('gets a code a minute and five a day, and the last one counts', async () => {
    const player = await site.player()
    const phone = newPhone()
    await ask(player, phone)
    const first = await codeFor(phone)
    const retryAt = site.clock.now() / SECOND_MS + contract.RESEND_WAIT_SECONDS
    expect(await ask(player, phone)).toEqual({ success: false, reasonType: 'wait', retryAt })
    expect(await pendingOf(player)).toMatchObject({ resendAt: retryAt })
    for (let sent = 1; sent < contract.CODES_PER_DAY_MAX; sent++) {
      site.advance(contract.RESEND_WAIT_SECONDS * SECOND_MS)
      expect(await ask(player, phone)).toMatchObject({ success: true })
    }
    const last = await codeFor(phone)
    if (first !== last) expect(await give(player, first)).toMatchObject({ reasonType: 'code-wrong' })
    site.advance(contract.RESEND_WAIT_SECONDS * SECOND_MS)
    expect(await ask(player, phone)).toMatchObject({ success: false, reasonType: 'too-many' })
    expect(await ask(await site.player(), phone)).toMatchObject({ success: false, reasonType: 'too-many' })
    expect(await give(player, last)).toMatchObject({ success: true })
  })

  test.each([
    ['0199', 'delivered'],
    [SANDBOX_NUMBERS.refused, 'failed'],
    [SANDBOX_NUMBERS.undelivered, 'failed'],
    [SANDBOX_NUMBERS.busy, 'delivered'],
    [SANDBOX_NUMBERS.slow, 'sending'],
  ])('that ends in %s: the page hears that the message is %s', async (ending, delivery) => {
    const player = await site.player()
    const phone = `(646) 555-${ending}`
    await ask(player, phone)
    expect(await pendingOf(player)).toMatchObject({ delivery: 'sending' })
    await carry()
    expect(await pendingOf(player)).toMatchObject({ delivery })
  })

  test('is none: nothing is sent', async () => {
    expect(await ask(await site.player(), '555-0100')).toEqual({ success: false, reasonType: 'phone-wrong' })
  })

  test('is a player’s', async () => {
    expect((await site.visitor().call(contract.getPhone)).status).toBe(401)
    expect((await site.visitor().call(contract.requestCode, { body: { phone: newPhone() } })).status).toBe(401)
    expect((await site.visitor().call(contract.confirmPhone, { body: { code: '123456' } })).status).toBe(401)
  })

  const prove = (playerId: string) =>
    site.database.pool.query('update player_session set proved_at = $2 where player = $1', [playerId, new Date(site.clock.now())])
})
