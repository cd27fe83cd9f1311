import type { Logger } from 'pino'

interface LoopOptions {
  readonly log: Logger
  readonly work: () => Promise<unknown>
  /**
   * From a request to the run, which is for all that follow meanwhile. A long run before it, or none for a while, shortens it
   * to a quarter at least: what came during that run is old when the next one ends.
   */
  readonly gapMs: () => number
  /** From the end of a run that did something, and says so, to the next one. */
  readonly restMs?: number
}

/** From the start of a run to that of the next one. */
const GAPS_BETWEEN_STARTS = 1.25

/** Runs work soon after a request: one run at a time, and another if requested meanwhile. */
export function openLoop({ log, work, gapMs, restMs = 0 }: LoopOptions) {
  let isOpen = true
  let timer: NodeJS.Timeout | undefined
  let rest: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined
  let isAsked = false
  let startedAt = 0
  const start = (): void => {
    timer = undefined
    startedAt = performance.now()
    isAsked = false
    running = work()
      .catch((error: unknown) => log.warn({ err: error }, 'the promotions could not continue; the next poll tries again'))
      .then((done) => {
        running = undefined
        if (restMs > 0 && done) rest = setTimeout(wakeUp, restMs).unref()
        else wakeUp()
      })
  }
  const wakeUp = (): void => {
    rest = undefined
    if (isAsked) run()
  }
  const gap = (): number => {
    const ms = gapMs()
    return Math.min(ms, Math.max(ms / 4, startedAt + GAPS_BETWEEN_STARTS * ms - performance.now()))
  }
  const run = (): void => {
    if (running || rest) isAsked = true
    else if (isOpen) timer ??= setTimeout(start, gap()).unref()
  }
  return {
    run,
    async close() {
      isOpen = false
      clearTimeout(timer)
      clearTimeout(rest)
      await running
    },
  }
}
