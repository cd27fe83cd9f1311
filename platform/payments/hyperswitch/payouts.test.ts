import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import type { PayoutFact } from '../fact.ts'
import { foldPayout } from '../fold-payout.ts'
import type { PaymentProvider, PayoutOrder } from '../provider.ts'
import { CREATED, factsOfPayout } from './payouts.ts'
import { hyperswitchProvider } from './provider.ts'
import { MERCHANT, openHyperswitch } from './testing/hyperswitch-server.ts'

const clock = createManualClock(Date.parse('2026-11-21T17:00:00Z'))
let server: Awaited<ReturnType<typeof openHyperswitch>>
let provider: PaymentProvider
let account: string
let count = 0
beforeEach(async () => {
  server = await openHyperswitch(clock)
  provider = hyperswitchProvider(server.access)
  account = (await add()).token
})
afterEach(() => {
  const { faults } = server
  server.close()
  if (faults.length > 0) throw new Error(`requests that the document does not allow: ${faults.join(', ')}`)
})

async function add(number = '12345678', player = 'plr_1') {
  const added = await provider.payoutAccounts!.add({ player, routing: '021000021', number, name: 'Ana Diaz' })
  if (added.is !== 'told') throw new Error(added.is)
  return added
}

const usd = (cents: number) => ({ cents, currency: 'usd' })
const order = (change: Partial<PayoutOrder> = {}): PayoutOrder => ({
  reference: `pot_${String(count++).padStart(26, '0')}`,
  method: 'trustly',
  amount: usd(5_000),
  account,
  player: 'plr_1',
  name: 'Ana Maria Diaz',
  callbackUrl: 'https://site.example/rest/payments/hear/hyperswitch/',
  ...change,
})
/** How many payouts of a reference have left the house. */
const left = (reference: string) => server.payouts.of(reference).filter(({ status }) => status !== CREATED).length
const asked = async (reference: string) => {
  const told = await provider.askPayout(reference)
  return told.is === 'facts' ? foldPayout(told.facts).word : told.is
}

describe('an account', () => {
  test('is kept by a token, with a fingerprint that only the site can compute, and its holder is not matched', async () => {
    const [own, same, anothers] = [await add(), await add(), await add('12345678', 'plr_2')]
    expect(own).toMatchObject({ title: 'Bank account •••• 5678', isHolderMatched: false })
    expect([same.fingerprint, anothers.fingerprint]).toEqual([own.fingerprint, own.fingerprint])
    const elsewhere = hyperswitchProvider({ ...server.access, accountKey: Buffer.from('another key') })
    const other = await elsewhere.payoutAccounts!.add({ player: 'plr_1', routing: '021000021', number: '12345678', name: 'A B' })
    expect(other.is === 'told' && other.fingerprint).not.toBe(own.fingerprint)
  })

  test('that the provider does not take is unknown, and a provider that is silent says nothing', async () => {
    const wanted = { player: 'plr_1', routing: '021000021', name: 'Ana Diaz' }
    expect(await provider.payoutAccounts!.add({ ...wanted, number: '12340000' })).toMatchObject({
      is: 'refused',
      code: 'account-unknown',
    })
    server.faulty.push({ status: 500, code: 'HE_00', message: 'Something went wrong' })
    expect(await provider.payoutAccounts!.add({ ...wanted, number: '12345678' })).toEqual({ is: 'unknown' })
  })
})

