const CHECK_MS = 60 * 60_000
/** Delay of the build check in ms; a line slower than that has more important requests. */
const META_AFTER_MS = 1_000
const TOO_SLOW = 'slow-2g'

interface Checking {
  /** The build of this page. */
  readonly buildId: string
  readonly read: (path: string) => Promise<{ readonly status: number; readonly body: unknown }>
  readonly now: () => number
  readonly effectiveType: () => string | undefined
  /** A newer build is available. Called once per newer build. */
  readonly onNewer: () => void
}

/** Checks for the latest build every hour and, one second after the page starts, whether its own build still exists. */
export function watchBuild({ buildId, read, now, effectiveType, onNewer }: Checking): () => void {
  let known = buildId
  const meet = (id: unknown): void => {
    if (typeof id !== 'string' || id === known) return
    known = id
    onNewer()
  }
  // A failed check is repeated in an hour.
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
