import { parseArgs } from 'node:util'
import { startSandbox } from './start-sandbox.ts'

/**
 * A payment provider for development: `node main.ts --data <folder> --site <origin>…`. Prints its address and keys as one
 * line of JSON; exits when its standard input closes.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.data/sandbox-payments' },
    /** Origins that may embed its page in a frame. */
    site: { type: 'string', multiple: true, default: [] },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '0' },
  },
})

const { data: folder, site: sites, host } = values
const running = await startSandbox({ folder, sites, host, port: Number(values.port) })
const { url, merchant, apiKey, webhookKeys } = running
process.stdout.write(`${JSON.stringify({ url, merchant, apiKey, webhookKeys })}\n`)

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await running.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
process.stdin.on('end', () => void stop()).resume()
