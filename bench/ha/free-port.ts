import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that outgoing connections get, or one of those could take it while its program restarts. */
let next = 20_000 + (process.pid % 1_000) * 10

export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++
    const server = createServer()
    try {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      server.close()
      await once(server, 'close')
      return port
    } catch {
      // Taken.
    }
  }
}
