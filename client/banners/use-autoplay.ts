import { useEffect, useEffectEvent, useState } from 'react'

const SLIDE_MS = 7_000

/** Who holds the slides: the pointer, the focus, or the visitor's own wish. */
interface Holds {
  readonly pointer: boolean
  readonly focus: boolean
  readonly wish: boolean
}

/** Passes the slides while nobody holds them. Somebody who wants less motion has them still until they say 'run'. */
export function useAutoplay(turn: () => void) {
  const [holds, setHolds] = useState<Holds>({ pointer: false, focus: false, wish: true })
  const hold = (part: Partial<Holds>) => setHolds((known) => ({ ...known, ...part }))

  useEffect(() => hold({ wish: matchMedia('(prefers-reduced-motion: reduce)').matches }), [])

  const isStill = holds.pointer || holds.focus || holds.wish
  const pass = useEffectEvent(turn)
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') pass()
    }, SLIDE_MS)
    return () => clearInterval(timer)
  }, [isStill])

  return {
    isRunning: !holds.wish,
    toggle: () => hold({ wish: !holds.wish }),
    holders: {
      onPointerEnter: () => hold({ pointer: true }),
      onPointerLeave: () => hold({ pointer: false }),
      onFocus: () => hold({ focus: true }),
      onBlur: () => hold({ focus: false }),
    },
  }
}
