import { createRequire } from 'node:module'
import { loadConfig } from '#platform/config/index.ts'
import { startSite } from '../start-site.ts'

/** Starts a site and prints which packages of OpenTelemetry it has loaded. */
const site = await startSite({
  config: loadConfig(),
  openPages: async () => ({ render: async () => new Response('a page') }),
  say: () => {},
})
const paths = Object.keys(createRequire(import.meta.url).cache)
const names = paths.flatMap((path) => /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(path)?.[1] ?? [])
process.stdout.write(JSON.stringify([...new Set(names)]))
await site.close()
process.exit(0)
