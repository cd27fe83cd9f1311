import { useEffect, useState } from 'react'
import { usePageHold } from './use-page-hold.ts'

/** Blocks reloads and automatic modals while this is true and `afterMs` longer, but not once the component is gone. */
export function useLingeringHold(isHeld: boolean, afterMs: number): void {
  const [isOver, setOver] = useState(true)
  if (isHeld && isOver) setOver(false)
  useEffect(() => {
    if (isHeld || isOver) return undefined
    const timer = setTimeout(() => setOver(true), afterMs)
    return () => clearTimeout(timer)
  }, [isHeld, isOver, afterMs])
  usePageHold(isHeld || !isOver)
}
