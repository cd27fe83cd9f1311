import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { onWake } from './bell.ts'
import type { StoredPush } from './history.ts'

/** Carries committed pushes to the hub of this process, in order per channel, for the channels somebody here hears. */
export interface Relay {
  /** Starts after `offset`. Watching a watched channel again changes nothing. */
  watch(channel: string, offset: number): void
  unwatch(channel: string): void
  close(): Promise<void>
}

export interface RelayOptions {
  readonly database: Database
  readonly log: Logger
  readonly deliver: (channel: string, push: StoredPush) => void
  /** How late, at most, a push of another process arrives. */
  readonly pollMs?: number
}

/** The hub sends at the end of a turn, so a long turn would delay its first frame by all the others. */
const ROWS_PER_TURN = 50
const ROWS_PER_CHANNEL_MAX = 100
/** A wake that names no channel makes every watched one be read: at most so often. */
const FULL_READ_GAP_MS = 20

interface PushRow {
  channel: string
  seq: bigint
  json: string
}

export function startRelay({ database, log, deliver, pollMs = 500 }: RelayOptions): Relay {
  const sentUpTo = new Map<string, number>()
  let due = new Set<string>()
  let running: Promise<void> | undefined
  let fullRead: NodeJS.Timeout | undefined

  const run = (): void => {
    running ??= drain()
      .catch((error: unknown) => log.warn({ err: error }, 'reading the outbox failed; the next poll tries again'))
      .finally(() => (running = undefined))
  }
  const readSome = (channels: readonly string[]): void => {
    for (const channel of channels) if (sentUpTo.has(channel)) due.add(channel)
    if (due.size > 0) run()
  }
  const readAll = (): void => {
    fullRead = undefined
    readSome([...sentUpTo.keys()])
  }

  async function drain(): Promise<void> {
    while (due.size > 0) {
      await nextTurn()
      const channels = [...due]
      due = new Set()
      const rows = await read(channels)
      for (const [index, { channel, seq, json }] of rows.entries()) {
        if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await nextTurn()
        const offset = Number(seq)
        const sent = sentUpTo.get(channel)
        if (sent === undefined || offset <= sent) continue
        sentUpTo.set(channel, offset)
        deliver(channel, { offset, json })
      }
      if (rows.length >= ROWS_PER_CHANNEL_MAX) for (const { channel } of rows) due.add(channel)
    }
  }

  async function read(channels: readonly string[]): Promise<PushRow[]> {
    const { rows } = await database.pool.query<PushRow>({
      name: 'outbox_read',
      text: `select w.channel, p.seq, p.json from unnest($1::text[], $2::bigint[]) as w (channel, sent)
        cross join lateral (
          select seq, payload::text as json from outbox.push
          where push.channel = w.channel and seq > w.sent order by seq limit ${ROWS_PER_CHANNEL_MAX}
        ) p order by w.channel, p.seq`,
      values: [channels, channels.map((channel) => sentUpTo.get(channel) ?? 0)],
    })
    return rows
  }

  const poll = setInterval(readAll, pollMs).unref()
  const stopListening = onWake((channels) => {
    if (channels) readSome(channels)
    else fullRead ??= setTimeout(readAll, FULL_READ_GAP_MS).unref()
  })

  return {
    watch(channel, offset) {
      if (sentUpTo.has(channel)) return
      sentUpTo.set(channel, offset)
      // A push may have been committed, and its wake missed, since `offset` was read.
      readSome([channel])
    },
    unwatch: (channel) => void sentUpTo.delete(channel),
    async close() {
      stopListening()
      clearInterval(poll)
      clearTimeout(fullRead)
      sentUpTo.clear()
      due.clear()
      await running
    },
  }
}
