import { afterAll, beforeEach, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { nextNumber, openBench, type Winner } from '#apps/site/testing/redemption-bench.ts'
import { checkClaim, closeAccount } from '#features/account/account-closure/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { claimClosed, decideRedemption, listRedemptions } from '../shared/operator-contract.ts'

const { site, payments, winner, redeem, stateOf, close } = await openBench({ screenedNames: ['Listed Person'] })
let ann: TestClient
let bob: TestClient
let shift = 0
/** A shift ends long before a closing is final. */
async function beginShift(): Promise<void> {
  shift++
  ann = await signedInOperator(site, `ann-${shift}`, 'payments')
  bob = await signedInOperator(site, `bob-${shift}`, 'payments')
}
beforeEach(() => payments.script({ payouts: 'paid' }))
afterAll(close)

/** Someone with winnings who has closed the account; its closing is final unless told otherwise. */
async function gone(winnings = 2_500, { kind = 'close' as 'close' | 'erase', isFinal = true } = {}) {
  const who = await winner(winnings)
  const { body } = await who.player.call(closeAccount, { body: { kind } })
  if (isFinal) {
    site.advance(15 * DAY_MS)
    await site.runJobs()
    await site.runJobs()
    await beginShift()
  }
  return { who, reference: body.data.reference! }
}

const claim = async (by: TestClient, reference: string, more: { holder?: string; number?: string } = {}) => {
  const { holder = 'Ann Lee', number = nextNumber() } = more
  const body = { reference, holder, routing: '021000021', number, identity: 'Passport, and a call' }
  return (await by.call(claimClosed, { body })).body
}
const decide = async (by: TestClient, id: string, decision: 'approve' | 'refuse' | 'ask' = 'approve') => {
  const question = decision === 'ask' ? { question: 'Who are you?' } : {}
  return (await by.call(decideRedemption, { body: { id, decision, why: 'looked at it', ...question } })).body
}
const owed = async ({ player }: Winner): Promise<unknown> =>
  (await site.database.pool.query('select owed_winnings from account_closing where player = $1', [player.playerId])).rows[0]
    .owed_winnings
const winningsOf = async ({ player }: Winner) => Number((await readBalances(site.database.reader, player.playerId)).winnings)

test.each(['close', 'erase'] as const)(
  'winnings of an account that was closed (%s) are proposed by one operator, below any minimum, and approved by another',
  async (kind) => {
    const { who, reference } = await gone(2_500, { kind })
    const made = await claim(ann, reference.toLowerCase())
    const id = made.success ? made.data.id : ''
    expect(made).toMatchObject({ success: true, data: { cents: 2_500 } })
    const { requests } = (await bob.call(listRedemptions)).body.data
    const identity = 'Passport, and a call'
    expect(requests.find((each) => each.id === id)).toMatchObject({
      state: 'review',
      reason: 'closed-account',
      claim: { holder: 'Ann Lee', identity, by: `ann-${shift}` },
      approval: { by: `ann-${shift}`, cents: 2_500, isYours: false },
    })
    expect(await decide(ann, id)).toEqual({ success: false, reasonType: 'your-own' })
    expect(await decide(bob, id, 'ask')).toEqual({ success: false, reasonType: 'claimant-not-asked' })
    expect(await decide(bob, id)).toEqual({ success: true, data: { outcome: 'approved' } })
    expect(await stateOf(who)).toBe('paid')
    expect(await winningsOf(who)).toBe(0)
    await expectPostings(site, who.player, 'redemption', [{ winnings: -2_500 }])
    await site.deliverEvents()
    expect(await owed(who)).toBe(0n)
    expect(await claim(ann, reference)).toEqual({ success: false, reasonType: 'nothing-owed' })
    expect(await checkInvariants(site.database.reader)).toEqual([])
  },
)

test('refusals move nothing: a wrong reference, a closing that is not final, a listed name, an account of someone else', async () => {
  const { reference: final, who } = await gone()
  const { reference } = await gone(2_500, { isFinal: false })
  for (const wrong of ['AAAA-BBBB-CCCC', reference])
    expect(await claim(ann, wrong)).toEqual({ success: false, reasonType: 'unknown-reference' })
  expect(await claim(ann, final, { holder: 'Listed Person' })).toEqual({ success: false, reasonType: 'screening' })
  expect(await claim(ann, final, { number: '4000009999' })).toEqual({ success: false, reasonType: 'name-mismatch' })
  expect(await winningsOf(who)).toBe(2_500)
  const { rows } = await site.database.pool.query('select from redemption where player = $1', [who.player.playerId])
  expect(rows).toEqual([])
})

test('of two claims at once one is made; a refusal gives the winnings back, and the reference claims them again', async () => {
  const { who, reference } = await gone()
  const made = await Promise.all([claim(ann, reference), claim(bob, reference)])
  const [first] = made.flatMap((each) => (each.success ? each.data.id : []))
  expect(made.filter(({ success }) => success)).toHaveLength(1)
  expect(made).toContainEqual({ success: false, reasonType: 'request-open' })
  expect(await decide(bob, first!, 'refuse')).toEqual({ success: true, data: { outcome: 'refused' } })
  expect(await winningsOf(who)).toBe(2_500)
  expect(await claim(ann, reference)).toMatchObject({ success: true, data: { cents: 2_500 } })
})

test('a payout that comes back is proposed again with another account', async () => {
  const { who, reference } = await gone()
  payments.script({ payouts: 'returned' })
  const made = await claim(ann, reference)
  const id = made.success ? made.data.id : ''
  await decide(bob, id)
  expect(await stateOf(who)).toBe('needs-method')
  payments.script({ payouts: 'paid' })
  expect(await claim(bob, reference)).toEqual({ success: true, data: { id, cents: 2_500 } })
  expect(await decide(ann, id)).toEqual({ success: true, data: { outcome: 'approved' } })
  expect(await stateOf(who)).toBe('paid')
})

test('other roles may not propose, and a running request of the player stays the player’s', async () => {
  const { reference } = await gone()
  const support = await signedInOperator(site, 'sue', 'support')
  const body = { reference, holder: 'Ann Lee', routing: '021000021', number: nextNumber(), identity: 'Passport' }
  expect((await support.call(claimClosed, { body })).status).toBe(403)
  expect((await site.visitor().call(claimClosed, { body })).status).toBe(401)
  const asked = await winner(20_000)
  payments.script({ payouts: 'sent' })
  await redeem(asked, 12_000)
  const { body: closed } = await asked.player.call(closeAccount, { body: { kind: 'close' } })
  site.advance(15 * DAY_MS)
  await site.runJobs()
  await site.runJobs()
  await beginShift()
  expect(await claim(ann, closed.data.reference!)).toEqual({ success: false, reasonType: 'request-open' })
})

test('a switched-off slice takes no claims, and the reference waits', async () => {
  const { reference } = await gone()
  const turn = async (isOn: boolean) => {
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'redemptions', isOn }))
    await expect.poll(async () => (await ann.call(listRedemptions)).status).toBe(isOn ? 200 : 404)
  }
  await turn(false)
  expect(await claim(ann, reference)).toMatchObject({ status: 404 })
  await turn(true)
  expect(await claim(ann, reference)).toMatchObject({ success: true })
})

