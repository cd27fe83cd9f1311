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
  let look: NodeJS.Timeout | undefined
  let drains = 0
  let drained = Promise.resolve()
  const lookSoon = (): void => {
    if (!isByHand && isOpen) look ??= setTimeout(lookSafely, LOOK_GAP_MS).unref()
  }
  const { deliver, settle } = openCourier(options, listeners, () => isOpen, lookSoon)
  const lookSafely = (): void => {
    look = undefined
    if (isOpen && drains === 0)
      deliver().catch((error: unknown) => log.warn({ err: error }, 'reading events failed; the next poll tries again'))
  }
  const poll = isByHand ? undefined : setInterval(lookSafely, pollMs).unref()
  // The committing process reads first; if it ends, another's poll finds the rest.
  const stopListening = onWake((_, isOwn) => {
    if (isOwn || isWorker) lookSoon()
  })
  return {
    drain() {
      drains++
      drained = drained
        .catch(() => {})
        .then(settle)
        .then(deliver)
        .finally(() => {
          drains--
          lookSoon()
        })
      return drained
    },
    async close() {
      isOpen = false
      stopListening()
      clearInterval(poll)
      clearTimeout(look)
      await settle()
    },
  }
}

type Listener = EventDeliveryOptions['slices'][number]

/**
 * One look serves all listeners without work: one that takes long at its events delays no other. `lookAgain` is called
 * once a listener that a look has missed is free.
 */
function openCourier(
  options: EventDeliveryOptions,
  listeners: readonly Listener[],
  isOpen: () => boolean,
  lookAgain: () => void,
) {
  const busy = new Set<Listener>()
  const running = new Set<Promise<void>>()
  const missed = new Set<Listener>()
  const free = (listener: Listener): void => {
    busy.delete(listener)
    if (missed.delete(listener)) lookAgain()
  }
  return {
    /** All that is committed when it begins, for the listeners without work. */
    async deliver(): Promise<void> {
      const idle = listeners.filter((listener) => !busy.has(listener))
      for (const listener of busy) missed.add(listener)
      if (idle.length === 0) return
      for (const listener of idle) busy.add(listener)
      const delivery = deliverAll(options, idle, isOpen, free).finally(() => running.delete(delivery))
      running.add(delivery)
      await delivery
    },
    /** Waits until no listener has work. */
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}

/** The listeners look together, and then each takes its events by itself. `free` is called when it has none. */
async function deliverAll(
  options: EventDeliveryOptions,
  listeners: readonly Listener[],
  isOpen: () => boolean,
  free: (listener: Listener) => void,
): Promise<void> {
  const look = openLook(options.database.reader, isOpen)
  const takeAll = async (listener: Listener, first: readonly PlacedEvent[]): Promise<void> => {
    for (let events = first; events.length > 0; events = await look.next(listener, events)) {
      for (const turn of turnsOf(options, listener, events)) if (!isOpen() || !(await deliver(options, listener, turn))) return
    }
  }
  const taking = new Map<Listener, Promise<PromiseSettledResult<void>[]>>()
  const looked = await Promise.allSettled([
    look.all(listeners, (listener, events) =>
      taking.set(listener, Promise.allSettled([takeAll(listener, events).finally(() => free(listener))])),
    ),
  ])
  for (const listener of listeners) if (!taking.has(listener)) free(listener)
  const results = [...looked, ...(await Promise.all(taking.values())).flat()]
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** A listener is done when its window reaches to a moment after the look began: later events are for the next look. */
function openLook(reader: Reader, isOpen: () => boolean) {
  const current = new Set<string>()
  const all = async (
    listeners: readonly Listener[],
    take: (listener: Listener, events: readonly PlacedEvent[]) => void,
  ): Promise<void> => {
    let rest = listeners
    while (rest.length > 0 && isOpen()) {
      const found = await readEvents(reader, rest.map(asListening))
      for (const listener of rest) if (found.has(listener.id)) take(listener, found.get(listener.id)!)
      const idle = rest.filter(({ id }) => !found.has(id) && !current.has(id))
      const opened = await openNextWindows(reader, idle.map(asListening))
      for (const [name, { isCurrent }] of opened) if (isCurrent) current.add(name)
      rest = idle.filter(({ id }) => opened.has(id))
    }
  }
  return {
    /** Listeners take their events while others still look for theirs. */
    all,
    async next(listener: Listener, events: readonly PlacedEvent[]): Promise<readonly PlacedEvent[]> {
      if (current.has(listener.id) && events.length < BATCH_MAX) return []
      let next: readonly PlacedEvent[] = []
      await all([listener], (_, found) => (next = found))
      return next
    },
  }
}

const asListening = ({ id, on = {} }: Listener): Listening => ({ name: id, types: Object.keys(on) })

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
