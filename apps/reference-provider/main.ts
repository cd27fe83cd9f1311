import { parseArgs } from 'node:util'
import { RequestSigner } from '#platform/crypto/signed-request.ts'
import { CATALOGUE } from './catalogue.ts'
import { Delivery } from './delivery.ts'
import { openKeys } from './key-pair.ts'
import { Play } from './play.ts'
import { Rounds } from './rounds.ts'
import { listen, serve } from './server.ts'
import { Wallet } from './wallet.ts'

/**
 * A game provider of its own, which knows of a site only where its wallet is: `node main.ts --data <folder> --wallet <url>
 * --site <origin>…`. Says in one line of JSON where it listens and by which key it signs; ends when its input ends.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.data/reference-provider' },
    wallet: { type: 'string', default: 'http://127.0.0.1:3000' },
    /** Pages that may show the game in a frame. */
    site: { type: 'string', multiple: true, default: [] },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '0' },
    'timeout-ms': { type: 'string', default: '5000' },
  },
})

const keys = openKeys(values.data)
const rounds = new Rounds(values.data)
const signer = new RequestSigner(`${CATALOGUE.id}/one`, keys.secret)
const wallet = new Wallet({ url: values.wallet, signer, timeoutMs: Number(values['timeout-ms']) })
const delivery = new Delivery(wallet, rounds)
const play = new Play(wallet, rounds, delivery)
const server = serve({ play, rounds, operatorKey: keys.operatorKey, sites: values.site })
const url = await listen(server, values.host, Number(values.port))
delivery.resume()
const { publicKey, operatorKey } = keys
process.stdout.write(`${JSON.stringify({ ...CATALOGUE, url, keys: { one: publicKey }, operatorKey })}\n`)

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  server.close()
  server.closeIdleConnections()
  await delivery.stop()
  rounds.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
process.stdin.on('end', () => void stop()).resume()
