import { buildSite } from './build-site.ts'
import { checkSources } from './check-sources.ts'
import { readyChromium, readyFirefox, readyShell } from './browsers.ts'
import { pagesTooHeavy } from './page-weight.ts'
import { readyRedis } from './redis.ts'
import { runPlaywright, runVitest } from './run-tests.ts'
import { add, conclude, type Counts } from './steps.ts'

const browsers = { CHROMIUM_PATH: readyChromium(), FIREFOX_PATH: readyFirefox() }
readyRedis()
readyShell()
const sources = await checkSources()
const flows = await runVitest(['counts', 'flow', 'flow-swapping', 'dom', 'dom-swapping'])
await buildSite()
conclude(add([sources, flows, await weighPages(), await runPlaywright(browsers)]))

/** A page above its budget fails the tests, but does not prevent a site's start. */
async function weighPages(): Promise<Counts> {
  const complaints = await pagesTooHeavy()
  for (const complaint of complaints) console.log(complaint)
  return complaints.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
