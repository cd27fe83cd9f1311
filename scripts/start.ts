import { buildSite } from './build-site.ts'

await buildSite()
await import('#apps/site/main.ts')
