/** Pixels that a mouse moves before a drag starts; less is a click. */
const DRAG_FROM_PX = 6

/** Touch and pen scroll natively; a mouse drags the strip, and the release does not count as a click. */
export function dragByMouse(list: HTMLElement): () => void {
  let from: { readonly x: number; readonly left: number } | null = null
  let isDragging = false
  const onDown = ({ button, pointerType, clientX }: PointerEvent) => {
    if (button === 0 && pointerType === 'mouse') from = { x: clientX, left: list.scrollLeft }
  }
  const onMove = ({ clientX }: PointerEvent) => {
    if (!from) return
    const moved = clientX - from.x
    if (!isDragging && Math.abs(moved) < DRAG_FROM_PX) return
    isDragging = true
    list.dataset['isDragged'] = ''
    list.scrollLeft = from.left - moved
  }
  const onUp = () => {
    from = null
    delete list.dataset['isDragged']
    // The click of this release fires first.
    setTimeout(() => (isDragging = false))
  }
  const onClick = (event: MouseEvent) => {
    if (!isDragging) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onDragStart = (event: DragEvent) => event.preventDefault()
  list.addEventListener('pointerdown', onDown)
  list.addEventListener('click', onClick, { capture: true })
  list.addEventListener('dragstart', onDragStart)
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onUp)
  return () => {
    list.removeEventListener('pointerdown', onDown)
    list.removeEventListener('click', onClick, { capture: true })
    list.removeEventListener('dragstart', onDragStart)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onUp)
  }
}
