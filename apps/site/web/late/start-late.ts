import { nextTask } from '#ui/page/next-task.ts'
import { STRANDED } from './waking.ts'

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const
const LATEST_MS = 3_000

/** What a drawn page starts once it can be seen. */
export interface LateStart {
  readonly preloads: readonly string[]
  /** The text of the module that wakes the page. */
  readonly wake: string
}

/**
 * The scripts are asked for when the first picture is there, so that on a slow line nothing that can be seen waits for
 * them; whoever touches the page has them at once.
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
      // Asked for all at once they hold a busy phone up, which has pictures to show; a hidden page's next task is a second away.
      if (!document.hidden) await nextTask()
    }
    // Each is compiled and run in a task of its own, and not all of them as the last one comes. One that fails fails again below.
    for (const href of preloads) if (!wake.includes(`import("${href}")`)) await load(href).catch(() => undefined)
    const module = Object.assign(document.createElement('script'), { type: 'module', nonce, textContent: wake })
    module.addEventListener('error', strand)
    document.head.append(module)
    module.remove()
  }
  const strand = (): void => {
    dispatchEvent(new Event(STRANDED))
    // A module that did not come is not asked for again by the same page.
    if (!navigator.onLine) addEventListener('online', () => location.reload(), { once: true })
  }
  for (const touch of TOUCHES) addEventListener(touch, start, true)
  setTimeout(start, document.hidden ? 0 : LATEST_MS)
  requestAnimationFrame(() => {
    const first = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high')
    const pictures = first.map((picture) => picture.decode().catch(() => undefined))
    // The frame after the pictures are there shows them; a slow machine may not have shown any yet.
    void Promise.all([...pictures, painted()]).then(() => requestAnimationFrame(() => setTimeout(start)))
  })
}

/** Settled once something of the page was seen, where the browser tells that. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
