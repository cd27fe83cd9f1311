import { useEffect, useEffectEvent, useState } from 'react'

const SLIDE_MS = 7_000

/** What pauses the slides: the pointer, the focus, or the visitor's choice. */
interface Holds {
  readonly pointer: boolean
  readonly focus: boolean
  readonly wish: boolean
}

/** Advances the slides while nothing pauses them. With reduced motion they stay still until the visitor starts them. */
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
