import type { TraceEvent } from './own-time.ts'

/** One press, in milliseconds. */
export interface Press {
  /** From the press to the next frame, as the browser measured it on this machine. */
  readonly seen: number
  /** The page's own work until it handed over that frame, on a processor four times slower. */
  readonly own: number
  /** The longest parts of it. */
  readonly longest: string
}

const SLOWED = 4
const MS = 1_000

/** The fields of a trace event used here. */
export interface TimelineEvent extends TraceEvent {
  readonly args?: TraceEvent['args'] & {
    readonly data?: {
      readonly interactionId?: number
      readonly duration?: number
      /** When the press happened and when the page handed over its frame, in milliseconds of the page's clock. */
      readonly timeStamp?: number
      readonly commitFinishTime?: number
      readonly functionName?: string
      readonly url?: string
      readonly type?: string
    }
  }
}

/**
 * The presses of a trace. CPU waits are excluded and the rest is multiplied, as in Lighthouse's throttling, so the
 * figure does not depend on machine load. Work after the frame is handed over delays nothing.
 */
export function pressesIn(events: readonly TimelineEvent[]): Press[] {
  const taps = events.filter(({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args?.data?.interactionId)
  const longest = new Map<number, Press>()
  for (const { ts, pid, tid, args } of taps) {
    const { interactionId = 0, duration = 0, timeStamp = 0, commitFinishTime } = args?.data ?? {}
    const untilCommit = commitFinishTime === undefined ? duration : commitFinishTime - timeStamp
    const window = { from: ts, to: ts + Math.min(duration, untilCommit) * MS }
    const mine = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    const tasks = outermost(mine.filter(({ name }) => name.endsWith('RunTask')))
    const work = tasks.reduce((sum, task) => sum + workWithin(task, window), 0)
    const press = { seen: duration, own: Math.round((work * SLOWED) / MS), longest: longestOf(mine, window) }
    if (press.own >= (longest.get(interactionId)?.own ?? 0)) longest.set(interactionId, press)
  }
  return [...longest.values()]
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Its CPU time, by the share of it within the range. */
function workWithin({ ts, dur = 0, tdur = dur }: TraceEvent, { from, to }: Span): number {
  const within = Math.min(ts + dur, to) - Math.max(ts, from)
  return within <= 0 || dur === 0 ? 0 : (Math.min(tdur, dur) * within) / dur
}

function outermost(tasks: readonly TimelineEvent[]): TimelineEvent[] {
  let end = -Infinity
  return tasks
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => ts >= end && (end = ts + dur) > 0)
}

const TELLING = /^(FunctionCall|EventDispatch|Layout|UpdateLayoutTree|Paint|PrePaint|FireAnimationFrame|TimerFire|v8\.compile)$/

function longestOf(events: readonly TimelineEvent[], window: Span): string {
  const parts = events.filter(({ name }) => TELLING.test(name)).map((event) => ({ event, work: workWithin(event, window) }))
  const [first] = parts.toSorted((one, other) => other.work - one.work)
  if (!first || first.work === 0) return ''
  const { functionName = '', url = '', type = '' } = first.event.args?.data ?? {}
  const told = [first.event.name, type, functionName, url.split('/').at(-1)].filter(Boolean).join(' ')
  return `${told} ${Math.round((first.work * SLOWED) / MS)}`
}
