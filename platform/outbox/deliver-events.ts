import type { Logger } from 'pino'
import { isInTheme } from '#kernel/feature.ts'
import { playerChannel } from '#kernel/push.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { JobContext } from '../context.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import type { DomainEvent, ServerFeature } from '../feature.ts'
import { tracedApart } from '../tracing/spans.ts'
import { onWake, wake } from './wake-relay.ts'
import {
  BATCH_MAX,
  forgetLeftReaders,
  holdCursor,
  type Listening,
  moveOn,
  openNextWindows,
  openReader,
  park,
  type PlacedEvent,
  postpone,
  readEvents,
} from './event-reader.ts'

export interface EventDeliveryOptions {
  readonly database: Database
  readonly log: Logger
  readonly slices: readonly Pick<ServerFeature, 'id' | 'on' | 'wants' | 'isInEveryTheme'>[]
  /** Readers beside the slices, whose cursors are kept, too. */
  readonly otherReaders?: readonly string[]
  /** Undefined for a brand that this site does not run. */
  readonly contextOf: (brand: string) => JobContext | undefined
  /** Delivers at once what other processes commit, too. */
  readonly isWorker?: boolean
  /** Only `drain` delivers; the cursors are opened. */
  readonly isByHand?: boolean
  readonly pollMs?: number
  readonly retryWaitMs?: (attempts: number) => number
}

export interface EventDelivery {
  /** Delivers everything committed now, without waiting for retries. */
  drain(): Promise<void>
  close(): Promise<void>
}

type Handler = (ctx: JobContext, event: DomainEvent, tx: Tx) => Promise<void>
type Filter = (ctx: JobContext, event: DomainEvent) => boolean

/** Attempts before an event is parked, so that later ones are delivered. */
export const ATTEMPTS_MAX = 5
/** Every spin wakes this; one read covers many wake-ups. */
const LOOK_GAP_MS = 50

const backOff = (attempts: number): number => Math.min(SECOND_MS * 2 ** (attempts - 1), MINUTE_MS)

/**
 * Delivers committed events to the listening slices: at least once, in order per player, each in a transaction with
 * the listener's cursor. Every slice has its own reader, so a failing one delays no other; any number of processes
 * may run this. A slice skips events only if the brand's theme does not include it.
 */
