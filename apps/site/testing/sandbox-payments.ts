import { openSandbox, type TestPayments } from '#apps/sandbox-payments/testing/open-sandbox.ts'
import { systemClock } from '#platform/clock.ts'
import type { TestSite } from './site.ts'

type Reached = Pick<TestSite, 'app' | 'clock'>

export interface SitePayments extends TestPayments {
  /** From now on its webhooks reach this site, and its clock is the site's. */
  connect(site: Reached): void
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * The sandbox payment provider for a test site: `openTestSite({ payments: [payments.provider] })`, then
 * `payments.connect(site)`. It delivers webhooks only when the test says so.
 */
export async function startSandboxPayments(): Promise<SitePayments> {
  let site: Reached | undefined
  const payments = await openSandbox({
    clock: { now: () => (site?.clock ?? systemClock).now() },
    async post({ url, headers, body }) {
      if (!site) throw new Error('connect the site first')
      const { host, pathname } = new URL(url)
      const reply = await site.app.inject({ method: 'POST', url: pathname, headers: { ...headers, host }, payload: body })
      return reply.statusCode
    },
  })
  return {
    ...payments,
    connect(to) {
      site = to
    },
    [Symbol.asyncDispose]: () => payments.close(),
  }
}
