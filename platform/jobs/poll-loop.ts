export interface PollLoop {
  /** Lets running work finish. */
  close(): Promise<void>
}

export interface PollOptions {
  /** True if there may be more work immediately. */
  readonly work: () => Promise<boolean>
  readonly everyMs: number
  readonly onError: (error: unknown) => void
}

/** Runs while there is work, then polls at intervals until closed. */
export function pollUntilClosed({ work, everyMs, onError }: PollOptions): PollLoop {
  let isOpen = true
  let wake = (): void => {}
  const running = (async () => {
    while (isOpen) {
      const hadWork = await work().catch((error: unknown) => {
        onError(error)
        return false
      })
      if (hadWork || !isOpen) continue
      await new Promise<void>((resume) => {
        const timer = setTimeout(resume, everyMs)
        wake = () => (clearTimeout(timer), resume())
      })
    }
  })()
  return {
    async close() {
      isOpen = false
      wake()
      await running
    },
  }
}