export async function startEventDelivery(options: EventDeliveryOptions): Promise<EventDelivery> {
  const { database, log, slices, otherReaders = [], isWorker = false, isByHand = false, pollMs = SECOND_MS } = options
  const listeners = slices.filter(({ on }) => on && Object.keys(on).length > 0)
  for (const { id } of listeners) await openReader(database.reader, id)
  const left = await forgetLeftReaders(database.reader, [...listeners.map((listener) => listener.id), ...otherReaders])
  if (left.length > 0) log.warn({ slices: left }, 'slices that listen no more have lost their cursors')
  let isOpen = true
  let running: Promise<void> | undefined
  let look: NodeJS.Timeout | undefined

  const drain = async (): Promise<void> => {
    await running
    running = deliverAll(options, listeners, () => isOpen).finally(() => (running = undefined))
    return running
  }
  const drainSafely = (): void => {
    look = undefined
    if (!running && isOpen)
      drain().catch((error: unknown) => log.warn({ err: error }, 'reading events failed; the next poll tries again'))
  }
  const poll = isByHand ? undefined : setInterval(drainSafely, pollMs).unref()
  // The committing process reads first; if it ends, another's poll finds the rest.
  const stopListening = onWake((_, isOwn) => {
    if (!isByHand && (isOwn || isWorker)) look ??= setTimeout(drainSafely, LOOK_GAP_MS).unref()
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

/** All that is committed when it begins. The listeners look together, and then each takes its events by itself. */
async function deliverAll(options: EventDeliveryOptions, listeners: readonly Listener[], isOpen: () => boolean): Promise<void> {
  const look = openLook(options.database.reader)
  const takeAll = async (listener: Listener, first: readonly PlacedEvent[]): Promise<void> => {
    for (let events = first; events.length > 0; events = await look.next(listener, events)) {
      for (const turn of turnsOf(options, listener, events)) if (!isOpen() || !(await deliver(options, listener, turn))) return
    }
  }
  const found = await look.all(listeners)
  await Promise.all(listeners.map((listener) => takeAll(listener, found.get(listener.id) ?? [])))
}

/** A listener is done when its window reaches to a moment after the look began: later events are for the next look. */
function openLook(reader: Reader) {
  const current = new Set<string>()
  const all = async (listeners: readonly Listener[]): Promise<ReadonlyMap<string, readonly PlacedEvent[]>> => {
    const found = new Map<string, readonly PlacedEvent[]>()
    let rest = listeners.map(({ id, on = {} }): Listening => ({ name: id, types: Object.keys(on) }))
    while (rest.length > 0) {
      for (const [name, events] of await readEvents(reader, rest)) found.set(name, events)
      const idle = rest.filter(({ name }) => !found.has(name) && !current.has(name))
      const opened = await openNextWindows(reader, idle)
      for (const [name, { isCurrent }] of opened) if (isCurrent) current.add(name)
      rest = idle.filter(({ name }) => opened.has(name))
    }
    return found
  }
  return {
    /** By the listener's id; a listener without events is missing. */
    all,
    async next(listener: Listener, events: readonly PlacedEvent[]): Promise<readonly PlacedEvent[]> {
      if (current.has(listener.id) && events.length < BATCH_MAX) return []
      return (await all([listener])).get(listener.id) ?? []
    },
  }
}

/** Consecutive events that nobody wants, and the one after them that the handler takes. */
interface Turn {
  readonly first: PlacedEvent
  readonly last: PlacedEvent
  /** Takes the last one; undefined if nobody wants it either. */
  readonly take: ((tx: Tx) => Promise<void>) | undefined
}

/** One transaction for each event that is wanted, and one for what follows the last of them. */
function turnsOf(options: EventDeliveryOptions, listener: Listener, events: readonly PlacedEvent[]): Turn[] {
  const turns: Turn[] = []
  let first: PlacedEvent | undefined
  for (const placed of events) {
    first ??= placed
    const take = takerOf(options, listener, placed)
    if (!take && placed !== events.at(-1)) continue
    turns.push({ first, last: placed, take })
    first = undefined
  }
  return turns
}

function takerOf(
  { contextOf }: EventDeliveryOptions,
  { id, on, wants, isInEveryTheme }: Listener,
  { brand, event }: PlacedEvent,
) {
  const ctx = brand === null ? undefined : contextOf(brand)
  const handler = on?.[event.type] as Handler | undefined
  // Not `isOn`: an operator's switch is temporary, and wins or purchases in the meantime must not be lost.
  if (!ctx || !handler || !(isInEveryTheme || isInTheme(ctx.theme, id))) return undefined
  const isWanted = wants?.[event.type] as Filter | undefined
  try {
    return isWanted && !isWanted(ctx, event) ? undefined : (tx: Tx) => handler(ctx, event, tx)
  } catch (error) {
    // Fails its own turn, so that it is retried and parked like a handler's failure.
    return () => Promise.reject(error)
  }
}

/** False if another process delivers, or after a failure that must wait. */
async function deliver(options: EventDeliveryOptions, listener: Listener, { first, last, take }: Turn): Promise<boolean> {
  const takeTurn = (): Promise<boolean> =>
    options.database.transaction(async (tx) => {
      if (!(await holdCursor(tx, listener.id, first.after))) return false
      await take?.(tx)
      await moveOn(tx, listener.id, last)
      return true
    })
  try {
    const fields = { 'croupier.slice': listener.id }
    const isMine = take ? await tracedApart(`event ${last.event.type}`, fields, takeTurn) : await takeTurn()
    const { playerId } = last.event
    if (isMine && take) wake(playerId === null ? undefined : [playerChannel(playerId)])
    return isMine
  } catch (error) {
    return handleFailure(options, listener, { first, last }, error)
  }
}

async function handleFailure(
  { database, log, retryWaitMs = backOff }: EventDeliveryOptions,
  { id }: Listener,
  { first, last: placed }: Pick<Turn, 'first' | 'last'>,
  error: unknown,
): Promise<boolean> {
  const about = { err: error, slice: id, event: placed.event.id.toString(), type: placed.event.type }
  return database.transaction(async (tx) => {
    if (!(await holdCursor(tx, id, first.after))) return false
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
