import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkProvider } from '#platform/payments/conformance/kit.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import type { Post } from './post.ts'
import { openSandbox, type TestPayments } from './testing/open-sandbox.ts'
import { order } from './testing/sample-orders.ts'

const clock = createManualClock(Date.parse('2026-11-21T17:00:00Z'))
const posts: Post[] = []
let payments: TestPayments
let count = 0
beforeEach(async () => {
  posts.length = 0
  payments = await openSandbox({
    clock,
    post: async (post) => {
      posts.push(post)
      return 200
    },
  })
})
afterEach(() => payments.close())

/** The faults of the sandbox's provider with some members changed. */
async function faultsOf(change: Partial<PaymentProvider> = {}): Promise<string[]> {
  const { provider } = payments
  const { callbackUrl, returnUrl } = order
  const results = await checkProvider({
    provider: { ...provider, ...change },
    clock,
    newReference: () => `chk_${count++}`,
    callbackUrl,
    returnUrl,
    areMessagesDated: true,
    act: (reference, deed) => payments.act(reference, deed === 'approve' ? 'approve' : 'decline:do-not-honor'),
    async messages() {
      await payments.deliver()
      return posts.splice(0)
    },
  })
  expect(results.filter(({ isLeftOut }) => isLeftOut)).toEqual([])
  return results.filter(({ fault }) => fault !== undefined).map(({ name }) => name)
}

test('the sandbox does everything that the site relies on', async () => {
  expect(await faultsOf()).toEqual([])
})

test('a provider that charges at the beginning, and one that forgets what it began, are found', async () => {
  const { provider } = payments
  const charging: PaymentProvider['begin'] = async (wanted) => {
    const begun = await provider.begin(wanted)
    await payments.act(wanted.reference, 'approve')
    return begun
  }
  expect(await faultsOf({ begin: charging })).toContain('begin moves no money, and its reference is known from then on')
  const forgetful: PaymentProvider['begin'] = (wanted) =>
    provider.begin({ ...wanted, reference: `${wanted.reference}-${count++}` })
  const faults = await faultsOf({ begin: forgetful })
  expect(faults).toContain('a repeated begin is the same charge with the same page')
  expect(faults).toContain('begin moves no money, and its reference is known from then on')
})

test('refunds that count twice, guesses about unknown payments, and unverified messages are found', async () => {
  const { provider } = payments
  const faults = await faultsOf({
    refund: (wanted) =>
      provider.refund({ ...wanted, refund: `${wanted.refund}-${count++}`, amount: { ...wanted.amount, cents: 600 } }),
    askPayout: async () => ({ is: 'unknown' }),
    hear: ({ body }) => ({ is: 'own', id: '1', facts: JSON.parse(body).facts }),
    frameOrigins: ['https://elsewhere.example'],
  })
  expect(faults).toEqual([
    'a page of a method in a frame is of a listed origin',
    'an unknown reference is never heard of, for certain',
    'a repeated refund is one refund, and refunds never exceed the charge',
    'a repeated payout is one payout, over the amount that was ordered',
    'a message that was altered is forged, and an old one is no longer its own',
  ])
})
