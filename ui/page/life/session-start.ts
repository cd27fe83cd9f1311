import { tellPageEvent } from '../page-events.ts'

export const IDLE_MS = 30 * 60_000
const NOTED_EVERY_MS = 10_000
const KEY = 'last-seen'
const START_KEY = 'visit-start'
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart', 'wheel'] as const

interface Watching {
  readonly store: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
}

/** Emits the start of a visit, and its restart after 30 minutes without activity. */
export function watchSessionStart({ store, now }: Watching): () => void {
  let seenAt = Number(store.getItem(KEY) ?? 0)
  const see = (): void => {
    const at = now()
    const isNew = seenAt === 0
    if (isNew || at - seenAt >= IDLE_MS) {
      store.setItem(START_KEY, String(at))
      tellPageEvent('sessionStart', { afterIdle: !isNew })
    }
    // Scrolling fires this sixty times a second.
    if (isNew || at - seenAt >= NOTED_EVERY_MS) {
      seenAt = at
      store.setItem(KEY, String(at))
    }
  }
  see()
  for (const sign of SIGNS) addEventListener(sign, see, { passive: true, capture: true })
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, see, { capture: true })
  }
}

/** When the visit started or restarted, by the server's clock in ms; null where the browser stores nothing. */
export function readVisitStart(store: Pick<Storage, 'getItem'>): number | null {
  try {
    const at = store.getItem(START_KEY)
    return at === null ? null : Number(at)
  } catch {
    return null
  }
}
