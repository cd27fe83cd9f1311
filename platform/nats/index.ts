import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import type { NatsConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { type Leadership, tryToLead } from '../db/leadership.ts'
import { type Listening, moveFrom, openNextWindows, openReader, readEvents } from '../outbox/event-reader.ts'
import { onWake } from '../outbox/wake-relay.ts'
import { OUTWARD_EVENTS, prefixOf, toMessage } from './outward-events.ts'
import type { EventStream } from './stream.ts'

/** The cursor's name. While it is configured, its unread events are kept without a limit. */
export const NATS_READER = 'nats'
const LISTENING: readonly Listening[] = [{ name: NATS_READER, types: OUTWARD_EVENTS }]

const BATCH = 500

/** `pollMs`: the longest delay of an event of another process. `leadMs`: how long a takeover may take. `answerMs`: for NATS. */
export interface FeedTimes {
  readonly pollMs: number
  readonly leadMs: number
  readonly backOffMsMax: number
  readonly answerMs: number
}

const FEED_TIMES: FeedTimes = { pollMs: SECOND_MS, leadMs: 2 * SECOND_MS, backOffMsMax: 10 * SECOND_MS, answerMs: 5 * SECOND_MS }
const BACK_OFF_MS_MIN = 100
const LOOK_GAP_MS = 50

export interface FeedOptions {
  readonly config: NatsConfig
  readonly database: Database
  readonly log: Logger
  readonly times?: FeedTimes
}

/**
 * Copies events to a NATS JetStream stream, in order and each once, from when it is first configured. The outbox is the
 * truth: an event that the stream has not confirmed stays and is sent again. One process is the leader, and another one
 * resumes at its position.
 */
export async function feedNats(options: FeedOptions): Promise<{ close(): Promise<void> }> {
  const { database, times = FEED_TIMES } = options
  await openReader(database.reader, NATS_READER)
  const closing = new AbortController()
  const { signal } = closing
  const running = (async () => {
    while (!signal.aborted) {
      const leadership = await tryToLead(database, 'natsLeader').catch(() => undefined)
      if (leadership) await lead(options, leadership, signal)
      await wait(times.leadMs, undefined, { signal }).catch(() => {})
    }
  })()
  return {
    async close() {
      closing.abort()
      await running
    },
  }
}

async function lead({ config, database, log, times = FEED_TIMES }: FeedOptions, leadership: Leadership, signal: AbortSignal) {
  const over = new AbortController()
  const either = AbortSignal.any([signal, over.signal])
  void leadership.isOver.then(() => over.abort())
  const alarm = openAlarm(either)
  let stream: EventStream | undefined
  // The first batch may have been stored by a process that ended before it noted so.
  let last: string | undefined
  for (let failures = 0; !either.aborted;) {
    try {
      if (!stream) {
        const { openStream } = await import('./stream.ts')
        stream = await openStream(config, times.answerMs)
        last = await stream.lastId()
      }
      last = await copyAll({ config, database, stream }, last, either)
      if (await openReader(database.reader, NATS_READER))
        log.error('the feed’s position was gone: NATS lacks the events since its last one')
      if (failures > 0) log.info('NATS gets the events again')
      failures = 0
      await alarm.rings(times.pollMs)
    } catch (error) {
      if (failures++ === 0) log.warn({ err: error }, 'NATS does not take the events; they are kept, and sent again')
      await stream?.close().catch(() => {})
      stream = undefined
      const backOffMs = Math.min(BACK_OFF_MS_MIN * 2 ** Math.min(failures - 1, 20), times.backOffMsMax)
      await wait(backOffMs, undefined, { signal: either }).catch(() => {})
    }
  }
  alarm.close()
  await stream?.close().catch(() => {})
  leadership.release()
}

interface Copy {
  readonly config: NatsConfig
  readonly database: Database
  readonly stream: EventStream
}

/** Everything that is committed and was stored after the `last` message; returns what is the last one now. */
async function copyAll({ config, database, stream }: Copy, last: string | undefined, signal: AbortSignal) {
  const { reader } = database
  while (!signal.aborted) {
    const events = (await readEvents(reader, LISTENING, BATCH)).get(NATS_READER)
    if (!events) {
      if ((await openNextWindows(reader, LISTENING)).size > 0) continue
      break
    }
    const messages = events.map((placed) => toMessage(prefixOf(config), placed))
    const known = messages.findIndex(({ id }) => id === last)
    await stream.publish(messages.slice(known + 1))
    last = messages.at(-1)!.id
    if (!(await moveFrom(reader, NATS_READER, events[0]!.after, events.at(-1)!.event.id))) break
  }
  return last
}

/** Waits for a commit of this or another process, or for a time. */
function openAlarm(signal: AbortSignal) {
  let isRung = false
  let ring = (): void => void (isRung = true)
  // Every spin wakes this; one read covers many.
  let look: NodeJS.Timeout | undefined
  const stop = onWake(() => {
    look ??= setTimeout(() => {
      look = undefined
      ring()
    }, LOOK_GAP_MS).unref()
  })
  return {
    async rings(withinMs: number): Promise<void> {
      if (isRung || signal.aborted) return void (isRung = false)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, withinMs)
        function done(): void {
          clearTimeout(timer)
          signal.removeEventListener('abort', done)
          ring = () => void (isRung = true)
          resolve()
        }
        ring = done
        signal.addEventListener('abort', done)
      })
    },
    close() {
      stop()
      clearTimeout(look)
    },
  }
}
