import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectEvents, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getRewards } from '#features/account/personal-info/contract.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { maskPhone, toE164 } from '#kernel/phone.ts'
import { wireReward } from '#kernel/reward.ts'
import { PROOF_LASTS_MS } from '#platform/auth/proof.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { readCapturedTexts } from '#platform/sms/captured.ts'
import { deliverOneText } from '#platform/sms/delivery.ts'
import { createTextSandbox, SANDBOX_NUMBERS } from '#platform/sms/sandbox.ts'
import type { TextProvider } from '#platform/sms/text-provider.ts'
import * as contract from '../contract.ts'
import { phone as feature } from '../feature.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const auditOf = async (subject: string): Promise<string[]> => {
  const { rows } = await site.database.pool.query('select what from audit_event where subject = $1 order by id', [subject])
  return rows.map(({ what }: { what: string }) => what)
}

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
  const carry = async (provider: TextProvider = createTextSandbox(site.clock)) => {
    const { database, clock } = site
    const options = { database, clock, log: pino({ level: 'silent' }), provider }
    for (let second = 0; second < 20; second++) {
      while (await deliverOneText(options)) continue
      site.advance(SECOND_MS)
    }
  }

  test('is confirmed by the code sent to it, and rewarded', async () => {
    const player = await site.player()
    const phone = newPhone()
    expect((await player.call(getRewards)).body.data.phone).toMatchObject({ available: true, completed: false })
    expect(await ask(player, phone)).toMatchObject({ success: true, data: { phone: null, pending: { phone: toE164(phone) } } })
    await expectEvents(site, player, 'contact.confirmed', [])
    const code = await codeFor(phone)
    const reward = wireReward(feature.defaults.reward)
    const answer = { success: true, data: { phone: toE164(phone), reward } }
    expect(await give(player, code)).toEqual(answer)
    expect(await give(player, code)).toEqual(answer)
    await expectPostings(site, player, 'phone-reward', [{ ...reward }])
    await expectPush(site, player, 'profile', { action: 'changed' })
    expect((await player.call(getProfile)).body.data.phone).toBe(toE164(phone))
    expect((await player.call(getRewards)).body.data.phone).toMatchObject({ available: false, completed: true })
    expect((await auditOf(player.playerId)).slice(-2)).toEqual(['phone-code-sent', 'phone-confirmed'])
    expect(await ask(player, phone)).toEqual({ success: false, reasonType: 'phone-confirmed' })
  })

  test('is confirmed and rewarded once by two concurrent calls', async () => {
    const player = await site.player()
    const phone = newPhone()
    await ask(player, phone)
    const code = await codeFor(phone)
    const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
    const replies = await atOnce(site, lock, [() => give(player, code), () => give(player, code)])
    expect(replies.every(({ success }) => success)).toBe(true)
    await expectEvents(site, player, 'contact.confirmed', [{ what: 'phone' }])
    await expectPostings(site, player, 'phone-reward', [{ ...wireReward(feature.defaults.reward) }])
  })

  test('belongs to one account, even when two enter its codes concurrently', async () => {
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
    // Without access to the phone's messages, a caller cannot learn that the number is taken.
    expect(await ask(third, phone)).toMatchObject({ success: true })
    expect(await give(third, await codeFor(phone))).toEqual({ success: false, reasonType: 'phone-taken' })
  })

  test('is rewarded once per player and once per number', async () => {
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
    expect((await second.call(getRewards)).body.data.phone).toMatchObject({ completed: true, coins: 0 })
    expect((await first.call(getRewards)).body.data.phone).toMatchObject({
      completed: true,
      ...wireReward(feature.defaults.reward),
    })
  })

  test('allows five attempts per code, which is valid for ten minutes', async () => {
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

  test('gets one code a minute and five a day, and only the last one is valid', async () => {
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
  ])('that ends in %s: the page shows that the message is %s', async (ending, delivery) => {
    const player = await site.player()
    const phone = `(646) 555-${ending}`
    await ask(player, phone)
    expect(await pendingOf(player)).toMatchObject({ delivery: 'sending' })
    await carry()
    expect(await pendingOf(player)).toMatchObject({ delivery })
  })

  test.each(['delivered', 'undelivered'] as const)('is not readable in any finished message: %s', async (report) => {
    const phone = newPhone()
    await ask(await site.player(), phone)
    const sent: string[] = []
    await carry({ send: async ({ to }) => (sent.push(to), 'a reference'), reportOf: async () => report })
    expect(sent).toContain(toE164(phone))
    const { rows } = await site.database.pool.query('select recipient, body from text_message order by id desc limit 1')
    expect(rows).toEqual([{ recipient: maskPhone(toE164(phone)!), body: null }])
  })

  test('that is invalid gets no code', async () => {
    expect(await ask(await site.player(), '555-0100')).toEqual({ success: false, reasonType: 'phone-wrong' })
  })

  test('that is premium or foreign is refused, and nothing is sent', async () => {
    const count = async () => (await site.database.pool.query('select count(*)::int as count from text_message')).rows
    const before = await count()
    for (const phone of ['(900) 555-1234', '(876) 555-1234']) {
      expect(await ask(await site.player(), phone)).toEqual({ success: false, reasonType: 'phone-wrong' })
    }
    expect(await count()).toEqual(before)
  })

  test('requires a player', async () => {
    expect((await site.visitor().call(contract.getPhone)).status).toBe(401)
    expect((await site.visitor().call(contract.requestCode, { body: { phone: newPhone() } })).status).toBe(401)
    expect((await site.visitor().call(contract.confirmPhone, { body: { code: '123456' } })).status).toBe(401)
  })

  const prove = (playerId: string) =>
    site.database.pool.query('update player_session set proved_at = $2 where player = $1', [playerId, new Date(site.clock.now())])
})
