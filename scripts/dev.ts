import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './steps.ts'

// Pages reload in the browser on a change; a change to server code restarts the server.
const FOLDERS = ['apps/reference-provider', 'apps/site', 'engine', 'features', 'games', 'kernel', 'ledger', 'platform', 'themes']
const OF_THE_SERVER = /^(?!.*\/web\/)(?!.*\.test\.tsx?$).*\.(ts|sql)$/
const SETTLE_MS = 150

let server = start()
let settling: NodeJS.Timeout | undefined
let restarting: Promise<void> | undefined

for (const folder of FOLDERS) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (!name || !OF_THE_SERVER.test(join(folder, name))) return
    clearTimeout(settling)
    settling = setTimeout(() => {
      restarting = restart(restarting)
    }, SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void gone(signal).then(() => process.exit(0))
  })
}

function start(): ChildProcess {
  return spawn(process.execPath, [join(ROOT, 'apps/site/dev.ts')], { cwd: ROOT, stdio: 'inherit' })
}

/** One at a time: the old server holds the data until it has stopped. */
async function restart(earlier: Promise<void> | undefined): Promise<void> {
  await earlier
  console.log('The server changed; starting it again.')
  await gone('SIGTERM')
  server = start()
}

async function gone(signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill(signal)
  await once(server, 'exit')
}
