import { setSourceMapsSupport } from 'node:module'
import { buildSite } from './build-site.ts'
import { SERVER } from './server-bundle.ts'

// Read by this process's C library already; its children, such as PostgreSQL, have their own needs.
for (const name of Object.keys(process.env)) if (name.startsWith('MALLOC_')) delete process.env[name]
await buildSite()
// Stacks name the sources.
setSourceMapsSupport(true)
await import(SERVER)
