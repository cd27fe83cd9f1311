import { resolveImportsFast } from './fast-imports.ts'

resolveImportsFast()
const { buildSite } = await import('./build-site.ts')
await buildSite()
await import('#apps/site/main.ts')
