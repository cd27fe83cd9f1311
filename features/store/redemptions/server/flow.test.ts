import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectEvents, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { readMoneyReport } from '#features/back-office/books/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { decideRedemption } from '../shared/operator-contract.ts'
import { openBench, type Winner } from '#apps/site/testing/redemption-bench.ts'

const { site, payments, winner, addAccount, redeem, overview, latest, stateOf, jobs, close } = await openBench({
  mayBreakMoney: true,
})
let ann: TestClient
beforeAll(async () => {
  ann = await signedInOperator(site, 'ann', 'payments')
})
beforeEach(() => payments.script({ payouts: 'paid' }))
afterAll(close)

const PASSWORD = 'a password of a winner'
const balance = async ({ player }: Pick<Winner, 'player'>) =>
  (await player.call(getProfile)).body.data.playerInfo.playerBalance.winnings
const turn = (isOn: boolean) =>
  site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'redemptions', isOn }))
const states = (request: contract.Redemption | undefined) => request?.steps.map(({ state }) => state)
const payoutOf = async (id: string) =>
  (await site.database.pool.query('select id from redemption_payout where redemption = $1 order by no desc limit 1', [id]))
    .rows[0].id

describe('a request', () => {
  test('PAY-1 of a clean player is decided, sent and paid in one go, and its books close', async () => {
    const clean = await winner()
    const { data } = await redeem(clean, 12_000)
    expect(data).toMatchObject({ state: 'paid', reason: null, owner: null, cents: 12_000, withheldCents: 0 })
    expect(states(data)).toEqual(['deciding', 'approved', 'sending', 'paid'])
    expect(await balance(clean)).toBe(8_000)
    await expectPostings(site, clean.player, 'redemption', [{ winnings: -12_000 }])
    const event = { redemptionId: data!.id, winnings: 12_000, cents: 12_000 }
    await expectEvents(site, clean.player, 'redemption.requested', [event])
    await expectEvents(site, clean.player, 'redemption.paid', [event])
    await expectPush(site, clean.player, 'payment', { action: 'changed', paymentId: data!.id })
    expect(await faults()).toEqual([])
    const { statusFeatures, featuresInfo } = (await clean.player.call(getProfile)).body.data
    expect(statusFeatures['redeem']).toBe(true)
    expect(featuresInfo['redeem']).toEqual({ isActive: true, heldWinnings: 0, isPending: false })
  })

  test('every state in which it stays is news of its own', async () => {
    const clean = await winner()
    payments.script({ payouts: 'sent' })
    const { data } = await redeem(clean, 6_000)
    const { featuresInfo } = (await clean.player.call(getProfile)).body.data
    expect(featuresInfo['redeem']).toEqual({ isActive: true, heldWinnings: 0, isPending: true })
    await payments.act(await payoutOf(data!.id), 'payout-paid')
    await payments.deliver()
    const { rows } = await site.database.pool.query(
      `select payload ->> 'key' as key, payload ->> 'kind' as kind from outbox.event
       where type = 'notification.wanted' and player = $1 order by id`,
      [clean.player.playerId],
    )
    expect(rows.map(({ key }) => key.split(':')[2])).toEqual(['sent', 'paid'])
    expect(rows.map(({ kind }) => kind)).toEqual(['redemption', 'redemption'])
  })

  test('PAY-1 news name the amount, and mails the account, too', async () => {
    const clean = await winner()
    const recipient = 'ann@news.example'
    await site.database.pool.query('update player set email = $2 where id = $1', [clean.player.playerId, recipient])
    payments.script({ payouts: 'sent' })
    await redeem(clean, 12_056)
    const { rows } = await site.database.pool.query(
      `select payload #>> '{body,en}' as en, payload #>> '{body,es}' as es from outbox.event
       where type = 'notification.wanted' and player = $1`,
      [clean.player.playerId],
    )
    expect(rows).toEqual([{ en: '$120.56. See when to expect it.', es: '$120.56. Mira cuándo esperarlo.' }])
    const sender = { brandName: 'Velmora', siteUrl: 'https://play.example' }
    const [mail] = await readCaptured(site.database.reader, () => sender, { recipient })
    expect(mail?.text).toMatch(/Your redemption: \$120\.56 to your bank account ••••\u00a0\d{4}\./)
  })

  test('a repeated key finds the first request, and the same key for another amount is refused', async () => {
    const clean = await winner()
    payments.script({ payouts: 'sent' })
    const first = await redeem(clean, 6_000, 'once')
    expect((await redeem(clean, 6_000, 'once')).data?.id).toBe(first.data?.id)
    const other = await clean.player.call(contract.requestRedemption, {
      body: { cents: 7_000, accountId: clean.accountId },
      headers: { 'idempotency-key': 'once' },
    })
    expect(other.status).toBe(409)
    expect((await overview(clean)).requests).toHaveLength(1)
  })

  test('PAY-6 two at once of one balance make one, and there is no call that takes it back', async () => {
    const clean = await winner(6_000)
    payments.script({ payouts: 'sent' })
    const replies = await Promise.all([redeem(clean, 6_000), redeem(clean, 6_000)])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(replies.find(({ success }) => !success)?.reasonType).toBe('request-open')
    await expectPostings(site, clean.player, 'redemption', [{ winnings: -6_000 }])
    expect(Object.values(contract).filter((each) => 'path' in each && /cancel|withdraw/.test(String(each.path)))).toEqual([])
  })

  test('refusals set nothing aside', async () => {
    const poor = await winner(4_999)
    expect((await overview(poor)).blocks).toEqual(['below-minimum'])
    expect(await redeem(poor, 4_999)).toMatchObject({ success: false, reasonType: 'below-minimum' })
    const clean = await winner()
    expect(await redeem(clean, 4_999)).toMatchObject({ reasonType: 'below-minimum' })
    expect(await redeem(clean, 20_001)).toMatchObject({ reasonType: 'not-enough-winnings' })
    expect(await redeem({ ...clean, accountId: poor.accountId }, 6_000)).toMatchObject({ reasonType: 'account-needed' })
    const rich = await winner(5_000_000)
    expect(await redeem(rich, 1_000_001)).toMatchObject({ reasonType: 'day-cap' })
    const closed = await winner(20_000, { state: 'WA' })
    expect(await redeem(closed, 6_000)).toMatchObject({ reasonType: 'not-here' })
    for (const each of [poor, clean, rich, closed]) expect((await overview(each)).heldWinnings).toBe(0)
  })

  test('ACC-2 of an unverified player is refused, as is an account before verification or in another name (PAY-3)', async () => {
    const player = await site.player()
    expect(await addAccount(player, '12345678')).toEqual({ success: false, reasonType: 'verify-identity' })
    const clean = await winner()
    expect(await addAccount(clean.player, '12349999')).toEqual({ success: false, reasonType: 'name-mismatch' })
    expect(await addAccount(clean.player, '12340000')).toEqual({ success: false, reasonType: 'account-unknown' })
    await site.database.pool.query('delete from verified_player where player = $1', [clean.player.playerId])
    expect(await redeem(clean, 6_000)).toMatchObject({ reasonType: 'verify-identity' })
  })

  test('needs a recent proof of identity', async () => {
    const clean = await winner()
    await site.database.pool.query('update player_session set proved_at = null where player = $1', [clean.player.playerId])
    const reply = await clean.player.call(contract.requestRedemption, { body: { cents: 6_000, accountId: clean.accountId } })
    expect(reply).toMatchObject({ status: 403, body: { code: 'proof-needed' } })
  })

  test('EXC-5 an excluded player redeems what was won', async () => {
    const clean = await winner(20_000, { password: PASSWORD })
    await clean.player.call(beginAbsence, { body: { length: 'six-months' } })
    await clean.player.call(signIn, { body: { identifier: clean.player.login, password: PASSWORD } })
    expect(await redeem(clean, 6_000)).toMatchObject({ success: true, data: { state: 'paid' } })
  })

  test('switched off it is not there, and without a provider it is closed', async () => {
    const clean = await winner()
    await turn(false)
    await expect.poll(async () => (await clean.player.call(contract.getRedemptions)).status).toBe(404)
    await turn(true)
    await expect.poll(async () => (await clean.player.call(contract.getRedemptions)).status).toBe(200)
    expect((await site.visitor().call(contract.getRedemptions)).status).toBe(401)
  })

  test('of a new account waits for its date and is then paid by itself', async () => {
    const fresh = await winner()
    await site.database.pool.query('update player set created_at = $2 where id = $1', [
      fresh.player.playerId,
      new Date(site.clock.now() - HOUR_MS),
    ])
    expect((await redeem(fresh, 6_000)).data).toMatchObject({ state: 'waiting', reason: 'new-account-until', owner: 'us' })
    await site.database.pool.query("update redemption set due_at = due_at - interval '2 days' where player = $1", [
      fresh.player.playerId,
    ])
    await site.database.pool.query("update player set created_at = created_at - interval '2 days' where id = $1", [
      fresh.player.playerId,
    ])
    await jobs()
    await expect.poll(async () => stateOf(fresh)).toBe('paid')
  })

  test('over the year’s threshold asks for a tax form; without a number a part is withheld', async () => {
    const rich = await winner(300_000)
    expect((await overview(rich)).taxForm).toBe('needed')
    const { data } = await redeem(rich, 200_000)
    expect(data).toMatchObject({ state: 'needs-player', reason: 'tax-form', owner: 'you' })
    await rich.player.call(contract.giveTaxForm, { body: { number: null } })
    expect(await stateOf(rich)).toBe('review')
    await ann.call(decideRedemption, { body: { id: data!.id, decision: 'approve', why: 'looked at it' } })
    expect(await stateOf(rich)).toBe('paid')
    const { rows } = await site.database.pool.query(
      "select sum(amount)::int as owed from ledger.entry where house = 'tax-withheld'",
    )
    expect(rows).toEqual([{ owed: -48_000 }])
    expect(await faults()).toEqual([])
  })
})

