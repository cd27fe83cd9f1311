import { useEffect, useEffectEvent } from 'react'
import { DAY_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from './server-clock.ts'

/** How often in ms a timer checks the server's clock, so that a device's sleep does not delay it. */
const LOOK_MS = 30 * SECOND_MS

/**
 * Time until the end; null if no timer is needed: no end, already over, or at least a day away, when the page will
 * have been reloaded. `finishedAt` is in Unix seconds.
 */
export function finishDelayMs(finishedAt: number | null | undefined, now: Instant): number | null {
  if (finishedAt === null || finishedAt === undefined) return null
  const delayMs = finishedAt * SECOND_MS - now
  return delayMs > 0 && delayMs < DAY_MS ? delayMs : null
}

/** Calls `onFinish` once at that second of the server's clock, if it is in the future and less than a day away. */
export function useFinish(finishedAt: number | null | undefined, onFinish: () => void): void {
  const finish = useEffectEvent(onFinish)
  useEffect(() => {
    if (finishDelayMs(finishedAt, serverNowMs()) === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      const delayMs = finishDelayMs(finishedAt, serverNowMs())
      if (delayMs === null) finish()
      else timer = setTimeout(look, Math.min(delayMs, LOOK_MS))
    }
    look()
    return () => clearTimeout(timer)
  }, [finishedAt])
}
