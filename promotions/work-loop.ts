import type { Logger } from 'pino'

/** Runs work soon after a request: one run at a time, and another if requested meanwhile. */
export function openLoop({ log, work, gapMs }: { log: Logger; work: () => Promise<unknown>; gapMs: number }) {
  let isOpen = true
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined
  let isAsked = false
  const start = (): void => {
    timer = undefined
    isAsked = false
    running = work()
      .catch((error: unknown) => log.warn({ err: error }, 'the promotions could not continue; the next poll tries again'))
      .finally(() => {
        running = undefined
        if (isAsked) run()
      })
  }
  const run = (): void => {
    if (running) isAsked = true
    else if (isOpen) timer ??= setTimeout(start, gapMs).unref()
  }
  return {
    run,
    async close() {
      isOpen = false
      clearTimeout(timer)
      await running
    },
  }
}
