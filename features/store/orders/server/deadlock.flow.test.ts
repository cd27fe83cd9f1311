import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce, countWaiting } from '#apps/site/testing/expectations.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { BegunCharge } from '#platform/payments/provider.ts'
import { payOrder } from '../contract.ts'

const provider = scriptedProvider()
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ payments: [provider] })))
afterAll(() => site.close())

const replies: readonly BegunCharge[] = [
  { is: 'told', facts: [{ kind: 'needs-action' }], page: 'https://pay.example/1', providerRef: 'ref' },
  { is: 'not-sent' },
]

test.each(replies)('a message that arrives before the reply $is waits for no deadlock', async (reply) => {
  const shop = shopAt(site, provider)
  const player = await site.player()
  const { data: order } = await shop.open(player, { presetId: 'starter' })
  const gate = Promise.withResolvers<BegunCharge>()
  provider.script.push(() => gate.promise)
  const { id } = order!.payment
  const count = provider.begun.length
  const paying = player.call(payOrder, { params: { id }, body: { methodId: 'card' } })
  await expect.poll(() => provider.begun.length).toBe(count + 1)
  await atOnce(site, { sql: 'select from purchase_order where id = $1 for update', values: [id] }, [
    () => shop.hear(provider.begun.at(-1)!.reference, { kind: 'needs-action' }),
    async () => {
      await expect.poll(() => countWaiting(site)).toBe(1)
      gate.resolve(reply)
      await paying
    },
  ])
  const { rows } = await site.database.pool.query('select deadlocks from pg_stat_database where datname = current_database()')
  expect(rows).toEqual([{ deadlocks: 0n }])
})