describe('a gift card', () => {
  const addCard = async ({ player }: Winner) => (await player.call(contract.addGiftCard)).body
  const confirm = (who: Winner, email: string | null) =>
    site.database.pool.query(
      'update player set email = coalesce($2, email), email_confirmed_at = case when $2::text is null then null else now() end where id = $1',
      [who.player.playerId, email],
    )

  test('is sent to the confirmed address, has a least amount of its own, and is paid once', async () => {
    const clean = await winner()
    await confirm(clean, `ann-${clean.player.playerId.slice(-6)}@mail.example`)
    expect((await overview(clean)).mayAddGiftCard).toBe(true)
    const [one, other] = await Promise.all([addCard(clean), addCard(clean)])
    expect(one).toMatchObject({ success: true, data: { kind: 'gift-card', title: 'Gift card to a•••@mail.example' } })
    expect(other.data).toEqual(one.data)
    const { mayAddGiftCard, accounts } = await overview(clean)
    expect(mayAddGiftCard).toBe(false)
    expect(accounts.map(({ kind }) => kind).toSorted()).toEqual(['bank', 'gift-card'])
    const { data } = await redeem({ ...clean, accountId: one.data!.id }, 5_000)
    expect(data).toMatchObject({ state: 'paid', account: { kind: 'gift-card' } })
    await expectPostings(site, clean.player, 'redemption', [{ winnings: -5_000 }])
    expect(await faults()).toEqual([])
  })

  test.each([
    ['wrong-account', { state: 'needs-method', reason: 'payout-failed', owner: 'you' }],
    ['returned', { state: 'needs-method', reason: 'payout-returned', owner: 'you' }],
    ['out-of-funds', { state: 'review', reason: 'provider-unavailable', owner: 'us' }],
    ['sent', { state: 'sent', owner: 'provider' }],
    ['unknown', { state: 'unknown', owner: 'provider' }],
    ['maintenance', { state: 'unknown', owner: 'provider' }],
  ] as const)('whose payout is %s keeps the books whole', async (plan, expected) => {
    const clean = await winner()
    await confirm(clean, `bo-${clean.player.playerId.slice(-6)}@mail.example`)
    const { data } = await addCard(clean)
    payments.script({ payouts: plan })
    expect((await redeem({ ...clean, accountId: data!.id }, 6_000)).data).toMatchObject(expected)
    expect(await faults()).toEqual([])
    if (plan !== 'maintenance') return
    payments.script({ payouts: 'paid' })
    await jobs(2)
    await jobs(2)
    expect(await stateOf(clean)).toBe('paid')
  })

  test('needs verification and a confirmed address that takes mail, and ends with the confirmation', async () => {
    expect((await (await site.player()).call(contract.addGiftCard)).body).toMatchObject({ reasonType: 'verify-identity' })
    const clean = await winner()
    await confirm(clean, null)
    expect(await addCard(clean)).toEqual({ success: false, reasonType: 'email-needed' })
    await confirm(clean, `nowhere-${clean.player.playerId.slice(-6)}@mail.example`)
    expect(await addCard(clean)).toEqual({ success: false, reasonType: 'account-unknown' })
    await confirm(clean, `cy-${clean.player.playerId.slice(-6)}@mail.example`)
    expect(await addCard(clean)).toMatchObject({ success: true })
    await confirm(clean, null)
    await site.context.transaction(async (tx) => {
      for (const { personChanged } of site.slices) await personChanged?.(site.context, tx, clean.player.playerId)
    })
    expect((await overview(clean)).accounts).toMatchObject([{ kind: 'bank' }])
  })
})

