import { useSyncExternalStore } from 'react'

const watching = new Set<() => void>()
const notifyAll = (): void => {
  for (const changed of watching) changed()
}

/** Every link of a page uses it, so they share one pair of listeners. */
function watch(changed: () => void): () => void {
  if (watching.size === 0) {
    addEventListener('online', notifyAll)
    addEventListener('offline', notifyAll)
  }
  watching.add(changed)
  return () => {
    watching.delete(changed)
    if (watching.size > 0) return
    removeEventListener('online', notifyAll)
    removeEventListener('offline', notifyAll)
  }
}

/** False while the browser reports that it is offline. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
