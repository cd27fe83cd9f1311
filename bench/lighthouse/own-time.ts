/** The fields of a trace event used here; times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  ts: number
  dur?: number
  tdur?: number
  readonly args?: { readonly name?: string }
}

interface Task {
  readonly ts: number
  readonly dur: number
  readonly share: number
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && name.endsWith('RunTask')

/**
 * Shrinks each main-thread task to its own CPU time. On a shared machine the rest was waiting, which throttling would
 * multiply as if it were the page's work.
 */
export function toOwnTime(events: readonly TraceEvent[]): void {
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = new Map(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => [thread(event), [] as Task[]]),
  )
  for (const event of events) {
    const { ts, dur = 0, tdur = dur } = event
    if (isTask(event) && dur > 0) mains.get(thread(event))?.push({ ts, dur, share: Math.min(1, tdur / dur) })
  }
  for (const tasks of mains.values()) tasks.sort((one, other) => one.ts - other.ts)
  for (const event of events) {
    const task = taskAt(mains.get(thread(event)) ?? [], event.ts)
    if (!task) continue
    event.ts = Math.round(task.ts + (event.ts - task.ts) * task.share)
    if (event.dur !== undefined) event.dur = Math.round(event.dur * task.share)
  }
}

/** The task that runs at this time, among one thread's tasks in order. */
function taskAt(tasks: readonly Task[], ts: number): Task | undefined {
  let [low, high] = [0, tasks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (tasks[middle]!.ts <= ts) low = middle + 1
    else high = middle
  }
  const task = tasks[low - 1]
  return task && ts < task.ts + task.dur ? task : undefined
}
