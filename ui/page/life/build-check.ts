const CHECK_MS = 60 * 60_000
/** When the build's own description is fetched; a line that slow has better things to do. */
const META_AFTER_MS = 1_000
const TOO_SLOW = 'slow-2g'

interface Checking {
  /** Of the build that this page is made of. */
  readonly buildId: string
  readonly read: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>
  readonly now: () => number
  readonly effectiveType: () => string | undefined
  /** There is a newer site. Said once for each newer build. */
  readonly onNewer: () => void
}

/** Asks each hour for the latest build, and a second after the page began whether its own is still there. */
export function watchBuild({ buildId, read, now, effectiveType, onNewer }: Checking): () => void {
  let known = buildId
  const meet = (id: unknown): void => {
    if (typeof id !== 'string' || id === known) return
    known = id
    onNewer()
  }
  // What cannot be asked now is asked in an hour.
  const ask = (path: string): Promise<{ status: number; body: unknown } | null> => read(path).catch(() => null)
  const checkLatest = async (): Promise<void> => {
    const answer = await ask(`/builds/latest.json?${now()}`)
    if (answer?.status === 200) meet((answer.body as { id?: unknown } | null)?.id)
  }
  const checkOwn = async (): Promise<void> => {
    const answer = await ask(`/builds/meta/${buildId}.json`)
    if (answer?.status === 404) await checkLatest()
  }
  const timer = setInterval(() => void checkLatest(), CHECK_MS)
  const first = setTimeout(() => void (effectiveType() === TOO_SLOW ? undefined : checkOwn()), META_AFTER_MS)
  return () => {
    clearInterval(timer)
    clearTimeout(first)
  }
}
