export interface PollLoop {
  /** Lets what is under way come to its end. */
  close(): Promise<void>
}

export interface PollOptions {
  /** True where there may be more to do at once. */
  readonly work: () => Promise<boolean>
  readonly everyMs: number
  readonly onError: (error: unknown) => void
}

/** Works for as long as there is something to do, then looks again every so often, until it is closed. */
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
