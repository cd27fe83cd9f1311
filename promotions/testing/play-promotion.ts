import { isDeepStrictEqual } from 'node:util'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { Id } from '#kernel/id.ts'
import type { PushMessage } from '#kernel/push.ts'
import { assert } from '#kernel/result.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'
import type { DomainEventPayloads, DomainEventType } from '#platform/feature.ts'
import type { Done, GrantOrder, PromotionDefinition, PromotionEvent, RaceOrder, Refused, Run, ScoreOrder } from '../definition.ts'
import { simulateCell } from '../simulate.ts'

const SEEDS = { serverSeed: '5e'.repeat(32), clientSeed: 'test-client-seed' }

export interface PlayOptions<C> {
  readonly config: C
  /** ISO times; the run lasts thirty days from then by default. */
  readonly startsAt?: string
  readonly endsAt?: string | null
  readonly timeZone?: string
  /** Fixes what draws return, in order; else they are drawn from fixed seeds. */
  readonly draws?: string[]
  /** ISO times of the shared draws of moments, by their names. */
  readonly moments?: Readonly<Record<string, readonly string[]>>
}

/** A simulated cell with ISO times, and events without an envelope. */
export interface PlayedPromotion<Cell> {
  readonly run: Run
  readonly cell: Cell
  readonly grants: GrantOrder[]
  readonly scores: ScoreOrder[]
  readonly races: RaceOrder[]
  readonly pushes: PushMessage[]
  hear<E extends DomainEventType>(type: E, payload: DomainEventPayloads[E], at?: string): void
  act(name: string, options?: { input?: unknown; at?: string }): Done<Cell> | Refused
  tick(at: string): void
  close(): void
}

/** Plays a promotion's pure steps as the engine does; for tests of slices. */
export function playPromotion<C, Cell>(
  promotion: PromotionDefinition<C, Cell>,
  { config, startsAt = '2026-11-21T17:00:00Z', endsAt, timeZone = 'America/New_York', draws, moments = {} }: PlayOptions<C>,
): PlayedPromotion<Cell> {
  const definition = withFixedCells(promotion as unknown as PromotionDefinition)
  const start = Date.parse(startsAt)
  const end = endsAt === null ? null : endsAt === undefined ? start + 30 * 86_400_000 : Date.parse(endsAt)
  const { feature, words } = promotion.campaign
  const window = { startsAt: start, endsAt: end, timeZone }
  const told = Object.fromEntries(Object.entries(moments).map(([name, times]) => [name, times.map((time) => Date.parse(time))]))
  const run: Run = {
    id: 'cmp_test' as Id<'cmp'>,
    brand: 'velmora',
    feature,
    slug: 'test',
    words,
    ...window,
    config: frozen(config),
    moments: told,
  }
  const timeOf = (at: string | undefined): Instant => (at === undefined ? start : Date.parse(at))
  let events = 0n
  let nonce = 0
  const draw = (rules: PrizeRules): string => draws?.shift() ?? drawPrize(rules, { ...SEEDS, nonce: nonce++ }).prize
  const simulated = simulateCell(definition, run, draw)
  return {
    run,
    get cell() {
      return simulated.cell as Cell
    },
    grants: simulated.grants,
    scores: simulated.scores,
    races: simulated.races,
    pushes: simulated.pushes,
    hear(type, payload, at) {
      const time = timeOf(at)
      const player = 'plr_test' as Id<'plr'>
      const event = { id: ++events, type, player, at: time, day: calendarDayOf(time, timeZone), payload: frozen(payload) }
      simulated.hear(event as PromotionEvent)
    },
    act: (name, { input, at } = {}) => simulated.act(name, { at: timeOf(at), input }) as Done<Cell> | Refused,
    tick: (at) => simulated.tick(timeOf(at)),
    close: () => simulated.close(),
  }
}

/**
 * Its cells cannot be changed in place, and are what the database would send: the engine keeps the cells that it wrote, also
 * those of steps that fail or change nothing.
 */
function withFixedCells(definition: PromotionDefinition): PromotionDefinition {
  const schema = definition.cell
  const cell = {
    parse(made: unknown): unknown {
      assert(isDeepStrictEqual(JSON.parse(JSON.stringify(made)), made), 'a cell is stored as it is')
      return frozen(schema.parse(made))
    },
  }
  return { ...definition, cell: cell as typeof schema, empty: (run) => frozen(definition.empty(run)) }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
