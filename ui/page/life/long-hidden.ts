import { whenPageIsFree } from '../page-holds.ts'

export const HIDDEN_MS = 120 * 60_000

interface Watching {
  readonly now: () => number
  readonly reload: () => void
}

/** Reloads a page shown again after two hours hidden, once no modal, round or payment is open. */
export function watchLongHidden({ now, reload }: Watching): () => void {
  let hiddenAt: number | null = document.hidden ? now() : null
  let takeBack: () => void = () => undefined
  const look = (): void => {
    if (document.hidden) {
      hiddenAt ??= now()
      return
    }
    const isDue = hiddenAt !== null && now() - hiddenAt >= HIDDEN_MS
    hiddenAt = null
    if (isDue) takeBack = whenPageIsFree(reload)
  }
  document.addEventListener('visibilitychange', look)
  return () => {
    takeBack()
    document.removeEventListener('visibilitychange', look)
  }
}
