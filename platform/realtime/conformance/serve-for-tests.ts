import { once } from 'node:events'
import { createServer } from 'node:http'
import { systemClock } from '../../clock.ts'
import { createJwtVerifier, createMemorySource, insecureAccess, openHub, type HubLog } from '../hub/index.ts'

/** What the client's tests have written down: an address, a key and a secret. */
const PORT = 8_000
const API_KEY = 'test-api-key'
const SECRET = 'secret'
const FEW = { size: 2, ttlMs: 300_000 }
const MANY = { size: 100, ttlMs: 300_000 }

/** A hub on its own, where the client's tests look for one. */
export async function serveForTests({ isProduction, log }: { isProduction: boolean; log: HubLog }) {
  const clock = systemClock
  const tokens = createJwtVerifier({ key: new TextEncoder().encode(SECRET), clock })
  const hub = openHub({
    ...insecureAccess({ tokens, isProduction }),
    clock,
    log,
    source: createMemorySource({ clock, settingsOf: (channel) => (channel.startsWith('smallhistory:') ? FEW : MANY) }),
    apiKey: API_KEY,
    // The tests are no pages: they name no origin.
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
