import { parseArgs } from 'node:util'
import { listenNear } from '#platform/bundled/listen-near.ts'
import { RequestSigner } from '#platform/crypto/signed-request.ts'
import { CATALOGUE } from './catalogue.ts'
import { Delivery } from './delivery.ts'
import { openKeys } from './key-pair.ts'
import { Play } from './play.ts'
import { Rounds } from './rounds.ts'
import { serve } from './server.ts'
import { Wallet } from './wallet.ts'

/**
 * A standalone game provider that knows only the site's wallet URL: `node main.ts --data <folder> --wallet <url>
 * --site <origin>…`. Prints its address and public key as one line of JSON; exits when its standard input closes.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.data/reference-provider' },
    wallet: { type: 'string', default: 'http://127.0.0.1:3000' },
    /** Origins that may embed the game in a frame. */
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
const url = await listenNear(server, values.host, Number(values.port))
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
