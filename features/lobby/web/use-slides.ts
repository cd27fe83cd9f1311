import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

export interface Slides {
  readonly strip: RefObject<HTMLUListElement | null>
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  back(): void
  on(): void
}

/** So far a mouse moves before it drags: less is a click. */
const DRAG_FROM_PX = 6

/** Moves a strip that the browser scrolls and snaps: one width at a time, and knows where its ends are. */
export function useSlides(): Slides {
  const strip = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const list = strip.current
    if (!list) return
    const look = () => {
      const isAtStart = list.scrollLeft <= 2
      const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2
      setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }))
    }
    look()
    const stopDragging = dragByMouse(list)
    const resized = new ResizeObserver(look)
    resized.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      stopDragging()
      list.removeEventListener('scroll', look)
    }
  }, [])
  const move = useCallback((direction: 1 | -1) => {
    const list = strip.current
    if (list) list.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: 'smooth' })
  }, [])
  return { strip, ...ends, back: () => move(-1), on: () => move(1) }
}

/** Fingers and pens scroll by themselves; a mouse takes the strip along, and what it lets go on is not clicked. */
function dragByMouse(list: HTMLElement): () => void {
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
    // The click of this very release comes first.
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
