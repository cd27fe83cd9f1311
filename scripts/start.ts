import { join } from 'node:path'
import { buildSite } from './build-site.ts'
import { ROOT } from './steps.ts'

await buildSite()
await import(join(ROOT, 'apps/site/main.ts'))