/** What the checks of money find. */
const faults = () => findMoneyFaults(site.database.reader, site.slices, 0)

describe('a payout', () => {
  test('that was refused or came back keeps the winnings set aside, and another account gets them', async () => {
    for (const plan of ['wrong-account', 'returned'] as const) {
      const clean = await winner()
      payments.script({ payouts: plan })
      const { data } = await redeem(clean, 6_000)
      const reason = plan === 'returned' ? 'payout-returned' : 'payout-failed'
      expect(data, plan).toMatchObject({ state: 'needs-method', reason, owner: 'you' })
      expect(await overview(clean)).toMatchObject({ winnings: 20_000, heldWinnings: 6_000 })
      payments.script({ payouts: 'paid' })
      const added = await addAccount(clean.player)
      const again = await clean.player.call(contract.changeAccount, {
        params: { id: data!.id },
        body: { accountId: added.data!.id },
      })
      expect(again.body.data).toMatchObject({ state: 'paid', account: { id: added.data!.id } })
      expect(await balance(clean)).toBe(14_000)
      expect(await faults()).toEqual([])
    }
  })

  test('without an answer is asked about and never sent twice', async () => {
    const clean = await winner()
    payments.script({ payouts: 'unknown' })
    const { data } = await redeem(clean, 6_000)
    expect(data).toMatchObject({ state: 'unknown', owner: 'provider' })
    await jobs(2)
    expect(await stateOf(clean)).toBe('unknown')
    await payments.act(await payoutOf(data!.id), 'payout-sent')
    await payments.act(await payoutOf(data!.id), 'payout-paid')
    await jobs(12)
    await expect.poll(() => stateOf(clean)).toBe('paid')
    const { rows } = await site.database.pool.query('select state from redemption_payout where redemption = $1', [data!.id])
    expect(rows).toEqual([{ state: 'paid' }])
    await expectPostings(site, clean.player, 'redemption', [{ winnings: -6_000 }])
  })

  test('of which the provider never heard is sent again, even while redemptions are switched off', async () => {
    const clean = await winner()
    payments.script({ answers: [{ call: 'pay', fault: 'error', times: 1 }] })
    const { data } = await redeem(clean, 6_000)
    expect(data?.state).toBe('unknown')
    await turn(false)
    await expect.poll(async () => (await clean.player.call(contract.getRedemptions)).status).toBe(404)
    await jobs(2)
    await jobs(2)
    await turn(true)
    await expect.poll(async () => (await clean.player.call(contract.getRedemptions)).status).toBe(200)
    await expect.poll(() => stateOf(clean)).toBe('paid')
  })

  test('that arrives after it had failed is booked once: for the request, or apart if another one paid it', async () => {
    const clean = await winner()
    payments.script({ payouts: 'wrong-account' })
    const { data } = await redeem(clean, 6_000)
    const first = await payoutOf(data!.id)
    await payments.act(first, 'payout-paid')
    await payments.deliver()
    expect(await latest(clean)).toMatchObject({ state: 'paid' })
    expect(await overview(clean)).toMatchObject({ winnings: 14_000, heldWinnings: 0 })
    const other = await winner()
    const failed = (await redeem(other, 6_000)).data!
    const late = await payoutOf(failed.id)
    payments.script({ payouts: 'paid' })
    const added = await addAccount(other.player)
    await other.player.call(contract.changeAccount, { params: { id: failed.id }, body: { accountId: added.data!.id } })
    await payments.act(late, 'payout-paid')
    await payments.deliver()
    const { rows } = await site.database.pool.query("select sum(amount)::int as apart from ledger.entry where house = 'suspense'")
    expect(rows).toEqual([{ apart: 6_000 }])
    expect(await balance(other)).toBe(14_000)
  })

  test('when the provider is out of funds waits for an operator, not for the player', async () => {
    const clean = await winner()
    payments.script({ payouts: 'out-of-funds' })
    const { data } = await redeem(clean, 6_000)
    expect(data).toMatchObject({ state: 'review', reason: 'provider-unavailable', owner: 'us' })
    payments.script({ payouts: 'paid' })
    await ann.call(decideRedemption, { body: { id: data!.id, decision: 'approve', why: 'funded again' } })
    expect(await stateOf(clean)).toBe('paid')
  })
})

