import { afterAll, beforeAll, expect, test } from 'vitest'
import { misfitsOf } from '#apps/site/testing/misfits.ts'
import { expectNoFaults } from '#apps/site/testing/signed-misfits.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { chargeFact, heardFact, payoutFact } from '#platform/payments/fact.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { webhookHeaders } from '#platform/payments/standard-webhooks.ts'
import { hearProvider } from '../contract.ts'

const apiKey = 'shared with the provider'
const webhookKeys = [`whsec_${Buffer.from(apiKey).toString('base64')}`]
/** Nothing listens there. */
const url = () => 'http://127.0.0.1:9'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ payments: [sandboxProvider({ merchant: 'acct', webhookKeys, url, apiKey })] })
})
afterAll(() => site.close())

test('a provider’s signed invalid message never causes a server error', async () => {
  const { fit, misfits } = misfitsOf(heardFact)
  const wrong = [chargeFact, payoutFact].flatMap((kind) => misfitsOf(kind).misfits)
  const facts = [fit, ...misfits, ...wrong.map((fact) => ({ reference: 'fuzz', at: 1, fact }))]
  const bodies = [...facts.map((fact) => ({ facts: [fact] })), { facts }, { facts: 'none' }, null]
  const [first] = await expectNoFaults(site, {
    path: hearProvider.path.replace(':provider', 'sandbox'),
    bodies,
    sign: (body, nth) => webhookHeaders({ id: `msg_${nth}`, body }, webhookKeys, site.clock.now()),
  })
  expect(first).toEqual({ success: true })
})
