import { tellPageEvent } from '../page-events.ts'

export const IDLE_MS = 30 * 60_000
const NOTED_EVERY_MS = 10_000
const KEY = 'last-seen'
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
    if (isNew || at - seenAt >= IDLE_MS) tellPageEvent('sessionStart', { afterIdle: !isNew })
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
