import { useEffect, useEffectEvent, useState } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from './server-clock.ts'
import { useFinish } from './use-finish.ts'

/**
 * All pages see an end in the same second: each first waits for its own fraction of this, which spreads the requests.
 */
export const SPREAD_MS = 3 * SECOND_MS
/** Delays before asking again a server that has not caught up: it may have been early or unreachable. */
export const AGAIN_AFTER_MS = [2, 5, 15, 60].map((seconds) => seconds * SECOND_MS)

/**
 * Refetches what the page knows to be over until it gets newer data. `overdue` names it, null if nothing is; another
 * name restarts the steps.
 */
export function useAsking(overdue: string | number | null, ask: () => void): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (overdue === null) return undefined
    const firstMs = SPREAD_MS * randomPart()
    const timers = [0, ...AGAIN_AFTER_MS].map((ms) => setTimeout(() => askNow(), firstMs + ms))
    return () => timers.forEach(clearTimeout)
  }, [overdue])
}

/** The same for something that ends at `at`, in Unix seconds by the server's clock, without a countdown. */
export function useAskingFrom(at: number | null, ask: () => void): void {
  const [overAt, setOverAt] = useState<number | null>(null)
  const look = (): void => {
    if (at !== null && serverNowMs() >= at * SECOND_MS) setOverAt(at)
  }
  const lookNow = useEffectEvent(look)
  useEffect(() => lookNow(), [at])
  useFinish(at, look)
  useAsking(overAt === at ? at : null, ask)
}

const randomPart = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
