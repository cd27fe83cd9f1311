import { MINUTE_MS } from '#kernel/time.ts'

/** How long a good reading of the server's clock is kept before any later one takes its place. */
const KEPT_MS = 10 * MINUTE_MS

interface Reading {
  /** What has to be added to the browser's clock. */
  readonly offsetMs: number
  /** Half of how long the answer was on its way: the reading is off by no more. */
  readonly errorMs: number
  readonly atMs: number
}

interface Answer {
  /** By the browser's clock. */
  readonly askedMs: number
  readonly answeredMs: number
  /** What the answer's `Server-Timing` says of the server's clock, as it was sent. */
  readonly serverMs: number
  /** How long the server had it before that. */
  readonly tookMs: number
}

/**
 * The better of what is known and what an answer says. A reading that the known one cannot be reconciled with means that
 * one of the clocks was set, or that the device slept: then the newer one counts.
 */
export function nextReading(known: Reading | undefined, { askedMs, answeredMs, serverMs, tookMs }: Answer): Reading {
  const errorMs = Math.max(0, answeredMs - askedMs - tookMs) / 2
  const reading = { offsetMs: serverMs + errorMs - answeredMs, errorMs, atMs: answeredMs }
  if (!known || answeredMs - known.atMs > KEPT_MS) return reading
  const isApart = Math.abs(reading.offsetMs - known.offsetMs) > reading.errorMs + known.errorMs
  return isApart || reading.errorMs < known.errorMs ? reading : known
}

/** `now;desc="1795267056010";dur=12.5` in milliseconds; undefined for anything else. */
export function serverTimeOf(header: string | null): Pick<Answer, 'serverMs' | 'tookMs'> | undefined {
  const [, digits, took = 0] = /(?:^|,)\s*now;desc="?(\d{13})"?(?:;dur=([\d.]+))?/.exec(header ?? '') ?? []
  return digits === undefined ? undefined : { serverMs: Number(digits), tookMs: Number(took) }
}

/** The browser's own clock, in milliseconds since 1970. */
export const browserMs = (): number => performance.timeOrigin + performance.now()

let known: Reading | undefined

/** Takes the server's time from an answer that was asked for at `askedMs`, by `performance.now()`. */
export function noteServerTime(header: string | null, askedMs: number): void {
  const said = serverTimeOf(header)
  if (said) known = nextReading(known, { askedMs: performance.timeOrigin + askedMs, answeredMs: browserMs(), ...said })
}

/** The server's clock as well as it is known, in milliseconds since 1970; without any answer yet the browser's. */
export function serverNowMs(): number {
  known ??= readingOfPage()
  return browserMs() + (known?.offsetMs ?? 0)
}

/** The page itself was an answer; one from the browser's own store tells an old time. */
function readingOfPage(): Reading | undefined {
  const page = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined
  const said = page?.serverTiming?.find(({ name }) => name === 'now')
  const serverMs = Number(said?.description)
  if (!page || !serverMs || page.transferSize === 0) return undefined
  const [askedMs, answeredMs] = [page.requestStart, page.responseStart].map((ms) => performance.timeOrigin + ms)
  return nextReading(undefined, { askedMs: askedMs ?? 0, answeredMs: answeredMs ?? 0, serverMs, tookMs: said?.duration ?? 0 })
}
