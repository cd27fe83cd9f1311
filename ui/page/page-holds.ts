/** What must not be cut off by a reload, or covered by what nobody clicked for: a modal, a round, a payment. */
let holds = 0
const waiting = new Set<() => void>()

/** From now on the page may not be loaded anew; answers how to let go. */
export function holdPage(): () => void {
  holds += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    // A turn later: what closes one modal may open the next.
    if (holds === 0) setTimeout(tell)
  }
}

export const isPageHeld = (): boolean => holds > 0

/** Calls once, now or when the last hold is let go. Answers how to take it back. */
export function whenPageIsFree(act: () => void): () => void {
  if (!isPageHeld()) {
    act()
    return () => undefined
  }
  waiting.add(act)
  return () => waiting.delete(act)
}

function tell(): void {
  if (isPageHeld()) return
  const due = [...waiting]
  waiting.clear()
  for (const act of due) act()
}
