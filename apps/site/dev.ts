import { ROOT } from '#platform/config/index.ts'
import { runSite } from './run-site.ts'
import { openVitePages } from './vite-pages.ts'

await runSite(openVitePages(ROOT))
