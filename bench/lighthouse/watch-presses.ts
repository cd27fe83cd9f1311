/** One press as the browser saw it, in milliseconds: until it was heard, until it was worked off, until it was drawn. */
export interface Press {
  readonly what: string
  readonly ms: number
  readonly heardAfter: number
  readonly workedFor: number
  readonly drawnAfter: number
  /** What ran longest in the frame that answers it. */
  readonly longest: string
}

type Seen = Omit<Press, 'what'>

interface FrameScript {
  readonly duration: number
  readonly invoker: string
  readonly sourceURL: string
  readonly forcedStyleAndLayoutDuration: number
}

type LongFrame = PerformanceEntry & { readonly scripts: readonly FrameScript[] }

/** Runs inside the page, from its start: `pressesSeen()` gives the presses since it was asked last. */
export function watchPresses(): void {
  const frames: LongFrame[] = []
  const longest = new Map<number, Seen>()
  const events = new PerformanceObserver((list) => list.getEntries().forEach(note))
  const long = new PerformanceObserver((list) => frames.push(...(list.getEntries() as LongFrame[])))
  const note = (entry: PerformanceEntry): void => {
    const event = entry as PerformanceEventTiming & { interactionId: number }
    const { interactionId, startTime, duration, processingStart, processingEnd } = event
    if (!interactionId || duration <= (longest.get(interactionId)?.ms ?? -1)) return
    longest.set(interactionId, {
      ms: duration,
      heardAfter: Math.round(processingStart - startTime),
      workedFor: Math.round(processingEnd - processingStart),
      drawnAfter: Math.max(0, Math.round(startTime + duration - processingEnd)),
      longest: scriptOf(startTime, startTime + duration),
    })
  }
  const scriptOf = (from: number, to: number): string => {
    const during = frames.filter(({ startTime, duration }) => startTime < to && startTime + duration > from)
    const [script] = during.flatMap(({ scripts }) => scripts).toSorted((one, other) => other.duration - one.duration)
    if (!script) return ''
    const { duration, invoker, sourceURL, forcedStyleAndLayoutDuration: layout } = script
    return `${invoker} of ${sourceURL.split('/').at(-1)} ${Math.round(duration)} (layout ${Math.round(layout)})`
  }
  long.observe({ type: 'long-animation-frame', buffered: true })
  events.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(window, {
    pressesSeen() {
      frames.push(...(long.takeRecords() as LongFrame[]))
      events.takeRecords().forEach(note)
      const seen = [...longest.values()]
      longest.clear()
      return seen
    },
  })
}
