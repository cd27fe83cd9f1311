import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runConformance } from './kit.ts'
import { WalletClient } from './wallet-client.ts'

/**
 * `npm run wallet:check -- --url https://… --key-id workshop/one --key secret.txt --token … --game …`: asks a wallet
 * anywhere for all that a provider relies on. The token is of a player who may play 100 units at least.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    'key-id': { type: 'string', default: '' },
    key: { type: 'string', default: '' },
    token: { type: 'string', default: '' },
    'expired-token': { type: 'string' },
    game: { type: 'string', default: '' },
  },
})
const client = new WalletClient(
  { id: values['key-id'], secret: readFileSync(values.key, 'utf8').trim() },
  async (path, body, headers) => {
    const answer = await fetch(new URL(path, values.url), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return answer.json()
  },
  // oxlint-disable-next-line no-restricted-properties -- a tool of its own, outside the site
  () => Math.floor(Date.now() / 1_000),
)
const { token, game } = values
const expired = values['expired-token']
const results = await runConformance({
  client,
  token,
  game,
  newId: () => crypto.randomUUID(),
  ...(expired === undefined ? {} : { expiredToken: expired }),
})
const told = results.map(({ name, fault, isLeftOut }) => {
  if (isLeftOut) return `left out, for want of --expired-token: ${name}`
  return fault === undefined ? `holds: ${name}` : `FAILS: ${name}: ${fault}`
})
const count = (word: string) => told.filter((line) => line.startsWith(word)).length
const failed = count('FAILS')
console.log([...told, `${count('holds')} hold, ${failed} fail, ${count('left out')} left out`].join('\n'))
process.exitCode = failed === 0 ? 0 : 1
