import { resolveImportsFast } from './fast-imports.ts'

resolveImportsFast()
// Read by this process's C library already; its children, such as PostgreSQL, have their own needs.
for (const name of Object.keys(process.env)) if (name.startsWith('MALLOC_')) delete process.env[name]
const { buildSite } = await import('./build-site.ts')
await buildSite()
await import('#apps/site/main.ts')
