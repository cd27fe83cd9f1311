import { createHash } from 'node:crypto'
import { appendFileSync, existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '#kernel/id.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { LedgerError } from '../errors.ts'
import { createLanes, type Lanes } from '../lanes.ts'
import { post, postAlone } from '../post.ts'
import { readJournal } from './journal.ts'
import { postSpins, type Spin, type SpinAnswer } from './spins.ts'
import { gift, single, spend } from './wallets.ts'

/**
 * A process that posts and spins until it is killed or has sent `keys` keys. The key determines the request, so a
 * resend is identical. The journal is outside the database: `sent` before, `done` after. Requests that an earlier
 * process left unanswered are resent first.
 */
export interface LoadOptions {
  readonly url: string
  readonly journal: string
  readonly label: string
  readonly players: readonly Id<'plr'>[]
  readonly workers: number
  readonly keys?: number
}

const options = JSON.parse(process.argv[2] ?? '{}') as LoadOptions
const database = openDatabase({ url: options.url, connectionsMax: 10, role: 'croupier_app' })
const lanes: Lanes<Spin, SpinAnswer> = createLanes({
  lanes: 2,
  ownerOf: ({ player }) => player,
  execute: (spins) => postSpins(database.pool, spins),
})

const earlier = existsSync(options.journal) ? readJournal(options.journal) : undefined
const again = [...(earlier?.unanswered ?? []), ...[...(earlier?.done.keys() ?? [])].slice(-20)]
let next = 0
await Promise.all(Array.from({ length: options.workers }, () => work()))
await lanes.close()
await database.close()

async function work(): Promise<void> {
  for (;;) {
    const key = again.pop() ?? nextKey()
    if (key === undefined) return
    appendFileSync(options.journal, `sent ${key}\n`)
    appendFileSync(options.journal, `done ${key} ${await settle(key)}\n`)
  }
}

function nextKey(): string | undefined {
  if (next === options.keys) return undefined
  return `${options.label}-${next++}`
}

/** Sends a key until it is answered with the transfer's number or a refusal. */
async function settle(key: string): Promise<string> {
  for (;;) {
    try {
      const answer = await send(key, database)
      if (answer !== 'busy') return answer
    } catch (error) {
      if (error instanceof LedgerError) return error.code
    }
    await sleep(10)
  }
}

async function send(key: string, to: Database): Promise<string> {
  const digest = createHash('sha256').update(key).digest()
  const player = options.players[digest.readUInt16LE(0) % options.players.length]!
  const amount = 1 + (digest[2]! % 50)
  if (digest[3]! % 4 === 0) {
    const movement = digest[4]! % 2 === 0 ? gift(player, 'entries', BigInt(amount)) : spend(player, 'coins', BigInt(amount))
    const request = single(key, player, movement)
    const { id } = await (digest[9]! % 2 === 0 ? to.transaction((tx) => post(tx, request)) : postAlone(to, request))
    return id.slice('txn_'.length)
  }
  const { status, no } = await lanes.submit({
    player,
    key,
    hash: digest.toString('hex'),
    granted: digest[5]! % 2 === 0 ? 'coins' : 'entries',
    won: digest[5]! % 2 === 0 ? 'tourPoints' : 'winnings',
    stake: amount,
    win: digest[6]! % 3 === 0 ? digest[7]! : 0,
    may_play_won: true,
    is_free: digest[8]! % 10 === 0,
    kind: 'round',
    ref: {},
  })
  return no === null ? status : String(no)
}
