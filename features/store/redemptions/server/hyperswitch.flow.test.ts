import { afterAll, beforeEach, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { playersOf, type Winner } from '#apps/site/testing/redemption-bench.ts'
import { openTestSite } from '#apps/site/testing/site.ts'
import type { Clock } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import { systemClock } from '#platform/clock.ts'
import { hyperswitchProvider } from '#platform/payments/hyperswitch/provider.ts'
import { openHyperswitch } from '#platform/payments/hyperswitch/testing/hyperswitch-server.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import type { TestClient } from '#platform/testing/client.ts'
import type { Redemption } from '../contract.ts'
import { decideRedemption } from '../shared/operator-contract.ts'

/** Before the site is open, nobody asks for the time. */
const time: { clock: Clock } = { clock: systemClock }
const server = await openHyperswitch({ now: () => time.clock.now() })
const site = await openTestSite({
  payments: [hyperswitchProvider(server.access)],
  options: { redemptions: { bankMinCents: 5_000 } },
})
time.clock = site.clock
const { winner, redeem, latest, stateOf, jobs } = playersOf(site)
let ann: TestClient
let operators = 0
beforeEach(async () => {
  server.payouts.script.confirmed = 'success'
  // A long wait ends the session of the last one.
  ann = await signedInOperator(site, `ann${operators++}`, 'payments')
})
afterAll(async () => {
  await site.close()
  server.close()
})

const approve = async (request: Redemption) =>
  (await ann.call(decideRedemption, { body: { id: request.id, decision: 'approve', why: 'the bank letter names the player' } }))
    .body
/** A request that an operator approved, as the account is new. */
async function approved(of: Winner, cents = 6_000) {
  const { data } = await redeem(of, cents)
  expect(data).toMatchObject({ state: 'review', reason: 'account-holder' })
  expect(await approve(data!)).toEqual({ success: true, data: { outcome: 'approved' } })
}
const payoutIds = async ({ player }: Winner): Promise<string[]> =>
  (
    await site.database.pool.query<{ id: string }>(
      'select p.id from redemption_payout p join redemption r on r.id = p.redemption where r.player = $1 order by p.no',
      [player.playerId],
    )
  ).rows.map(({ id }) => id)
const leftTimes = async (of: Winner): Promise<number> =>
  (await payoutIds(of)).flatMap((id) => server.payouts.of(id)).filter(({ status }) => status === 'success').length
async function deliver(): Promise<void> {
  for (const { headers, body } of server.takeMessages()) {
    const url = '/rest/payments/hear/hyperswitch/'
    const reply = await site.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json', host: 'velmora.localhost' },
      payload: body,
    })
    expect(reply.statusCode).toBe(200)
  }
}
async function expectWhole(): Promise<void> {
  expect(await findMoneyFaults(site.context.reader, site.slices, 0)).toEqual([])
  expect(await checkInvariants(site.context.reader)).toEqual([])
  expect(server.faults).toEqual([])
}

test('PAY-3 a person approves the first payout to an account, and the rules the next ones', async () => {
  const clean = await winner()
  await approved(clean)
  expect(await latest(clean)).toMatchObject({ state: 'paid', cents: 6_000 })
  expect((await redeem(clean, 7_000)).data).toMatchObject({ state: 'paid', reason: null })
  expect(await leftTimes(clean)).toBe(2)
  await expectWhole()
})

test.each([1, 2, 3, 4, 5])('a lost answer to call %i is asked about, and the prize is paid once', async (nth) => {
  const clean = await winner()
  const { data } = await redeem(clean, 6_000)
  server.loseAnswer(nth)
  await approve(data!)
  for (let asked = 0; asked < 8; asked++) await jobs(10)
  expect(await stateOf(clean)).toBe('paid')
  expect(await leftTimes(clean)).toBe(1)
  await expectWhole()
})

test('a payout that the bank refuses waits for another account, and a late message that it arrived is believed', async () => {
  server.payouts.script.confirmed = 'initiated'
  const clean = await winner()
  await approved(clean)
  expect(await latest(clean)).toMatchObject({ state: 'sent' })
  const [id] = await payoutIds(clean)
  server.actPayout(id!, 'failed', 'account_closed')
  await deliver()
  expect(await latest(clean)).toMatchObject({ state: 'needs-method', reason: 'payout-failed' })
  server.actPayout(id!, 'success')
  await deliver()
  expect(await latest(clean)).toMatchObject({ state: 'paid' })
  await expectWhole()
})

test('a payout that comes back is the player’s again', async () => {
  const clean = await winner()
  await approved(clean)
  const [id] = await payoutIds(clean)
  server.actPayout(id!, 'reversed', 'R03')
  await deliver()
  await deliver()
  expect(await latest(clean)).toMatchObject({ state: 'needs-method', reason: 'payout-returned' })
  await expectWhole()
})
