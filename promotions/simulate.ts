import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { PushMessage } from '#kernel/push.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'
import type {
  Done,
  GrantOrder,
  Outcome,
  PromotionDefinition,
  PromotionEvent,
  RaceOrder,
  Refused,
  Run,
  ScoreOrder,
} from './definition.ts'
import { foldAct, foldEvent, isRefused, isWithin } from './fold.ts'

/** One player in one run, in memory: what the step decides. Grants of a repeated key are dropped. */
export interface SimulatedCell {
  readonly run: Run
  readonly cell: unknown
  readonly grants: GrantOrder[]
  readonly scores: ScoreOrder[]
  /** Entries into races; whether they win, other players decide. */
  readonly races: RaceOrder[]
  readonly pushes: PushMessage[]
  /** Ignored outside of the run's time. */
  hear(event: PromotionEvent): void
  act(name: string, call: { readonly at: Instant; readonly input?: unknown }): Done<unknown> | Refused
  /** Ticks if the cell is due by then. */
  tick(at: Instant): void
  close(): void
}

/** Runs a promotion's pure steps as the engine does, without a database; `draw` decides its draws. */
export function simulateCell(promotion: PromotionDefinition, run: Run, draw: (rules: PrizeRules) => string): SimulatedCell {
  const keys = new Set<string>()
  const state = { cell: promotion.empty(run) }
  const [grants, scores, pushes, races]: [GrantOrder[], ScoreOrder[], PushMessage[], RaceOrder[]] = [[], [], [], []]
  const apply = (outcome: Outcome<unknown> | undefined): void => {
    if (!outcome) return
    if ('cell' in outcome) state.cell = promotion.cell.parse(outcome.cell)
    for (const grant of outcome.grants ?? []) if (!keys.has(grant.key)) grants.push((keys.add(grant.key), grant))
    scores.push(...(outcome.scores ?? []))
    races.push(...(outcome.races ?? []))
    pushes.push(...(outcome.pushes ?? []))
  }
  return {
    run,
    get cell() {
      return state.cell
    },
    grants,
    scores,
    races,
    pushes,
    hear(event) {
      if (isWithin(run, event.at)) apply(foldEvent(promotion, state.cell, event, run))
    },
    act(name, { at, input }) {
      const call = { at, day: calendarDayOf(at, run.timeZone), input, draw }
      const outcome = foldAct(promotion, { name, cell: state.cell, call, run })
      if (!isRefused(outcome)) apply(outcome)
      return outcome
    },
    tick(at) {
      const due = promotion.due?.(state.cell, run) ?? null
      if (due !== null && due <= at) apply(promotion.tick?.(state.cell, at, run))
    },
    close: () => apply(promotion.close?.(state.cell, run)),
  }
}
