import { ROOT } from '#platform/config/index.ts'
import { openBuiltPages } from './built-pages.ts'
import { runSite } from './run-site.ts'

await runSite(openBuiltPages(ROOT))
