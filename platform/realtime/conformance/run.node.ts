import { parseArgs } from 'node:util'
import { SetupError } from '../../setup-error.ts'
import { obtainClient } from './client-source.ts'
import { report } from './report.ts'
import { runTheirTests } from './run-their-tests.ts'
import { serveForTests } from './serve-for-tests.ts'

/**
 * `npm run realtime:conformance`: the official client's own tests against this hub. `-- --from <folder>` uses a local
 * copy of the client's repository.
 */
const { values } = parseArgs({ options: { from: { type: 'string' } } })

try {
  await run(values.from)
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(from: string | undefined): Promise<void> {
  const { folder, version, pinned } = obtainClient(from)
  console.log(`The client's tests of version ${version}; the site uses ${pinned}.`)
  const log = { debug() {}, warn: console.warn, error: console.error }
  const hub = await serveForTests({ isProduction: process.env.NODE_ENV === 'production', log })
  try {
    const { lines, isConform } = report(await runTheirTests(folder))
    for (const line of lines) console.log(line)
    process.exitCode = isConform ? 0 : 1
  } finally {
    await hub.close()
  }
}
