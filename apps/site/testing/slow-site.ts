import { setTimeout as sleep } from 'node:timers/promises'
import { runSite } from '../run-site.ts'

/** A site process whose pages take as long as their address asks: `/?ms=500`. */
await runSite(async () => ({
  async render({ url }) {
    await sleep(Number(new URL(url).searchParams.get('ms')))
    return new Response('<h1>A slow page</h1>', { headers: { 'content-type': 'text/html' } })
  },
}))
