const PATIENCE_MS = 10_000
const OWN_WAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Calls with the element of this id, now or when it appears, until the visitor interacts. Returns the cancel
 * function.
 */
export function watchFor(id: string, show: (element: Element) => void): () => void {
  const there = document.getElementById(id)
  if (there) {
    show(there)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const late = document.getElementById(id)
    if (!late) return
    stop()
    show(late)
  })
  const stop = (): void => {
    clearTimeout(timer)
    observer.disconnect()
    for (const type of OWN_WAY) removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] })
  for (const type of OWN_WAY) addEventListener(type, stop, { passive: true })
  return stop
}
