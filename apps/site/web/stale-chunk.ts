/**
 * A page of an older build asks for chunks that are gone. The router then reloads the page it is on and loses where the
 * visitor wanted to go: so the way there is kept until it ends, and a reload in between goes on to the target, once.
 */
const TARGET_KEY = 'navigation-target'
const JUMP_KEY = 'navigation-jump'
const RELOAD_KEY = 'code-reload'
const GUARD_MS = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Notes where a navigation leads, or with null that it has ended. */
export function noteTarget(store: Store, target: string | null, at: number): void {
  if (target === null) store.removeItem(TARGET_KEY)
  else store.setItem(TARGET_KEY, JSON.stringify({ target, at }))
}

/**
 * Where a reload should go on to, or null; who went elsewhere meanwhile, by the address or a new document, stays there.
 * At most one jump in ten seconds: a chunk that stays away makes no loop.
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
 * What opens over a page has code of its own, which an older build no longer finds. Loaded anew, the page comes back with
 * what was to open; once in ten seconds, and never where it is the network that is gone.
 */
export async function reloadStale({ store, now, isNewer, reload }: Gone): Promise<void> {
  if (now - Number(store.getItem(RELOAD_KEY) ?? 0) < GUARD_MS || !(await isNewer())) return
  store.setItem(RELOAD_KEY, String(now))
  reload()
}
