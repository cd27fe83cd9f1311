import { useEffect, useRef } from 'react'

/** Tells whenever the page comes into view or leaves it. */
export function useSeen(tell: (isSeen: boolean) => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const look = (): void => latest.current(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
