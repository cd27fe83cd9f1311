import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { nextNumber, playersOf, type Winner } from '#apps/site/testing/redemption-bench.ts'
import { startSandboxPayments } from '#apps/site/testing/sandbox-payments.ts'
import { openTestSite } from '#apps/site/testing/site.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getMethods, openOrder, payOrder } from '#features/store/orders/contract.ts'
import { getPackages } from '#features/store/packages/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { setTestAccount } from '#platform/auth/players.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { addGiftCard, changeAccount } from '../contract.ts'
import { claimClosed, decideRedemption } from '../shared/operator-contract.ts'

const payments = await startSandboxPayments()
let isAway = false
/** The sandbox behind an adapter that says it is no test provider. */
const real: PaymentProvider = {
  ...payments.provider,
  isTest: false,
  pay: async (order) => (isAway ? { is: 'not-sent' } : payments.provider.pay(order)),
}
const site = await openTestSite({ payments: [real], options: { redemptions: { bankMinCents: 5_000 } } })
payments.connect(site)
const { winner, addAccount, redeem, overview, latest, jobs } = playersOf(site)
let ann: TestClient
beforeAll(async () => {
  ann = await signedInOperator(site, 'ann', 'payments')
})
beforeEach(() => {
  isAway = false
  payments.script({ payouts: 'paid' })
})
afterAll(async () => void (await Promise.all([site.close(), payments.close()])))

const mark = ({ player }: Pick<Winner, 'player'>, isTest = true) =>
  site.context.transaction((tx) => setTestAccount(tx, player.playerId, isTest))
const winningsOf = async ({ player }: Winner) => (await player.call(getProfile)).body.data.playerInfo.playerBalance.winnings

test('STAFF-3 a test account cannot redeem real money, and an ordinary one can again', async () => {
  const who = await winner(20_000, { isTest: false })
  await mark(who)
  expect((await overview(who)).blocks).toEqual(['test-account'])
  expect((await who.player.call(getProfile)).body.data.featuresInfo['redeem']).toMatchObject({ isActive: false })
  expect(await redeem(who, 6_000)).toEqual({ success: false, reasonType: 'test-account' })
  expect(await addAccount(who.player)).toMatchObject({ success: false })
  expect(await winningsOf(who)).toBe(20_000)
  await mark(who, false)
  expect((await redeem(who, 6_000)).data).toMatchObject({ state: 'paid' })
})

test('STAFF-3 a test account cannot pay real money', async () => {
  const player = await site.player({ isTest: false })
  const { body } = await player.call(openOrder, { body: { presetId: 'starter' } })
  await mark({ player })
  const params = { id: body.data!.payment.id }
  expect((await player.call(payOrder, { params, body: { methodId: 'card' } })).body).toEqual({
    success: false,
    reasonType: 'test-account',
  })
  expect((await player.call(openOrder, { body: { presetId: 'stack' } })).body).toEqual({
    success: false,
    reasonType: 'test-account',
  })
  expect((await player.call(getMethods)).body.data.methods).toEqual([])
  expect((await player.call(getPackages)).body.data.sales).toMatchObject({ isOpen: false, isClosedToTestAccount: true })
  expect((await site.visitor().call(getPackages)).body.data.sales).toMatchObject({ isOpen: true, isClosedToTestAccount: false })
})

test('STAFF-3 a request in review is refused to an account that was made a test account', async () => {
  const who = await winner(60_000, { isTest: false })
  const { data } = await redeem(who, 50_001)
  expect(data).toMatchObject({ state: 'review' })
  await mark(who)
  const decide = async (decision: 'approve' | 'refuse') =>
    (await ann.call(decideRedemption, { body: { id: data!.id, decision, why: 'looked at it' } })).body
  expect(await decide('approve')).toEqual({ success: false, reasonType: 'test-account' })
  expect(await decide('refuse')).toMatchObject({ success: true })
  expect(await winningsOf(who)).toBe(60_000)
  expect(await decide('approve')).toEqual({ success: false, reasonType: 'decided' })
})

test('STAFF-3 an approved payout that was not sent yet is refused, once, and the winnings return', async () => {
  const who = await winner(20_000, { isTest: false })
  isAway = true
  await redeem(who, 6_000)
  await mark(who)
  isAway = false
  await Promise.all([jobs(), jobs()])
  await jobs()
  expect(await latest(who)).toMatchObject({ state: 'refused', reason: 'test-account' })
  expect(await winningsOf(who)).toBe(20_000)
  await expectPostings(site, who.player, 'redemption', [])
})

test('STAFF-3 a failed payout that goes to another account is refused by the rules', async () => {
  const who = await winner(20_000, { isTest: false })
  const other = await addAccount(who.player)
  payments.script({ payouts: 'wrong-account' })
  const { data } = await redeem(who, 6_000)
  expect(data).toMatchObject({ state: 'needs-method' })
  await mark(who)
  payments.script({ payouts: 'paid' })
  await who.player.call(changeAccount, { params: { id: data!.id }, body: { accountId: other.data!.id } })
  expect(await latest(who)).toMatchObject({ state: 'refused', reason: 'test-account' })
  expect(await site.database.pool.query('select from redemption_payout where redemption = $1', [data!.id])).toHaveProperty(
    'rowCount',
    1,
  )
  expect(await winningsOf(who)).toBe(20_000)
})

test('STAFF-3 a test account is sent no gift card', async () => {
  const who = await winner(20_000, { isTest: false })
  const { playerId } = who.player
  await site.database.pool.query('update player set email = $2, email_confirmed_at = now() where id = $1', [
    playerId,
    `${playerId.slice(-6)}@mail.example`,
  ])
  await mark(who)
  expect(await overview(who)).toMatchObject({ mayAddGiftCard: false })
  expect((await who.player.call(addGiftCard)).body).toEqual({ success: false, reasonType: 'provider-unavailable' })
  await mark(who, false)
  expect((await who.player.call(addGiftCard)).body).toMatchObject({ success: true })
})

test('STAFF-3 the winnings of a closed test account are not paid on a claim', async () => {
  const who = await winner(20_000, { isTest: false })
  const { reference } = (await who.player.call(closeAccount, { body: { kind: 'close' } })).body.data
  await mark(who)
  site.advance(15 * DAY_MS)
  await site.runJobs()
  await site.runJobs()
  const bob = await signedInOperator(site, 'bob', 'payments')
  const body = { reference: reference!, holder: 'Ann Lee', routing: '021000021', number: nextNumber(), identity: 'Passport' }
  expect((await bob.call(claimClosed, { body })).body).toEqual({ success: false, reasonType: 'test-account' })
})
