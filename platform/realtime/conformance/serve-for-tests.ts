import { once } from 'node:events'
import { createServer } from 'node:http'
import { systemClock } from '../../clock.ts'
import { createJwtVerifier, createMemorySource, insecureAccess, openHub, type HubLog } from '../hub/index.ts'

/** Constants hard-coded in the client's tests: address, key and secret. */
const PORT = 8_000
const API_KEY = 'test-api-key'
const SECRET = 'secret'
const FEW = { size: 2, ttlMs: 300_000 }
const MANY = { size: 100, ttlMs: 300_000 }

/** A standalone hub at the address the client's tests use. */
export async function serveForTests({ isProduction, log }: { isProduction: boolean; log: HubLog }) {
  const clock = systemClock
  const tokens = createJwtVerifier({ key: new TextEncoder().encode(SECRET), clock })
  const hub = openHub({
    ...insecureAccess({ tokens, isProduction }),
    clock,
    log,
    source: createMemorySource({ clock, settingsOf: (channel) => (channel.startsWith('smallhistory:') ? FEW : MANY) }),
    apiKey: API_KEY,
    // The tests are not pages and send no origin.
    isAllowed: () => true,
  })
  const server = createServer((request, response) => {
    if (!hub.handle(request, response)) response.writeHead(404).end()
  })
  server.on('upgrade', (request, socket, head) => {
    if (!hub.upgrade(request, socket, head)) socket.destroy()
  })
  server.listen(PORT)
  await once(server, 'listening')
  return {
    async close() {
      await hub.close()
      server.close()
      server.closeAllConnections()
    },
  }
}
