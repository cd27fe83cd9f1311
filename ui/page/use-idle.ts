import { useEffect, useState } from 'react'

/** Nobody waits longer for what a page does when it has nothing else to do. */
const LATEST_MS = 2_000

/** True once the page stands and its first rush is over. Where the browser cannot tell, that is a turn later. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const now = () => setIsIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(now)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(now, { timeout: LATEST_MS })
    return () => cancelIdleCallback(asked)
  }, [])
  return isIdle
}
