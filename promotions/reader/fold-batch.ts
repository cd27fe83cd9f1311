import { sql } from 'kysely'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { EventPayload } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf } from '#kernel/time.ts'
import { isStoppedAt } from '#platform/campaigns/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { roundSettled } from '#platform/events/index.ts'
import type { BrandEvent } from '#platform/outbox/part-reader.ts'
import { asksForPlay, countRounds, type Played, playedBy, together } from '../audience/count-rounds.ts'
import { FACT_EVENTS, foldFacts } from '../audience/fold-facts.ts'
import { lockFacts, readFacts, writeFacts } from '../audience/facts-store.ts'
import { fits } from '../audience/may-join.ts'
import type { StoredFacts } from '../audience/stored-facts.ts'
import { applyOutcome, type Changes, newChanges, writeChanges } from '../cells/changes.ts'
import { type KeptCells, lockKeptCells } from '../cells/kept-cells.ts'
import type { PlayerCells } from '../cells/store.ts'
import { tickBefore } from '../cells/tick-cell.ts'
import { upgradeCell } from '../cells/upgrade.ts'
import type { PromotionEvent } from '../definition.ts'
import { type Exposure, writeExposures } from '../experiments/exposures.ts'
import { armOf, openArms } from '../experiments/run-arms.ts'
import { foldEvent, isWithin } from '../fold.ts'
import type { KnownRun, KnownRuns } from '../runs/known-runs.ts'
import { type Failure, parkEvent, writeParked } from './park.ts'

/** An event with the runs that hear it, and what it is to steps. */
interface Heard {
  readonly event: BrandEvent
  readonly runs: readonly KnownRun[]
  readonly facts: StoredFacts | undefined
}

interface Folded {
  readonly failures: readonly Failure[]
  /** To be called once the transaction has committed. */
  readonly keep: () => void
}

/** Folds events into facts and cells and writes the outcome: part of the transaction that moves the cursors past them. */
export async function foldBatch(tx: Tx, runs: KnownRuns, events: readonly BrandEvent[], kept: KeptCells): Promise<Folded> {
  if (events.length === 0) return { failures: [], keep: () => undefined }
  const told = events.map((event) => ({ event, runs: runsFor(runs, event) }))
  const heard = told.filter((each) => each.runs.length > 0)
  const locked = await lockKeptCells(tx, kept, playersOf(heard))
  const { cells } = locked
  const facts = await openFacts(tx, runs, told, cells)
  const trials = await openTrials(tx, runs, events)
  const changes = newChanges()
  const failures: Failure[] = []
  for (const each of told) {
    const known = facts.after(each.event, runs.timeZones.get(each.event.brand))
    trials.expose(each.event, known)
    const own = cells.get(each.event.playerId)
    const mine = each.runs.flatMap((run) => trials.of(run, each.event.playerId) ?? [])
    if (own) foldOne(changes, failures, own, { ...each, runs: mine, facts: known })
  }
  await writeExposures(tx, trials.fresh)
  await facts.write()
  await writeChanges(tx, changes)
  await writeParked(tx, failures)
  await writeLate(tx, failures)
  return { failures, keep: await locked.readKeep(changes.cells) }
}

const playersOf = (heard: readonly { readonly event: BrandEvent }[]) => [...new Set(heard.map(({ event }) => event.playerId))]

/** The facts of the players whom these events change, or of whose facts a run asks, as of each event in turn. */
async function openFacts(
  tx: Tx,
  runs: KnownRuns,
  told: readonly Pick<Heard, 'event' | 'runs'>[],
  cells: ReadonlyMap<Id<'plr'>, PlayerCells>,
) {
  const asking = askingOf(runs, told, cells)
  const counted = await countRounds(tx, roundsAlone(runs, told, asking))
  const wanted = told.filter(({ event }) => FACT_EVENTS.has(event.type) || asking.has(event))
  const facts = await lockFacts(
    tx,
    playersOf(wanted).filter((player) => !counted.has(player)),
  )
  const asked = told.filter(({ event }) => counted.has(event.playerId) && asking.has(event))
  for (const [player, known] of await readFacts(tx, playersOf(asked))) facts.set(player, known)
  const changed = new Map<string, StoredFacts>()
  return {
    after(event: BrandEvent, timeZone: string | undefined): StoredFacts | undefined {
      const before = facts.get(event.playerId)
      if (!before || timeZone === undefined || !FACT_EVENTS.has(event.type) || counted.has(event.playerId)) return before
      const now = foldFacts(before, toPromotionEvent(event, timeZone))
      facts.set(event.playerId, now)
      changed.set(event.playerId, now)
      return now
    },
    write: () => writeFacts(tx, [...changed.values()]),
  }
}

/** The audiences that decide about each event's player, of events about which any does. */
function askingOf(
  { byBrand }: KnownRuns,
  told: readonly Pick<Heard, 'event' | 'runs'>[],
  cells: ReadonlyMap<Id<'plr'>, PlayerCells>,
): Asking {
  const tried = new Map(
    [...byBrand].map(([brand, own]) => [brand, own.flatMap(({ experiment, joins }) => (experiment && joins) ?? [])]),
  )
  const asking = new Map<BrandEvent, AudienceTree[]>()
  for (const { event, runs } of told) {
    const own = cells.get(event.playerId)
    const trees = runs.flatMap(({ run, joins }) => (joins && !own?.[run.id] ? joins : []))
    trees.push(...(tried.get(event.brand) ?? []))
    if (trees.length > 0) asking.set(event, trees)
  }
  return asking
}

