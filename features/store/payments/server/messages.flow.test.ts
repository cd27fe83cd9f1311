import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { onWake } from '#platform/outbox/wake-relay.ts'
import { hearProvider } from '../contract.ts'

/** More than the ten calls a second that anybody may make. */
const COUNT = 601

const provider = scriptedProvider()
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ payments: [provider] })))
afterAll(() => site.close())

test('a provider may send hundreds of messages a minute from one address', async () => {
  for (let nth = 0; nth < COUNT; nth++) {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: hearProvider.path.replace(':provider', provider.id),
      headers: { host: 'play.example', 'content-type': 'application/json', 'x-word': 'sesame' },
      payload: '[]',
    })
    expect(statusCode, `message ${nth}`).toBe(200)
  }
})

test('the pushes of a message go out at once, and wait for no poll', async () => {
  const shop = shopAt(site, provider)
  const player = await site.player()
  const { data: order } = await shop.open(player, { presetId: 'starter' })
  const reference = await shop.begin(player, order!)
  let wakes = 0
  const stop = onWake(() => wakes++)
  await shop.charge(reference, order!)
  stop()
  expect(wakes).toBe(1)
})
