import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { dragByMouse } from '#ui/parts/drag-by-mouse.ts'

export interface BannerSlides {
  readonly viewport: RefObject<HTMLDivElement | null>
  readonly current: number
  /** Wraps around: the first slide follows the last. */
  goTo(place: number): void
}

/** After this long without movement, in ms, the strip is at rest. */
const REST_MS = 120

/** Slides that the browser scrolls and snaps, one at a time. */
export function useBannerSlides(count: number): BannerSlides {
  const viewport = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const box = viewport.current
    if (!box) return
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(rest)
      rest = setTimeout(() => setCurrent(Math.round(box.scrollLeft / Math.max(1, box.clientWidth))), REST_MS)
    }
    const stopDragging = dragByMouse(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(rest)
      stopDragging()
      box.removeEventListener('scroll', look)
    }
  }, [])

  const goTo = useCallback(
    (place: number) => {
      const next = (place + count) % count
      setCurrent(next)
      const box = viewport.current
      if (box) box.scrollLeft = next * box.clientWidth
    },
    [count],
  )
  return { viewport, current, goTo }
}
