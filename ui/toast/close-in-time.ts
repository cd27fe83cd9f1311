/** Closes after its time, which starts anew when the pointer or the focus leaves the element. Answers how to stop. */
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
