import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { getOrder, openOrder, payOrder } from '../contract.ts'

const provider = scriptedProvider()
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ payments: [provider] })))
afterAll(() => site.close())

test('a payment whose page was lost with the reply is begun again as the same charge', async () => {
  const player = await site.player()
  const { data: order } = (await player.call(openOrder, { body: { presetId: 'starter' } })).body
  const params = { id: order!.payment.id }
  provider.script.push(() => {
    provider.known.set(provider.begun.at(-1)!.reference, [{ kind: 'needs-action' }])
    return Promise.reject(new Error('cut'))
  })
  await player.call(payOrder, { params, body: { methodId: 'trustly' } })
  site.advance(MINUTE_MS)
  await site.runJobs()
  expect((await player.call(getOrder, { params })).body.data).toMatchObject({ state: 'needs-action', page: null })
  provider.script.push(async () => ({ is: 'not-sent' }))
  const busy = await player.call(payOrder, { params, body: { methodId: 'card' } })
  expect(busy.body.data).toMatchObject({ state: 'needs-action', decline: null })
  const again = await player.call(payOrder, { params, body: { methodId: 'card' } })
  expect(again.body.data).toMatchObject({
    state: 'needs-action',
    paymentMethod: 'trustly',
    page: { url: `https://pay.example/${provider.begun[0]!.reference}` },
  })
  await player.call(payOrder, { params, body: { methodId: 'trustly' } })
  expect(provider.begun).toHaveLength(3)
  expect(provider.begun[2]).toEqual(provider.begun[0])
})
