import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { dragByMouse } from '#ui/parts/drag-by-mouse.ts'

export interface Slides {
  readonly strip: RefObject<HTMLUListElement | null>
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  back(): void
  on(): void
}

/** The slides are not laid out yet, so the strip has no ends. */
const isOutOfSight = (list: HTMLElement): boolean =>
  list.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) === false

/** Scrolls a native scroll-snap strip by one width at a time and tracks whether it is at either end. */
export function useSlides(): Slides {
  const strip = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const list = strip.current
    if (!list) return
    const look = () => {
      if (isOutOfSight(list)) return
      const isAtStart = list.scrollLeft <= 2
      const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2
      setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }))
    }
    const stopDragging = dragByMouse(list)
    // The observer also reports the initial size after layout; reading it earlier would force a layout for every row.
    const resized = new ResizeObserver(look)
    resized.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    list.addEventListener('contentvisibilityautostatechange', look)
    return () => {
      resized.disconnect()
      stopDragging()
      list.removeEventListener('scroll', look)
      list.removeEventListener('contentvisibilityautostatechange', look)
    }
  }, [])
  const move = useCallback((direction: 1 | -1) => {
    const list = strip.current
    if (list) list.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: 'smooth' })
  }, [])
  return { strip, ...ends, back: () => move(-1), on: () => move(1) }
}
