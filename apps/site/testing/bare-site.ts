import { runSite } from '../run-site.ts'

/** A site process without built pages: calls, sockets and background work. */
await runSite(async () => ({
  render: async () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } }),
}))
