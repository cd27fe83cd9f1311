import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { systemClock } from '#platform/clock.ts'
import { createJwtVerifier, createMemorySource, insecureAccess, openHub } from '#platform/realtime/hub/index.ts'
import { CHANNEL, type Order, PAYLOAD, type Report } from './served.ts'

/** One process with sockets only: the hub, or a naive loop over `ws`. */
const tell = (report: Report): void => void process.send?.(report)
const server = createServer()
const publish = process.argv[2] === 'bare' ? openBare() : openOurs()
server.listen(0, '127.0.0.1')
await once(server, 'listening')
tell({ is: 'listening', port: (server.address() as AddressInfo).port, tokens: [''], channel: CHANNEL })

process.on('message', (order: Order) => {
  if (order.do === 'publish') void publishAll(order)
  if (order.do === 'account') account()
  if (order.do === 'weigh') void weigh()
})
process.on('disconnect', () => process.exit(0))

let before = process.cpuUsage()

async function publishAll({ rounds, perTick }: { rounds: number; perTick: number }): Promise<void> {
  before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    for (let nth = 0; nth < perTick; nth++) await publish()
    await nextTurn()
  }
  tell({ is: 'published' })
}

function account(): void {
  const { user, system } = process.cpuUsage(before)
  tell({ is: 'accounted', cpuMicros: user + system })
}

async function weigh(): Promise<void> {
  for (let time = 0; time < 3; time++) {
    globalThis.gc?.()
    await nextTurn()
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  tell({ is: 'weighed', heldBytes: heapUsed + external, rssBytes: rss })
}

function openBare(): () => Promise<void> {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 64 * 1024 })
  let offset = 0
  return async () => {
    const text = JSON.stringify({ push: { channel: CHANNEL, pub: { data: PAYLOAD, offset: ++offset } } })
    for (const socket of sockets.clients) socket.send(text)
  }
}

function openOurs(): () => Promise<void> {
  const quiet = (): void => {}
  const hub = openHub({
    ...insecureAccess({ tokens: createJwtVerifier({ key: new Uint8Array(32), clock: systemClock }), isProduction: false }),
    clock: systemClock,
    log: { debug: quiet, warn: quiet, error: quiet },
    source: createMemorySource({ clock: systemClock }),
    isAllowed: () => true,
  })
  server.on('upgrade', (request, socket, head: Buffer) => void hub.upgrade(request, socket, head))
  return async () => void (await hub.publish(CHANNEL, PAYLOAD))
}
