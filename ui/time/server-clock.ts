import { MINUTE_MS } from '#kernel/time.ts'

/** How long a good reading of the server's clock outranks later ones, in ms. */
const KEPT_MS = 10 * MINUTE_MS

interface Reading {
  /** The offset to add to the browser's clock, in ms. */
  readonly offsetMs: number
  /** Half of the reply's latency: the maximum error of the reading. */
  readonly errorMs: number
  readonly atMs: number
}

interface Answer {
  /** By the browser's clock. */
  readonly askedMs: number
  readonly answeredMs: number
  /** The server's clock at sending, from the reply's `Server-Timing`. */
  readonly serverMs: number
  /** The server's processing time before that, in ms. */
  readonly tookMs: number
}

/**
 * The better of the known reading and a reply's. If they cannot both be true, a clock was set or the device slept,
 * and the newer one counts.
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

/** The browser's clock, in milliseconds since 1970. */
export const browserMs = (): number => performance.timeOrigin + performance.now()

let known: Reading | undefined

/** Reads the server's time from the reply to a request sent at `askedMs`, by `performance.now()`. */
export function noteServerTime(header: string | null, askedMs: number): void {
  const said = serverTimeOf(header)
  if (said) known = nextReading(known, { askedMs: performance.timeOrigin + askedMs, answeredMs: browserMs(), ...said })
}

/** The best estimate of the server's clock, in milliseconds since 1970; the browser's before the first reply. */
export function serverNowMs(): number {
  known ??= readingOfPage()
  return browserMs() + (known?.offsetMs ?? 0)
}

/** The page itself was a reply; one from the browser's cache has an old time. */
function readingOfPage(): Reading | undefined {
  const page = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined
  const said = page?.serverTiming?.find(({ name }) => name === 'now')
  const serverMs = Number(said?.description)
  if (!page || !serverMs || page.transferSize === 0) return undefined
  const [askedMs, answeredMs] = [page.requestStart, page.responseStart].map((ms) => performance.timeOrigin + ms)
  return nextReading(undefined, { askedMs: askedMs ?? 0, answeredMs: answeredMs ?? 0, serverMs, tookMs: said?.duration ?? 0 })
}
