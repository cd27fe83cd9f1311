import { useEffect, useEffectEvent, useState } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from './server-clock.ts'
import { useFinish } from './use-finish.ts'

/** All pages see a thing end in the same second: each waits for a part of this before it asks, so that they come one by one. */
export const SPREAD_MS = 3 * SECOND_MS
/** How soon after that the server is asked again that does not say so yet: it may have been a moment early, or not reached. */
export const AGAIN_AFTER_MS = [2, 5, 15, 60].map((seconds) => seconds * SECOND_MS)

/**
 * Asks for what a page knows to be over, until it is told something newer. `overdue` names it, null where nothing is:
 * another name begins from the first step.
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

/** The same for what is over at `at`, in Unix seconds by the server's clock, where no countdown shows it. */
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
