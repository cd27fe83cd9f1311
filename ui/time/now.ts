import { useEffect, useState } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from './server-clock.ts'

/** The present second by the server's clock, renewed each second; undefined while the server renders, which must not show a time of its own. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(serverNowMs())
    const timer = setInterval(() => setNow(serverNowMs()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