type Asking = ReadonlyMap<BrandEvent, readonly AudienceTree[]>

/** What players played who did nothing else, on one day, and of whose play no run asks. */
function roundsAlone({ timeZones }: KnownRuns, told: readonly Pick<Heard, 'event'>[], asking: Asking): Played[] {
  const byPlayer = new Map<Id<'plr'>, Played | null>()
  for (const { event } of told) {
    const { playerId: player, type, at, payload } = event
    const before = byPlayer.get(player)
    const timeZone = timeZones.get(event.brand)
    const isAlone = type === 'round.settled' && before !== null && timeZone !== undefined && !asking.get(event)?.some(asksForPlay)
    const played = isAlone ? playedBy(player, calendarDayOf(at, timeZone), payload as EventPayload<typeof roundSettled>) : null
    byPlayer.set(player, played && before ? together(before, played) : played)
  }
  return [...byPlayer.values()].filter((played) => played !== null)
}

/**
 * The experiments of these events' brands. A player is exposed by the first event of any kind in a run's time at which
 * the run's audience holds: a moment that is the same in every arm.
 */
async function openTrials(tx: Tx, { byBrand }: KnownRuns, events: readonly BrandEvent[]) {
  const brands = new Set(events.map(({ brand }) => brand))
  const runs = [...brands].flatMap((brand) => byBrand.get(brand) ?? []).filter(({ experiment }) => experiment)
  const arms = await openArms(tx, runs, runs.length > 0 ? playersOf(events.map((event) => ({ event }))) : [])
  const fresh: Exposure[] = []
  const exposeTo = (known: KnownRun, { playerId: player, at }: BrandEvent, facts: StoredFacts | undefined): void => {
    const { run, stops, experiment, isSealed } = known
    const exposed = arms.exposed.get(run.id)
    if (!experiment || experiment.stop || isSealed || !exposed || exposed.has(player)) return
    if (at < run.startsAt || !isWithin(run, at) || isStoppedAt(stops, at)) return
    if (!fits(known, facts, calendarDayOf(at, run.timeZone))) return
    const variant = armOf(experiment, player, undefined)
    exposed.set(player, variant)
    fresh.push({ experiment: experiment.id, player, variant, at })
  }
  return {
    of: arms.of,
    fresh,
    expose(event: BrandEvent, facts: StoredFacts | undefined): void {
      for (const known of runs) if (known.run.brand === event.brand && !known.isShadow) exposeTo(known, event, facts)
    },
  }
}

/** The runs of the event's brand to whose time it belongs, for players, and that listen to its type. */
function runsFor({ byBrand }: KnownRuns, { brand, type, at }: BrandEvent): KnownRun[] {
  const ofBrand = byBrand.get(brand) ?? []
  return ofBrand.filter(
    ({ promotion, run, stops, audience }) =>
      promotion.on?.[type] && audience !== 'guests' && isWithin(run, at) && !isStoppedAt(stops, at),
  )
}

function foldOne(changes: Changes, failures: Failure[], cells: PlayerCells, { event, runs, facts }: Heard): void {
  const [first] = runs
  if (!first) return
  // The runs of one event are of one brand.
  const read = toPromotionEvent(event, first.run.timeZone)
  for (const known of runs) {
    if (known.isSealed) {
      failures.push({ kind: 'late', run: known.run.id, event })
      continue
    }
    const stored = cells[known.run.id]
    if (stored?.isParked) {
      failures.push({ kind: 'queued', run: known.run.id, event })
      continue
    }
    if (!stored && !fits(known, facts, read.day)) continue
    const failure = tryFold(changes, cells, known, { event, read })
    if (failure) failures.push(failure)
  }
}

function tryFold(
  changes: Changes,
  cells: PlayerCells,
  known: KnownRun,
  { event, read }: { readonly event: BrandEvent; readonly read: PromotionEvent },
): Failure | undefined {
  const { promotion, run, fault } = known
  try {
    if (fault) throw fault
    upgradeCell(promotion, cells, run.id)
    const { playerId: player, at, id } = event
    tickBefore(changes, { player, cells, known }, at)
    const outcome = foldEvent(promotion, cells[run.id]?.cell, read, run)
    if (outcome)
      applyOutcome(changes, outcome, { player, cells, known, at, cause: `event:${id}`, eventId: id, event: pick(read) })
    return undefined
  } catch (error) {
    return parkEvent(changes, cells, { known, event, error })
  }
}

/** What a grant keeps of its event. */
export const pick = ({ type, payload }: PromotionEvent): Pick<PromotionEvent, 'type' | 'payload'> => ({ type, payload })

/** As steps read it: with the brand's calendar day. */
export function toPromotionEvent(
  { id, type, playerId, at, payload }: Omit<BrandEvent, 'brand' | 'part'>,
  timeZone: string,
): PromotionEvent {
  return { id, type, player: playerId, at, day: calendarDayOf(at, timeZone), payload } as PromotionEvent
}

/** Events of closed runs, for a decision by operators. */
async function writeLate(tx: Tx, failures: readonly Failure[]): Promise<void> {
  for (const { run, event } of failures.filter(({ kind }) => kind === 'late')) {
    await sql`
      insert into promotion.late_event (run, player, event_id, type, payload, at)
      values (${run}, ${event.playerId}, ${event.id}, ${event.type}, ${JSON.stringify(event.payload)}::jsonb, ${new Date(event.at)})
      on conflict do nothing`.execute(tx)
  }
}
