/** Reasons not to reload the page or cover it automatically: a modal, a round, a payment. */
let holds = 0
const waiting = new Set<() => void>()

/** Blocks reloads; returns the release function. */
export function holdPage(): () => void {
  holds += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    // One tick later: the action that closes one modal may open the next.
    if (holds === 0) setTimeout(tell)
  }
}

export const isPageHeld = (): boolean => holds > 0

/** Calls once, now or when the last hold is released. Returns the cancel function. */
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
