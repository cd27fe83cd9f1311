import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { openCuttableProxy } from '../../testing/cuttable-proxy.ts'
import { createSeededRng } from '../../testing/seeded-rng.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestHub } from '../testing/test-hub.ts'

const COUNT = 1_000
const SEED = `${seedOf(20_261_125)}`

test.each(['websocket', 'http_stream', 'sse'] as const)(
  `over %s, cuts with a thousand messages in flight cause no loss or duplicates, seed ${SEED}`,
  async (transport) => {
    const rng = createSeededRng(SEED + transport)
    await using at = await openTestHub({ size: COUNT })
    await using network = await openCuttableProxy(at.port)
    const client = at.client({ transport, port: network.port })
    const subscription = client.newSubscription('open:a')
    const heard: number[] = []
    let subscribed = 0
    let unrecovered = 0
    subscription.on('publication', ({ data }) => heard.push(data as number))
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      subscribed++
      if (wasRecovering && !recovered) unrecovered++
    })
    subscription.subscribe()
    client.connect()
    await subscription.ready(20_000)

    // One burst during which the connection is cut, then a stream of them with more cuts.
    const cutsAt = new Set([300, 301 + (rng.bytes(1)[0] ?? 0), 600 + (rng.bytes(1)[0] ?? 0)])
    for (let nth = 1; nth <= COUNT; nth++) {
      await at.hub.publish('open:a', nth)
      if (cutsAt.has(nth)) {
        if (nth > 300) await nextTurn()
        network.cut()
        const before = subscribed
        setTimeout(() => network.mend(), 20)
        if (nth > 300) await eventually(() => expect(subscribed).toBeGreaterThan(before))
      }
    }
    const all = Array.from({ length: COUNT }, (_, index) => index + 1)
    await eventually(() => expect(heard.length).toBeGreaterThanOrEqual(COUNT))
    expect(heard).toEqual(all)
    expect(unrecovered).toBe(0)
    expect(subscribed).toBeGreaterThan(1)
  },
)
