import { drawPrize } from '#engine/fair/prize-draw.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { calendarDayOf, type CalendarDay, type Instant } from '#kernel/time.ts'
import type { Id } from '#kernel/id.ts'
import type { GrantValue, PromotionDefinition, PromotionEvent, Run, SlotPool } from '../definition.ts'
import { isRefused } from '../fold.ts'
import { type SimulatedCell, simulateCell } from '../simulate.ts'
import type { PastEvent } from './past-events.ts'

/** The same players draw the same prizes in each forecast. */
const SERVER_SEED = '28'.repeat(32)
/** An act that is never refused ends somewhere. */
const CALLS_MAX = 100

/** Minor units. */
export interface Granted {
  readonly coins: number
  readonly entries: number
}

export interface Replayed {
  /** How often each act was called that is a trigger of a stated cost. */
  readonly calls: ReadonlyMap<string, number>
  /** What all else granted. */
  readonly granted: Granted
  /** What events from before the start granted. */
  readonly earlier: Granted
}

/** Claims that all replayed players share, each pool in the proportion that the sample is of all players. */
export interface SharedSlots {
  readonly share: number
  readonly taken: Map<string, number>
}

/** The acts that a forecast leaves out: they use entitlements, or their promotion says so. */
export const leftOut = ({ acts = {} }: PromotionDefinition): string[] =>
  Object.keys(acts).filter((name) => acts[name]!.spends || acts[name]!.usual === null)

/**
 * What a run would have granted a player with this past, oldest first, who used every act as soon as it was possible: an
 * upper bound, since nobody is so eager.
 */
export function replayPlayer(promotion: PromotionDefinition, run: Run, past: PlayerPast): Replayed {
  const cell = simulateCell(promotion, run, drawsOf(past.player))
  const acts = playEagerly(promotion, cell, past)
  if (run.endsAt !== null) cell.close()
  const earlier = cell.grants.slice(0, acts.earlier())
  const others = cell.grants.slice(earlier.length).filter(({ key }) => !acts.costed.has(key))
  const worth = (orders: typeof others) => worthOf(orders.map(({ value }) => value))
  return { calls: acts.calls, granted: worth(others), earlier: worth(earlier) }
}

/** Fair draws by the odds, the same in each replay of the player. */
export function drawsOf(player: Id<'plr'>): (rules: PrizeRules) => string {
  let nonce = 0
  const seeds = { serverSeed: SERVER_SEED, clientSeed: player }
  return (rules) => drawPrize(rules, { ...seeds, nonce: nonce++ }).prize
}

export interface PlayerPast {
  readonly player: Id<'plr'>
  readonly events: readonly PastEvent[]
  readonly slots: SharedSlots
}

/** Tells the cell this past, and calls every act as soon as it is possible. */
export function playEagerly(
  promotion: PromotionDefinition,
  cell: SimulatedCell,
  { player, events, slots }: PlayerPast,
): Pick<ReturnType<typeof eagerActs>, 'calls' | 'costed' | 'earlier'> {
  const { run } = cell
  const acts = eagerActs(promotion, cell, slots)
  let id = 0n
  let today: CalendarDay | undefined
  for (const event of events) {
    const { at } = event
    const day = calendarDayOf(at, run.timeZone)
    const about = { player, at, day }
    acts.start(at)
    cell.tick(at)
    if (day !== today) cell.hear({ ...about, id: ++id, type: 'day.first-seen', payload: { day } } as PromotionEvent)
    today = day
    acts.callAll(at)
    if (event.type === 'visit') continue
    cell.hear({ ...about, id: ++id, type: event.type, payload: event.payload } as PromotionEvent)
    acts.callAll(at)
  }
  return acts
}

/** Calls each act that may be possible now, until it is refused; one that happens once a period is not repeated in it. */
function eagerActs(promotion: PromotionDefinition, cell: SimulatedCell, slots: SharedSlots) {
  const { acts = {} } = promotion
  const done = new Set<string>()
  const skipped = leftOut(promotion)
  const names = Object.keys(acts).filter((name) => !skipped.includes(name))
  const triggers = new Set(promotion.cost(cell.run.config).flatMap(({ act }) => act ?? []))
  const calls = new Map<string, number>()
  const costed = new Set<string>()
  let earlier: number | undefined
  const call = (name: string, at: Instant): boolean => {
    const { once, usual, slot } = acts[name]!
    const input = usual?.(cell.run)
    const moment = { at, day: calendarDayOf(at, cell.run.timeZone), input: input as never }
    const pool = slot?.(moment, cell.run)
    const period = pool?.name ?? once?.(moment, cell.run)
    if (period !== undefined && done.has(`${name}:${period}`)) return false
    if (pool && takenOf(slots, pool) + 1 > pool.count * slots.share) return false
    const [before, grants] = [cell.cell, cell.grants.length]
    if (isRefused(cell.act(name, { at, input }))) return false
    if (period !== undefined) done.add(`${name}:${period}`)
    if (pool) slots.taken.set(pool.name, takenOf(slots, pool) + 1)
    if (triggers.has(name)) {
      calls.set(name, (calls.get(name) ?? 0) + 1)
      for (const { key } of cell.grants.slice(grants)) costed.add(key)
    }
    return cell.cell !== before || cell.grants.length > grants
  }
  return {
    calls,
    costed,
    /** Told of each moment in order. */
    start(at: Instant): void {
      if (at >= cell.run.startsAt) earlier ??= cell.grants.length
    },
    /** How many grants there were when it started. */
    earlier: () => earlier ?? cell.grants.length,
    /** Nobody acts before the start. */
    callAll(at: Instant): void {
      if (at < cell.run.startsAt) return
      for (const name of names) for (let count = 0; count < CALLS_MAX && call(name, at); count++);
    },
  }
}

const takenOf = ({ taken }: SharedSlots, { name }: SlotPool): number => taken.get(name) ?? 0

export const worthOf = (values: readonly GrantValue[]): Granted =>
  values.reduce<Granted>(
    (sum, value) => (value.kind === 'balance' ? { coins: sum.coins + value.coins, entries: sum.entries + value.entries } : sum),
    { coins: 0, entries: 0 },
  )
