import { assert } from '#kernel/result.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'
import { isStoppedAt } from '#platform/campaigns/index.ts'
import type { GrantOrder, Outcome, ScoreOrder } from '../definition.ts'
import { foldAct, isIgnored, isRefused, isWithin, judgeEvent } from '../fold.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import type { LogEntry } from './read-log.ts'

type ReplayedScore = ScoreOrder & { readonly at: Instant }

/** What a log means to one player in a run. */
interface ReplayedCell {
  /** Undefined if nothing happened. */
  readonly cell: unknown
  readonly grants: readonly GrantOrder[]
  readonly scores: readonly ReplayedScore[]
}

const TICKS_MAX = 10_000

interface ReplayOptions {
  /** When the player joined a run with an audience; what happened before does not count. */
  readonly joinedAt?: Instant | undefined
  /** Told of each entry why it did not count; null if it counted. */
  readonly watch?: (entry: LogEntry, ignored: string | null) => void
}

/**
 * Plays a player's log through a run's steps, as the engine did live: ticks at their moments, acts with their inputs and
 * prizes, and the closing of a run that has closed. Throws what a step throws.
 */
export function replayCell(
  known: KnownRun,
  log: readonly LogEntry[],
  now: Instant,
  { joinedAt = 0, watch }: ReplayOptions = {},
): ReplayedCell {
  const { run, promotion } = known
  const state: { cell: unknown } = { cell: undefined }
  const grants = new Map<string, GrantOrder>()
  const scores: ReplayedScore[] = []
  const apply = (outcome: Outcome<unknown> | undefined, at: Instant): void => {
    if (!outcome) return
    if ('cell' in outcome) state.cell = outcome.cell
    else state.cell ??= promotion.empty(run)
    for (const order of outcome.grants ?? []) if (!grants.has(order.key)) grants.set(order.key, order)
    for (const score of outcome.scores ?? []) scores.push({ ...score, at })
  }
  const tickUntil = (until: Instant): void => {
    for (let ticks = 0; state.cell !== undefined; ticks++) {
      const due = promotion.due?.(state.cell, run) ?? null
      if (due === null || due > until) return
      assert(ticks < TICKS_MAX, 'a cell is due again and again')
      apply(promotion.tick?.(state.cell, due, run) ?? {}, due)
    }
  }
  for (const entry of log) {
    const outside = entry.at < joinedAt ? 'before-joining' : outsideOf(known, entry)
    if (outside) {
      watch?.(entry, outside)
      continue
    }
    tickUntil(entry.at)
    const outcome =
      entry.kind === 'event' ? judgeEvent(promotion, state.cell, entry.event, run) : playAct(known, state.cell, entry)
    const ignored = outcome === undefined ? 'no-effect' : isIgnored(outcome) ? outcome.ignored : null
    watch?.(entry, ignored)
    if (outcome && !isIgnored(outcome)) apply(outcome, entry.at)
  }
  tickUntil(Math.min(now, run.endsAt ?? now))
  if (known.isClosed && state.cell !== undefined) apply(promotion.close?.(state.cell, run), run.endsAt ?? now)
  return { cell: state.cell, grants: [...grants.values()], scores }
}

/** Why an event is not of this run, by its time; an act was judged when it happened. */
function outsideOf({ run, stops }: KnownRun, { kind, at }: LogEntry): string | null {
  if (kind === 'act') return null
  if (!isWithin(run, at)) return run.endsAt !== null && at >= run.endsAt ? 'after-the-end' : 'before-the-start'
  return isStoppedAt(stops, at) ? 'stopped' : null
}

/** With the prizes that it drew then. One that a mended step refuses changes nothing. */
function playAct(
  { promotion, run }: KnownRun,
  cell: unknown,
  { name, at, input, prizes }: LogEntry & { readonly kind: 'act' },
): Outcome<unknown> | undefined {
  const left = [...prizes]
  const draw = (): string => {
    const prize = left.shift()
    assert(prize !== undefined, `the act ${name} draws more than it drew`)
    return prize
  }
  const outcome = foldAct(promotion, { name, cell, run, call: { at, day: calendarDayOf(at, run.timeZone), input, draw } })
  return isRefused(outcome) ? undefined : outcome
}