test('after all of this the books are whole (I6, I7), and each broken condition is found', async () => {
  site.advance(DAY_MS)
  await site.runJobs()
  expect(await checkInvariants(site.database.reader)).toEqual([])
  expect(await faults()).toEqual([])
  const { pool } = site.database
  const open = await winner()
  payments.script({ payouts: 'sent' })
  const sent = (await redeem(open, 6_000)).data!.id
  const broken = async (change: string, id: string): Promise<string[]> => {
    const { rows } = await pool.query('select * from redemption where id = $1', [id])
    await pool.query(`update redemption set ${change} where id = $1`, [id])
    const found = await faults()
    const { state, code, transfer, cents } = rows[0]
    await pool.query('update redemption set state = $2, code = $3, transfer = $4, cents = $5 where id = $1', [
      id,
      state,
      code,
      transfer,
      cents,
    ])
    return found.map(({ check }) => check)
  }
  expect(await broken('transfer = null', sent)).toEqual(['open-redemption-is-set-aside', 'payable-is-sent-and-not-paid'])
  expect(await broken('cents = cents - 1', sent)).toEqual(['payable-is-sent-and-not-paid'])
  expect(await broken("state = 'paid'", sent)).toEqual(['payable-is-sent-and-not-paid'])
  expect(await broken("state = 'refused', code = null", sent)).toEqual(['redemption-refusal-has-a-code'])
  payments.script({ payouts: 'unknown' })
  const unknown = (await redeem(await winner(), 6_000)).data!.id
  await pool.query('delete from payment_question where reference = $1', [await payoutOf(unknown)])
  expect((await faults()).map(({ check }) => check)).toEqual(['payout-has-a-horizon'])
})

test('STAFF-3 the report of money shows redemptions of test accounts apart from those of real players', async () => {
  // A day has passed since Ann signed in.
  const reader = await signedInOperator(site, 'bea', 'payments')
  const read = async () => {
    const { days } = (await reader.call(readMoneyReport, { query: {} })).body.data
    const sum = (isTest: boolean) =>
      days.filter((day) => day.kind === 'redemptions' && day.isTest === isTest).reduce((total, { cents }) => total + cents, 0)
    return { real: sum(false), test: sum(true) }
  }
  const before = await read()
  await redeem(await winner(20_000, { isTest: false }), 6_000)
  await redeem(await winner(20_000, { isTest: true }), 7_000)
  const after = await read()
  expect([after.real - before.real, after.test - before.test]).toEqual([-6_000, -7_000])
})
