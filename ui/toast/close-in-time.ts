/** Closes after its duration, which restarts when pointer or focus leaves the element. Returns the cancel function. */
export function closeInTime(element: HTMLElement, ms: number, close: () => void): () => void {
  let timer = setTimeout(close, ms)
  const hold = () => clearTimeout(timer)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(close, ms)
  }
  const listeners = [
    ['pointerenter', hold],
    ['focusin', hold],
    ['pointerleave', restart],
    ['focusout', restart],
  ] as const
  for (const [type, listen] of listeners) element.addEventListener(type, listen)
  return () => {
    clearTimeout(timer)
    for (const [type, listen] of listeners) element.removeEventListener(type, listen)
  }
}
