import type { Logger } from 'pino'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { onWake } from '#platform/outbox/wake-relay.ts'
import { openParts, openReadAhead } from '#platform/outbox/part-reader.ts'
import { openSpareProcessor } from '#platform/spare-processor.ts'
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
import { lookGapMs } from './reader/look-gap.ts'
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

/** A player who plays on is told at most once a second; what happened meanwhile is told once. */
const TELL_REST_MS = SECOND_MS
const POLL_MS = SECOND_MS
/** About once a minute, so that an idle reader holds back no retention. */
const ADVANCE_TURNS = 60

/** Runs the engine of this process; any number of processes share the work. */
export async function startPromotions(options: PromotionsOptions): Promise<Promotions> {
  const { database, log, isWorker = false, isByHand = false } = options
  const deps = openDeps(options)
  await openParts(database.reader, READER)
  let isOpen = true
  const whileOpen = (): boolean => isOpen
  const open = (run: () => Promise<unknown>, gapMs = () => 0, restMs = 0) => openLoop({ log, work: run, gapMs, restMs })
  const tellLoop = open(
    () => sendPushes(database, whileOpen),
    () => 0,
    TELL_REST_MS,
  )
  const tell = async (): Promise<void> => void (isByHand ? await sendAllPushes(database) : tellLoop.run())
  const work = openWork(deps, { isByHand, whileOpen, tell })
  const look = async (): Promise<void> => {
    if (await work.look()) payLoop.run()
  }
  // The reader is apart, so that a thousand grants do not hold up the next rounds.
  const spare = openSpareProcessor()
  const [lookLoop, payLoop] = [open(look, () => lookGapMs(spare())), open(work.pay)]
  const [dueLoop, placesLoop] = [open(work.runDue), open(work.places)]
  const polls = isByHand ? [] : [dueLoop, placesLoop].map(({ run }) => setInterval(run, POLL_MS).unref())
  const stopListening = onWake((_, isOwn) => {
    if (!isByHand && (isOwn || isWorker)) lookLoop.run()
  })
  return {
    drain: work.drain,
    async runDue() {
      await work.runDue()
      await work.places()
    },
    unclosed: () => readUnclosed(deps),
    replayParked: (key) => replayKnown(deps, key),
    async close() {
      isOpen = false
      stopListening()
      for (const timer of polls) clearInterval(timer)
      await Promise.all([lookLoop, payLoop, tellLoop, dueLoop, placesLoop].map((each) => each.close()))
    },
  }
}

type Deps = ReturnType<typeof openDeps>

interface How {
  readonly isByHand: boolean
  readonly whileOpen: () => boolean
  readonly tell: () => Promise<void>
}

function openWork(deps: Deps, { isByHand, whileOpen, tell }: How) {
  const { database, clock } = deps
  const raiseAlarm = openUnreadAlarm(deps)
  let turns = 0
  let readAt = -Infinity
  const read = async (): Promise<void> => {
    readAt = performance.now()
    await (isByHand ? readAll : readOn)(deps, whileOpen)
  }
  /** Unless a look read lately: events of other processes wake only workers. */
  const poll = async (): Promise<void> => {
    if (isByHand || performance.now() - readAt >= POLL_MS) await read()
  }
  const pay = () => payAll(deps, whileOpen)
  return {
    pay,
    async drain(): Promise<void> {
      await read()
      await pay()
      await tell()
    },
    /** Returns whether grants are due. */
    async look(): Promise<boolean> {
      await read()
      const due = await readDue(database.reader, clock.now())
      if (due.hasPushes) await tell()
      return due.hasGrants
    },
    async runDue(): Promise<void> {
      await raiseAlarm()
      await fillFacts(deps, whileOpen)
      await keepSharedDraws(deps)
      await poll()
      if (++turns % ADVANCE_TURNS === 0) {
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
      await poll()
      await pay()
      await tell()
      await raiseBudgetAlarms(deps)
    },
    async places(): Promise<void> {
      await sharePlaces(deps, whileOpen)
      await tell()
      await shareLive(deps)
    },
  }
}

async function replayKnown({ database, currentRuns }: Deps, key: ParkedKey) {
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
