import { useEffect, useRef } from 'react'

/** Calls back whenever the page becomes visible or hidden. */
export function useSeen(tell: (isSeen: boolean) => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const look = (): void => latest.current(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