describe('a payout', () => {
  test('is paid once, in the verified name, however often it is ordered', async () => {
    const wanted = order()
    const first = await provider.pay(wanted)
    expect(first).toEqual({ is: 'told', facts: [{ kind: 'payout-sent' }, { kind: 'payout-paid', amount: usd(5_000) }] })
    expect(await provider.pay(wanted)).toEqual(first)
    expect(await Promise.all([provider.pay(wanted), provider.pay(wanted)])).toEqual([first, first])
    expect(server.payouts.script.confirmations).toBe(1)
    expect(server.payouts.of(wanted.reference)).toHaveLength(1)
    expect(server.payouts.of(wanted.reference)[0]!.request.billing.address).toMatchObject({
      first_name: 'Ana',
      last_name: 'Maria Diaz',
    })
  })

  test.each([
    ['the list', 1, 0],
    ['the account', 2, 0],
    ['the creation', 3, 0],
    ['the list after it', 4, 0],
    ['the confirmation', 5, 1],
  ])('whose answer to %s is lost is asked about, and never paid twice', async (_, nth, times) => {
    const wanted = order()
    server.loseAnswer(nth)
    expect(await provider.pay(wanted)).toEqual({ is: 'unknown' })
    expect(left(wanted.reference)).toBe(times)
    // As long as a confirmation may be under way, nothing is certain, and nothing else is sent.
    expect(await asked(wanted.reference)).toBe(times ? 'paid' : nth < 3 ? 'never-heard-of' : 'unknown')
    clock.advance(15 * MINUTE_MS + 1)
    expect(await asked(wanted.reference)).toBe(times ? 'paid' : 'never-heard-of')
    expect(await provider.pay(wanted)).toMatchObject({ is: 'told' })
    expect(await asked(wanted.reference)).toBe('paid')
    expect(server.payouts.script.confirmations).toBe(1)
  })

  test('that is confirmed after our patience has ended is confirmed once', async () => {
    const wanted = order()
    server.payouts.script.isSlow = true
    expect(await provider.pay(wanted)).toEqual({ is: 'unknown' })
    expect(await asked(wanted.reference)).toBe('unknown')
    expect(await provider.pay(wanted)).toEqual({ is: 'unknown' })
    server.payouts.catchUp()
    expect(await asked(wanted.reference)).toBe('paid')
    expect(await provider.pay(wanted)).toMatchObject({ is: 'told' })
    expect(server.payouts.script.confirmations).toBe(1)
  })

  test.each([
    ['all the same moved', 'initiated', 'sent'],
    ['failed at the processor', 'failed', 'failed'],
  ])('whose confirmation is refused although it %s is told as it is', async (_, status, word) => {
    const wanted = order()
    server.payouts.script.refusal = status
    const told = await provider.pay(wanted)
    expect(told.is === 'told' && foldPayout(told.facts).word).toBe(word)
    expect(await asked(wanted.reference)).toBe(word)
  })

  test('whose confirmation is refused before anything moved is refused', async () => {
    server.payouts.script.refusal = CREATED
    expect(await provider.pay(order())).toMatchObject({ is: 'refused', code: 'provider-busy' })
  })

  test('that is ordered twice at once is confirmed once', async () => {
    const wanted = order()
    const replies = await Promise.all([provider.pay(wanted), provider.pay(wanted)])
    expect(replies.filter(({ is }) => is === 'refused')).toEqual([])
    expect(server.payouts.script.confirmations).toBeLessThanOrEqual(1)
    clock.advance(15 * MINUTE_MS + 1)
    await provider.pay(wanted)
    expect(await asked(wanted.reference)).toBe('paid')
    expect(server.payouts.script.confirmations).toBe(1)
  })

  test('of which another call has begun one is left to that call', async () => {
    const wanted = order()
    server.loseAnswer(4)
    await provider.pay(wanted)
    server.payouts.leave(wanted.reference)
    expect(await provider.pay(wanted)).toEqual({ is: 'unknown' })
    expect(left(wanted.reference)).toBe(0)
    const replies = await Promise.all([provider.pay(order()), provider.pay(order())])
    expect(replies.map(({ is }) => is)).toEqual(['told', 'told'])
  })

  test('that was paid twice all the same is told with the sum', async () => {
    const wanted = order()
    await provider.pay(wanted)
    server.payouts.leave(wanted.reference)
    for (const each of server.payouts.of(wanted.reference)) each.status = 'success'
    const told = await provider.askPayout(wanted.reference)
    expect(told.is === 'facts' && foldPayout(told.facts)).toMatchObject({ word: 'paid', paid: usd(10_000) })
  })

  test('of another amount under a known reference is neither paid nor refused', async () => {
    const wanted = order()
    await provider.pay(wanted)
    expect(await provider.pay({ ...wanted, amount: usd(1) })).toEqual({ is: 'unknown' })
    expect(left(wanted.reference)).toBe(1)
  })

  test('that waits for a fulfillment says nothing, and is not sent again', async () => {
    server.payouts.script.confirmed = 'requires_fulfillment'
    const wanted = order()
    expect(await provider.pay(wanted)).toEqual({ is: 'told', facts: [] })
    clock.advance(DAY_MS)
    expect(await provider.askPayout(wanted.reference)).toEqual({ is: 'facts', facts: [] })
    expect(await provider.pay(wanted)).toEqual({ is: 'told', facts: [] })
    expect(server.payouts.script.confirmations).toBe(1)
  })

  test('to an account that is not the player’s is refused before anything leaves', async () => {
    const wanted = order({ player: 'plr_2' })
    expect(await provider.pay(wanted)).toMatchObject({ is: 'refused', code: 'account-unknown' })
    expect(await asked(wanted.reference)).toBe('never-heard-of')
  })

  test('at a provider that is down was not sent', async () => {
    const closed = await openHyperswitch()
    closed.close()
    const down = hyperswitchProvider(closed.access)
    expect(await down.pay(order())).toEqual({ is: 'not-sent' })
    expect(await down.askPayout('pot_1')).toEqual({ is: 'unknown' })
  })
})

