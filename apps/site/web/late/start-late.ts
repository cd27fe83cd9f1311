import { nextTask } from '#ui/page/next-task.ts'
import { STRANDED } from './hydration.ts'

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const
const LATEST_MS = 3_000

/** Scripts that a server-rendered page runs once it is visible. */
export interface LateStart {
  readonly preloads: readonly string[]
  /** The source of the module that hydrates the page. */
  readonly wake: string
}

/**
 * The scripts are requested after the first picture, so that on a slow line nothing visible waits for them; any
 * interaction requests them immediately.
 */
export function startLate(
  { preloads, wake }: LateStart,
  load = (href: string): Promise<unknown> => import(/* @vite-ignore */ href),
): void {
  const nonce = document.currentScript?.nonce ?? ''
  let isStarted = false
  const start = (): void => {
    if (isStarted) return
    isStarted = true
    for (const touch of TOUCHES) removeEventListener(touch, start, true)
    void askForAll()
  }
  const askForAll = async (): Promise<void> => {
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
      // Requesting all together would stall a busy phone that still decodes pictures; a hidden page's timers are
      // throttled to a second.
      if (!document.hidden) await nextTask()
    }
    // Each is compiled and run in its own task, rather than all when the last one arrives. A failing one fails
    // again below.
    for (const href of preloads) if (!wake.includes(`import("${href}")`)) await load(href).catch(() => undefined)
    const module = Object.assign(document.createElement('script'), { type: 'module', nonce, textContent: wake })
    module.addEventListener('error', strand)
    document.head.append(module)
    module.remove()
  }
  const strand = (): void => {
    dispatchEvent(new Event(STRANDED))
    // A module that failed to load is not requested again by the same page.
    if (!navigator.onLine) addEventListener('online', () => location.reload(), { once: true })
  }
  for (const touch of TOUCHES) addEventListener(touch, start, true)
  setTimeout(start, document.hidden ? 0 : LATEST_MS)
  requestAnimationFrame(() => {
    const first = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high')
    const pictures = first.map((picture) => picture.decode().catch(() => undefined))
    // The frame after the pictures have loaded shows them; a slow machine may not have painted yet.
    void Promise.all([...pictures, painted()]).then(() => requestAnimationFrame(() => setTimeout(start)))
  })
}

/** Resolves after the first paint, in browsers that report it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
