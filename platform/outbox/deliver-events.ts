import type { Logger } from 'pino'
import { playerChannel } from '#kernel/push.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { JobContext } from '../context.ts'
import type { Database, Tx } from '../db/database.ts'
import type { DomainEvent, ServerFeature } from '../feature.ts'
import { onWake, wake } from './bell.ts'
import {
  forgetLeftReaders,
  holdPlace,
  moveOn,
  openNextWindow,
  openReader,
  park,
  type PlacedEvent,
  postpone,
  readEvents,
} from './event-reader.ts'

export interface EventDeliveryOptions {
  readonly database: Database
  readonly log: Logger
  readonly slices: readonly Pick<ServerFeature, 'id' | 'on' | 'isInEveryTheme'>[]
  /** Undefined for a brand that this site does not run. */
  readonly contextOf: (brand: string) => JobContext | undefined
  /** Only `drain` delivers: for tests. */
  readonly isByHand?: boolean
  readonly pollMs?: number
  readonly retryWaitMs?: (attempts: number) => number
}

export interface EventDelivery {
  /** Delivers all that is committed now, and waits for no retry. */
  drain(): Promise<void>
  close(): Promise<void>
}

type Handler = (ctx: JobContext, event: DomainEvent, tx: Tx) => Promise<void>

/** After these, an event is put aside so that the ones behind it come through. */
export const ATTEMPTS_MAX = 5
/** A spin wakes us; so many in a row are answered by one look. */
const LOOK_GAP_MS = 50

const backOff = (attempts: number): number => Math.min(SECOND_MS * 2 ** (attempts - 1), MINUTE_MS)

/**
 * Brings committed events to the slices that listen: at least once, in order per player, each in a transaction with the
 * listener's position. Every slice has a reader of its own, so one that fails keeps no other waiting; any number of
 * processes may run this. Only a slice that the brand's theme does not have lets events pass by.
 */
export async function startEventDelivery(options: EventDeliveryOptions): Promise<EventDelivery> {
  const { database, log, slices, isByHand = false, pollMs = SECOND_MS } = options
  const listeners = slices.filter(({ on }) => on && Object.keys(on).length > 0)
  for (const { id } of listeners) await openReader(database.reader, id)
  const left = await forgetLeftReaders(
    database.reader,
    listeners.map((listener) => listener.id),
  )
  if (left.length > 0) log.warn({ slices: left }, 'slices that listen no more have lost their places among the events')
  let isOpen = true
  let running: Promise<void> | undefined
  let look: NodeJS.Timeout | undefined

  const drain = async (): Promise<void> => {
    await running
    running = Promise.all(listeners.map((listener) => drainOne(options, listener, () => isOpen)))
      .then(() => {})
      .finally(() => (running = undefined))
    return running
  }
  const drainSafely = (): void => {
    look = undefined
    if (!running && isOpen)
      drain().catch((error: unknown) => log.warn({ err: error }, 'reading events failed; the next poll tries again'))
  }
  const poll = isByHand ? undefined : setInterval(drainSafely, pollMs).unref()
  // Whoever committed looks first; what it leaves, because it ended, the poll of another finds.
  const stopListening = onWake((_, isOwn) => {
    if (!isByHand && isOwn) look ??= setTimeout(drainSafely, LOOK_GAP_MS).unref()
  })
  return {
    drain,
    async close() {
      isOpen = false
      stopListening()
      clearInterval(poll)
      clearTimeout(look)
      await running?.catch(() => {})
    },
  }
}

type Listener = EventDeliveryOptions['slices'][number]

async function drainOne(options: EventDeliveryOptions, listener: Listener, isOpen: () => boolean): Promise<void> {
  const { reader } = options.database
  const types = Object.keys(listener.on ?? {})
  while (isOpen()) {
    const events = await readEvents(reader, listener.id, types)
    if (events.length === 0 && !(await openNextWindow(reader, listener.id, types))) return
    for (const placed of events) if (!isOpen() || !(await deliver(options, listener, placed))) return
  }
}

/** False where somebody else delivers, or where it failed and has to wait. */
async function deliver(options: EventDeliveryOptions, listener: Listener, placed: PlacedEvent): Promise<boolean> {
  const { database } = options
  const ctx = placed.brand === null ? undefined : options.contextOf(placed.brand)
  const handler = listener.on?.[placed.event.type] as Handler | undefined
  // Not `isOn`: an operator's switch closes doors for a while, and what was won or bought meanwhile must not be lost.
  const isHeard = ctx && handler && (listener.isInEveryTheme || ctx.theme.features[listener.id])
  try {
    const isMine = await database.transaction(async (tx) => {
      if (!(await holdPlace(tx, listener.id, placed.after))) return false
      if (isHeard) await handler(ctx, placed.event, tx)
      await moveOn(tx, listener.id, placed)
      return true
    })
    if (isMine && isHeard) wake([playerChannel(placed.event.playerId)])
    return isMine
  } catch (error) {
    return handleFailure(options, listener, placed, error)
  }
}

async function handleFailure(
  { database, log, retryWaitMs = backOff }: EventDeliveryOptions,
  { id }: Listener,
  placed: PlacedEvent,
  error: unknown,
): Promise<boolean> {
  const about = { err: error, slice: id, event: placed.event.id.toString(), type: placed.event.type }
  return database.transaction(async (tx) => {
    if (!(await holdPlace(tx, id, placed.after))) return false
    const attempts = await postpone(tx, id, retryWaitMs)
    if (attempts < ATTEMPTS_MAX) {
      log.warn({ ...about, attempts }, 'an event failed and is tried again')
      return false
    }
    await park(tx, id, placed, String(error))
    await moveOn(tx, id, placed)
    log.error({ ...about, attempts }, 'an event failed too often and was parked')
    return true
  })
}
