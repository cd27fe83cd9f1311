import { useEffect, useState } from 'react'

/** Upper limit in ms for work deferred to idle time. */
const LATEST_MS = 2_000

/** True once the page is hydrated and idle; one tick later where the browser has no idle callback. */
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
