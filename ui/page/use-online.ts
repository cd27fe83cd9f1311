import { useSyncExternalStore } from 'react'

const watching = new Set<() => void>()
const tellAll = (): void => {
  for (const changed of watching) changed()
}

/** Every link of a page looks: they share one pair of listeners. */
function watch(changed: () => void): () => void {
  if (watching.size === 0) {
    addEventListener('online', tellAll)
    addEventListener('offline', tellAll)
  }
  watching.add(changed)
  return () => {
    watching.delete(changed)
    if (watching.size > 0) return
    removeEventListener('online', tellAll)
    removeEventListener('offline', tellAll)
  }
}

/** False while the browser knows that there is no network at all. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
