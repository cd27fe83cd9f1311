import { runSite } from '#apps/site/run-site.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import type { SandboxAccess } from './sites.ts'

/** A site process without built pages. Its first argument is how to reach the payment provider, as JSON. */
const { url, ...access } = JSON.parse(process.argv[2] ?? '') as SandboxAccess
const bare = async () => ({
  render: async () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } }),
})
await runSite(bare, [sandboxProvider({ ...access, url: () => url })])
