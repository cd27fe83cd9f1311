/**
 * A page of an older build requests chunks that are gone. The router then reloads the current page and loses the
 * navigation's target: so the target is stored until the navigation ends, and a reload in between continues to it,
 * once.
 */
const TARGET_KEY = 'navigation-target'
const JUMP_KEY = 'navigation-jump'
const RELOAD_KEY = 'code-reload'
const GUARD_MS = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores a navigation's target, or with null its end. */
export function noteTarget(store: Store, target: string | null, at: number): void {
  if (target === null) store.removeItem(TARGET_KEY)
  else store.setItem(TARGET_KEY, JSON.stringify({ target, at }))
}

/**
 * The target to continue to after a reload, or null; also null if the visitor went elsewhere, by address or document.
 * At most one jump in ten seconds: a missing chunk causes no loop.
 */
export function missedTarget(
  store: Store,
  { now, isReload }: { readonly now: number; readonly isReload: boolean },
): string | null {
  const noted = store.getItem(TARGET_KEY)
  if (!noted) return null
  store.removeItem(TARGET_KEY)
  const { target, at } = JSON.parse(noted) as { target: string; at: number }
  const lastJump = Number(store.getItem(JUMP_KEY) ?? 0)
  if (!isReload || now - at > GUARD_MS || now - lastJump < GUARD_MS) return null
  store.setItem(JUMP_KEY, String(now))
  return target
}

interface Gone {
  readonly store: Store
  readonly now: number
  /** Whether the site is newer than this page. */
  readonly isNewer: () => Promise<boolean>
  readonly reload: () => void
}

/**
 * Overlays have chunks of their own, which an older build no longer finds. After a reload the page opens the overlay
 * again; once in ten seconds, and never while offline.
 */
export async function reloadStale({ store, now, isNewer, reload }: Gone): Promise<void> {
  if (now - Number(store.getItem(RELOAD_KEY) ?? 0) < GUARD_MS || !(await isNewer())) return
  store.setItem(RELOAD_KEY, String(now))
  reload()
}
