import { buildSite } from './build-site.ts'
import { checkSources } from './check-sources.ts'
import { readyChromium, readyFirefox } from './browsers.ts'
import { readyRedis } from './redis.ts'
import { runPlaywright, runVitest } from './run-tests.ts'
import { add, conclude } from './steps.ts'

const browsers = { CHROMIUM_PATH: readyChromium(), FIREFOX_PATH: readyFirefox() }
readyRedis()
const sources = await checkSources()
const flows = await runVitest(['counts', 'flow', 'flow-swapping', 'dom', 'dom-swapping'])
await buildSite()
conclude(add([sources, flows, await runPlaywright(browsers)]))