describe('messages', () => {
  const heard = () =>
    server.takeMessages().flatMap((message) => {
      const told = provider.hear(message, clock.now())
      return told.is === 'own' ? told.facts.map(({ fact }) => fact as PayoutFact) : []
    })

  test('tell that it arrived, failed or came back, in any order and number', async () => {
    server.payouts.script.confirmed = 'initiated'
    const wanted = order()
    await provider.pay(wanted)
    server.actPayout(wanted.reference, 'pending')
    expect(foldPayout(heard()).word).toBe('sent')
    server.actPayout(wanted.reference, 'success')
    const paid = heard()
    expect(foldPayout(paid)).toMatchObject({ word: 'paid', paid: usd(5_000) })
    server.actPayout(wanted.reference, 'reversed', 'R03')
    const returned = heard()
    expect(foldPayout([...returned, ...paid, ...paid])).toMatchObject({ word: 'returned', code: 'R03' })
  })

  test('about one that was never confirmed end nothing', async () => {
    server.payouts.script.confirmed = 'initiated'
    const wanted = order()
    await provider.pay(wanted)
    server.tell('payout_details', { ...server.payouts.act(wanted.reference, 'initiated'), status: 'expired' })
    expect(heard()).toEqual([])
  })
})

test.each<[string, string | null, PayoutFact[]]>([
  ['failed', 'account_closed', [{ kind: 'payout-failed', code: 'account-closed' }]],
  ['failed', 'R03', [{ kind: 'payout-failed', code: 'account-unknown' }]],
  ['failed', null, [{ kind: 'payout-failed', code: 'unspecified' }]],
  ['cancelled', null, [{ kind: 'payout-failed', code: 'unspecified' }]],
  ['expired', null, [{ kind: 'payout-failed', code: 'unspecified' }]],
  ['ineligible', null, [{ kind: 'payout-failed', code: 'unspecified' }]],
  ['requires_vendor_account_creation', null, []],
  ['a_new_status', null, []],
])('a payout that is %s for %s says so', (status, code, facts) => {
  const told = { payout_id: 'p', merchant_id: MERCHANT, status, amount: 5_000, currency: 'USD', error_code: code }
  expect(factsOfPayout(told)).toEqual(facts)
})
