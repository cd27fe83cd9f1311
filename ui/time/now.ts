import { useEffect, useState } from 'react'
import { SECOND_MS } from '#kernel/time.ts'

/** The browser's clock, in milliseconds since 1970. */
export const nowMs = (): number => performance.timeOrigin + performance.now()

/** The present second, renewed each second; undefined while the server renders, which must not show a time of its own. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(nowMs())
    const timer = setInterval(() => setNow(nowMs()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