const look = async (reference: string, email: string) =>
  (await site.visitor().call(checkClaim, { body: { reference, email } })).body
const stateAt = async (reference: string, email: string): Promise<unknown> => {
  const body = await look(reference, email)
  return body.success ? [body.data.state, body.data.winnings] : body.reasonType
}
const emailOf = async ({ player }: Winner): Promise<string | null> =>
  (await site.database.pool.query('select email from player where id = $1', [player.playerId])).rows[0].email
let mailboxes = 0
async function giveEmail({ player }: Winner): Promise<string> {
  const email = `gone${(mailboxes += 1)}@mail.example`
  await site.database.pool.query('update player set email = $2 where id = $1', [player.playerId, email])
  return email
}

test.each(['close', 'erase'] as const)(
  'a former player follows the claim of an account (%s) by reference and email; a wrong one of either is not known',
  async (kind) => {
    const who = await winner(2_500)
    const email = await giveEmail(who)
    const { body } = await who.player.call(closeAccount, { body: { kind } })
    const reference = body.data.reference!
    expect(await look(reference, email)).toMatchObject({ data: { state: 'closing', winnings: 2_500, dueAt: body.data.until } })
    site.advance(15 * DAY_MS)
    for (let turn = 0; turn < 3; turn++) {
      site.advance(15 * MINUTE_MS)
      await site.runJobs()
      await site.database.pool.query('update mail_message set sent_at = now(), content = null where sent_at is null')
    }
    await beginShift()
    expect((await emailOf(who)) === null).toBe(kind === 'erase')
    expect(await stateAt(` ${reference.toUpperCase()}`, email.toUpperCase())).toEqual(['ready', 2_500])
    const unknown = { success: false, reasonType: 'unknown-claim' }
    expect([await look('aaaa-bbbb-cccc', email), await look(reference, 'else@mail.example')]).toEqual([unknown, unknown])
    const refused = await claim(ann, reference)
    expect(await stateAt(reference, email)).toEqual(['review', 2_500])
    await decide(bob, refused.success ? refused.data.id : '', 'refuse')
    expect(await stateAt(reference, email)).toEqual(['refused', 2_500])
    payments.script({ payouts: 'returned' })
    site.advance(MINUTE_MS)
    const made = await claim(ann, reference)
    await decide(bob, made.success ? made.data.id : '')
    expect(await stateAt(reference, email)).toEqual(['account-needed', 2_500])
    payments.script({ payouts: 'paid' })
    await claim(ann, reference)
    await decide(bob, made.success ? made.data.id : '')
    expect(await stateAt(reference, email)).toEqual(['paid', 2_500])
  },
)

test('mails about the claim of a closed account lead to the page that needs no account', async () => {
  const who = await winner(2_500)
  const recipient = await giveEmail(who)
  const { body } = await who.player.call(closeAccount, { body: { kind: 'close' } })
  site.advance(15 * DAY_MS)
  await site.runJobs()
  await beginShift()
  const made = await claim(ann, body.data.reference!)
  await decide(bob, made.success ? made.data.id : '')
  const mails = await readCaptured(site.database.reader, () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' }), {
    recipient,
  })
  const claims = mails.filter(({ text }) => text.includes('https://play.example/trust/claim'))
  expect(claims.map(({ subject }) => subject).toSorted()).toEqual([
    'We’re reviewing your redemption',
    'Your Velmora account is permanently closed',
    'Your prize is paid',
  ])
  expect(mails.filter(({ text }) => text.includes('/redeem'))).toEqual([])
})
