import { isDeepStrictEqual } from 'node:util'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import type { RawCall } from '../../context.ts'
import type { ChargeFact } from '../fact.ts'
import { foldCharge } from '../fold-charge.ts'
import { foldPayout } from '../fold-payout.ts'
import type { ChargeOrder, PaymentProvider } from '../provider.ts'

/** What a payer does at the provider during a check. */
type Deed = 'approve' | 'decline'

export interface ProviderUnderTest {
  readonly provider: PaymentProvider
  readonly clock: Clock
  readonly newReference: () => string
  readonly callbackUrl: string
  readonly returnUrl: string
  /** Whether its messages carry a signed time. */
  readonly areMessagesDated: boolean
  /** Acts on the provider's page; checks that need it are skipped without it. */
  readonly act?: (reference: string, deed: Deed) => Promise<void>
  /** The messages that the provider has sent since the last look, as they arrived; the same. */
  readonly messages?: () => Promise<readonly RawCall[]>
}

export interface ProviderCheck {
  readonly name: string
  readonly fault?: string
  readonly isLeftOut?: true
}

interface Check {
  readonly name: string
  readonly needs?: readonly ('act' | 'messages')[]
  readonly run: (bench: Bench) => Promise<void>
}

/** Runs every check of what the site relies on, one after another. */
export async function checkProvider(test: ProviderUnderTest): Promise<ProviderCheck[]> {
  const results: ProviderCheck[] = []
  for (const { name, needs = [], run } of CHECKS) {
    if (needs.some((need) => !test[need])) {
      results.push({ name, isLeftOut: true })
      continue
    }
    try {
      await run(new Bench(test))
      results.push({ name })
    } catch (error) {
      results.push({ name, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return results
}

const CENTS = 1_234

class Bench {
  readonly test: ProviderUnderTest
  readonly provider: PaymentProvider
  readonly order: ChargeOrder

  constructor(test: ProviderUnderTest) {
    this.test = test
    this.provider = test.provider
    const method = test.provider.methods.find(({ direction }) => direction !== 'out')
    expect(method !== undefined, 'it has a method to pay with')
    this.order = {
      reference: test.newReference(),
      method: method!.id,
      amount: { cents: CENTS, currency: 'usd' },
      description: '10,000 coins',
      locale: 'en',
      player: 'plr_check',
      callbackUrl: test.callbackUrl,
      returnUrl: test.returnUrl,
      needsAuthentication: false,
      isAuthorizationOnly: false,
    }
  }

  get reference(): string {
    return this.order.reference
  }

  async begin() {
    const begun = await this.provider.begin(this.order)
    expect(begun.is === 'told', `a charge begins, and not '${begun.is}'`)
    return begun
  }

  /** A charge that its payer approved. */
  async charged(): Promise<void> {
    await this.begin()
    await this.test.act!(this.reference, 'approve')
    expect((await this.state()).word === 'charged', 'an approved charge is charged')
  }

  async facts(): Promise<readonly ChargeFact[]> {
    const asked = await this.provider.askCharge(this.reference)
    expect(asked.is === 'facts', `it knows the charge, and does not say '${asked.is}'`)
    return (asked as Extract<typeof asked, { is: 'facts' }>).facts
  }

  state = async () => foldCharge(await this.facts())

  /** Of a provider that pays out. */
  async account(number: string) {
    const order = { player: this.order.player, routing: '021000021', number, name: 'Ana Diaz' }
    const added = await this.provider.payoutAccounts!.add(order)
    expect(added.is === 'told', `it takes an account, and does not say '${added.is}'`)
    return added as Extract<typeof added, { is: 'told' }>
  }

  pay = (account: string) =>
    this.provider.pay({
      reference: this.reference,
      method: this.provider.payoutAccounts!.method,
      amount: this.order.amount,
      account,
      player: this.order.player,
      name: 'Ana Diaz',
      callbackUrl: this.test.callbackUrl,
    })

  refund = (refund: string, cents: number) =>
    this.provider.refund({ refund, reference: this.reference, amount: { cents, currency: 'usd' } })
}

function expect(holds: boolean, condition: string): void {
  if (!holds) throw new Error(`expected that ${condition}`)
}

const STALE_SECONDS = 301

const CHECKS: readonly Check[] = [
  {
    name: 'begin moves no money, and its reference is known from then on',
    run: async (bench) => {
      await bench.begin()
      const { word, charged } = await bench.state()
      expect(charged === null && (word === 'begun' || word === 'needs-action'), `nothing is charged yet, but it says '${word}'`)
    },
  },
  {
    name: 'a repeated begin is the same charge with the same page',
    run: async (bench) => {
      const first = await bench.begin()
      const again = await bench.begin()
      expect(first.page === again.page && first.providerRef === again.providerRef, 'both have one page and one id')
    },
  },
  {
    name: 'a page of a method in a frame is of a listed origin',
    run: async (bench) => {
      const { page } = await bench.begin()
      const method = bench.provider.methods.find(({ id }) => id === bench.order.method)
      if (method?.window !== 'frame' || page === undefined) return
      const { origin } = new URL(page)
      expect(bench.provider.frameOrigins.includes(origin), `${origin} is one of its frame origins`)
    },
  },
  {
    name: 'an unknown reference is never heard of, for certain',
    run: async (bench) => {
      const { is } = await bench.provider.askCharge(bench.reference)
      expect(is === 'never-heard-of', `it says 'never-heard-of', and not '${is}'`)
      const payout = await bench.provider.askPayout(bench.test.newReference())
      expect(payout.is === 'never-heard-of', `it says so of payouts, and not '${payout.is}'`)
    },
  },
  {
    name: 'a canceled charge stays canceled, also when canceled again',
    run: async (bench) => {
      await bench.begin()
      await bench.provider.cancel(bench.reference)
      await bench.provider.cancel(bench.reference)
      expect((await bench.state()).word === 'cancelled', 'the charge is canceled')
    },
  },
  {
    name: 'an approved charge has its amount, currency and our account',
    needs: ['act'],
    run: async (bench) => {
      await bench.charged()
      const { charged, isContradictory } = await bench.state()
      const expected = { amount: bench.order.amount, merchant: bench.provider.merchant }
      expect(
        !isContradictory && isDeepStrictEqual(charged, expected),
        `it was charged as ordered, and not ${JSON.stringify(charged)}`,
      )
    },
  },
  {
    name: 'a charged payment is not canceled',
    needs: ['act'],
    run: async (bench) => {
      await bench.charged()
      await bench.provider.cancel(bench.reference)
      expect((await bench.state()).word === 'charged', 'the charge stays')
    },
  },
  {
    name: 'a declined charge says so with a known code',
    needs: ['act'],
    run: async (bench) => {
      await bench.begin()
      await bench.test.act!(bench.reference, 'decline')
      const { word, decline } = await bench.state()
      expect(word === 'declined' && decline !== null, `it is declined with a code, and not '${word}'`)
    },
  },
  {
    name: 'answers to one question are the same facts',
    needs: ['act'],
    run: async (bench) => {
      await bench.charged()
      expect(isDeepStrictEqual(await bench.state(), await bench.state()), 'both answers end alike')
    },
  },
  {
    name: 'a repeated refund is one refund, and refunds never exceed the charge',
    needs: ['act'],
    run: async (bench) => {
      if (bench.provider.methods.find(({ id }) => id === bench.order.method)?.refunds !== 'part') return
      await bench.charged()
      const id = bench.test.newReference()
      await bench.refund(id, 1_000)
      await bench.refund(id, 1_000)
      await bench.refund(bench.test.newReference(), 1_000)
      const { refunds } = await bench.state()
      const sum = refunds.filter(({ state }) => state !== 'failed').reduce((total, { cents }) => total + cents, 0)
      expect(sum === 1_000, `1,000 cents are refunded, and not ${sum}`)
      expect(
        refunds.some(({ refund }) => refund === id),
        'a refund has the id that we gave it',
      )
    },
  },
  {
    name: 'an account is known again, and not taken for another',
    run: async (bench) => {
      if (!bench.provider.payoutAccounts) return
      const [one, same, other] = [
        await bench.account('12345678'),
        await bench.account('12345678'),
        await bench.account('12345679'),
      ]
      expect(one.fingerprint === same.fingerprint, 'one account has one fingerprint')
      expect(one.fingerprint !== other.fingerprint, 'another account has another one')
      expect(!JSON.stringify(one).includes('12345678'), 'its number is not told')
    },
  },
  {
    name: 'a repeated payout is one payout, over the amount that was ordered',
    run: async (bench) => {
      if (!bench.provider.payoutAccounts) return
      const { token } = await bench.account('12345678')
      const replies = [await bench.pay(token), await bench.pay(token)]
      expect(
        replies.every(({ is }) => is === 'told'),
        'both are answered',
      )
      const asked = await bench.provider.askPayout(bench.reference)
      expect(asked.is === 'facts', `it knows the payout, and does not say '${asked.is}'`)
      const { word, paid } = foldPayout((asked as Extract<typeof asked, { is: 'facts' }>).facts)
      expect(word === 'sent' || word === 'paid', `it is on its way, and not '${word}'`)
      expect(paid === null || isDeepStrictEqual(paid, bench.order.amount), 'the amount is the ordered one')
    },
  },
  {
    name: 'messages are its own, and tell what an answer tells',
    needs: ['act', 'messages'],
    run: async (bench) => {
      await bench.charged()
      const heard = (await bench.test.messages!()).map((message) => bench.provider.hear(message, bench.test.clock.now()))
      const facts = heard.flatMap((each) => (each.is === 'own' ? each.facts : []))
      const own = facts.filter(({ reference }) => reference === bench.reference).map(({ fact }) => fact as ChargeFact)
      expect(
        heard.every(({ is }) => is === 'own'),
        'every message is its own',
      )
      expect(isDeepStrictEqual(foldCharge(own).charged, (await bench.state()).charged), 'the charge is told alike')
    },
  },
  {
    name: 'a message that was altered is forged, and an old one is no longer its own',
    needs: ['act', 'messages'],
    run: async (bench) => {
      await bench.charged()
      const [message] = (await bench.test.messages!()).toReversed()
      expect(message !== undefined, 'a message came')
      const { areMessagesDated, clock } = bench.test
      const hear = (change: Partial<RawCall>, at = clock.now()) => bench.provider.hear({ ...message!, ...change }, at).is
      expect(hear({ body: `${message!.body} ` }) !== 'own', 'an altered message is refused')
      expect(hear({ headers: {} }) !== 'own', 'a message without a signature is refused')
      const late = clock.now() + STALE_SECONDS * SECOND_MS
      expect(!areMessagesDated || hear({}, late) !== 'own', 'a message is refused after five minutes')
    },
  },
]
