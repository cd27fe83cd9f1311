import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runConformance } from './kit.ts'
import { WalletClient } from './wallet-client.ts'

/**
 * `npm run wallet:check -- --url https://… --key-id workshop/one --key secret.txt --token … --game …` checks any
 * wallet for everything that a provider relies on. The token's player needs at least 100 playable units.
 */
const options = {
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  'key-id': { type: 'string' },
  key: { type: 'string' },
  token: { type: 'string' },
  'expired-token': { type: 'string' },
  game: { type: 'string' },
} as const
const USAGE = 'npm run wallet:check -- --url https://… --key-id workshop/one --key secret.txt --token … --game …'
const values = readOptions()
const [keyId, keyFile, token, game] = (['key-id', 'key', 'token', 'game'] as const).map(
  (name) => values[name] ?? stop(`--${name} is missing: ${USAGE}`),
) as [string, string, string, string]
const client = new WalletClient(
  { id: keyId, secret: readKey(keyFile) },
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

function readOptions() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return stop((error as Error).message)
  }
}

/** PKCS #8 in base64, the kit's signing key. */
function readKey(file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
    return secret
  } catch (error) {
    return stop(`${file} holds no Ed25519 key (PKCS #8 in base64): ${(error as Error).message}`)
  }
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
