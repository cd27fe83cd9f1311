import type { Logger } from 'pino'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { onWake } from '#platform/outbox/wake-relay.ts'
import { openParts, openReadAhead } from '#platform/outbox/part-reader.ts'
import { fillFacts } from './audience/fill-facts.ts'
import { clearFinished } from './boards/clear-finished.ts'
import { sharePlaces } from './boards/live-places.ts'
import { raiseBudgetAlarms } from './claims/budget-alarms.ts'
import { openKeptCells } from './cells/kept-cells.ts'
import { clearPots } from './claims/pots.ts'
import type { PromotionDefinition } from './definition.ts'
import { expireEntitlements } from './grants/entitlements.ts'
import { readDue } from './grants/read-due.ts'
import { sendAllPushes, sendPushes } from './grants/send-pushes.ts'
import { payAll } from './grants/grant-payer.ts'
import { heardTypes, openUnreadAlarm } from './reader/oldest-unread.ts'
import { rebuildRuns } from './rebuild/rebuild-run.ts'
import { advanceParts, READER, readAll, readOn } from './reader/read-parts.ts'
import { openLoop } from './work-loop.ts'
import { type ParkedKey, replayParked } from './reader/replay-parked.ts'
import { decideRaces } from './races/decide-races.ts'
import { announceRuns } from './runs/announce-runs.ts'
import { closeRuns, readUnclosed } from './runs/close-runs.ts'
import { openKnownRuns } from './runs/known-runs.ts'
import { shareLive } from './runs/share-live.ts'
import { tickCells } from './runs/tick-cells.ts'
import { keepSharedDraws } from './shared-draws/keep-shared-draws.ts'
import { momentsOfRuns } from './shared-draws/moments-of-runs.ts'

export interface PromotionsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly slices: readonly Pick<
    ServerFeature,
    'promotion' | 'notReceiving' | 'hiddenPlayers' | 'publicFaces' | 'settledRounds' | 'archivedEvents' | 'archivedPlayers'
  >[]
  /** Undefined for a brand that this site does not run. */
  readonly contextOf: (brand: string) => Context | undefined
  /** Reads at once after commits of other processes, too. */
  readonly isWorker?: boolean
  /** Only `drain` and `runDue` work; the cursors are opened. */
  readonly isByHand?: boolean
}

export interface Promotions {
  /** Folds everything committed now, pays what is due and sends the pushes. */
  drain(): Promise<void>
  /** Folds a parked cell's events after its step was mended; says why if it fails again. */
  replayParked(key: ParkedKey): Promise<{ readonly folded: number } | { readonly failure: string }>
  /** Announces, ticks and closes what is due, then drains. */
  runDue(): Promise<void>
  /** Runs that have ended without results, except those that wait for parked players. */
  unclosed(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Every spin wakes the reader; one read covers many. */
const LOOK_GAP_MS = 100
/** A player who plays on is told at most once a second; what happened meanwhile is told once. */
const TELL_REST_MS = SECOND_MS
const POLL_MS = SECOND_MS
/** About once a minute, so that an idle reader holds back no retention. */
const ADVANCE_LOOKS = 60

/** Runs the engine of this process; any number of processes share the work. */
export async function startPromotions(options: PromotionsOptions): Promise<Promotions> {
  const { database, clock, log, isWorker = false, isByHand = false } = options
  const deps = openDeps(options)
  const raiseAlarm = openUnreadAlarm(deps)
  await openParts(database.reader, READER)
  let isOpen = true
  let looks = 0
  const whileOpen = (): boolean => isOpen
  const read = (): Promise<void> => (isByHand ? readAll : readOn)(deps, whileOpen)
  const pay = () => payAll(deps, whileOpen)
  const tell = async (): Promise<void> => void (isByHand ? await sendAllPushes(database) : tellLoop.run())
  const drain = async (): Promise<void> => {
    await read()
    await pay()
    await tell()
  }
  const look = async (): Promise<void> => {
    await read()
    const due = await readDue(database.reader, clock.now())
    if (due.hasGrants) payLoop.run()
    if (due.hasPushes) await tell()
  }
  const runDue = async (): Promise<void> => {
    await raiseAlarm()
    await fillFacts(deps, whileOpen)
    await keepSharedDraws(deps)
    await read()
    if (++looks % ADVANCE_LOOKS === 0) {
      await advanceParts(deps)
      await clearPots(database.reader, clock.now())
    }
    await rebuildRuns(deps, whileOpen)
    await announceRuns(deps)
    await tickCells(deps, whileOpen)
    await decideRaces(deps)
    await closeRuns(deps, whileOpen)
    await expireEntitlements(database, clock.now())
    await clearFinished(database, clock.now())
    await drain()
    await raiseBudgetAlarms(deps)
  }
  const places = async (): Promise<void> => {
    await sharePlaces(deps, whileOpen)
    await tell()
    await shareLive(deps)
  }
  const open = (work: () => Promise<unknown>, gapMs = LOOK_GAP_MS, restMs = 0) => openLoop({ log, work, gapMs, restMs })
  // The reader is apart, so that a thousand grants do not hold up the next rounds.
  const [lookLoop, payLoop, tellLoop] = [open(look), open(pay, 0), open(() => sendPushes(database, whileOpen), 0, TELL_REST_MS)]
  const [dueLoop, placesLoop] = [open(runDue), open(places)]
  const poll = isByHand ? [] : [dueLoop, placesLoop].map(({ run }) => setInterval(run, POLL_MS).unref())
  const stopListening = onWake((_, isOwn) => {
    if (!isByHand && (isOwn || isWorker)) lookLoop.run()
  })
  return {
    drain,
    async runDue() {
      await runDue()
      await places()
    },
    unclosed: () => readUnclosed(deps),
    replayParked: (key) => replayKnown(deps, key),
    async close() {
      isOpen = false
      stopListening()
      for (const timer of poll) clearInterval(timer)
      await Promise.all([lookLoop, payLoop, tellLoop, dueLoop, placesLoop].map((each) => each.close()))
    },
  }
}

async function replayKnown({ database, currentRuns }: ReturnType<typeof openDeps>, key: ParkedKey) {
  const known = (await currentRuns(database.reader)).byId.get(key.run)
  return known ? replayParked(database, known, key) : { failure: 'This run is not known any more' }
}

function openDeps({ slices, contextOf, ...rest }: PromotionsOptions) {
  const promotions = new Map<string, PromotionDefinition>()
  for (const { promotion } of slices) if (promotion) promotions.set(promotion.campaign.feature, promotion)
  const timeZoneOf = (brand: string) => contextOf(brand)?.theme.timeZone
  const { current: currentRuns } = openKnownRuns({
    clock: rest.clock,
    promotions,
    timeZoneOf,
    momentsOf: momentsOfRuns(contextOf),
  })
  return {
    ...rest,
    slices,
    contextOf,
    timeZoneOf,
    types: heardTypes(slices),
    ahead: openReadAhead(),
    kept: openKeptCells(),
    currentRuns,
  }
}
