import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from './server-clock.ts'

/**
 * The current second by the server's clock, updated every second; undefined until the page is hydrated, as server and
 * browser may word a time differently.
 */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(serverNowMs())
    return eachSecond(setNow)
  }, [])
  return now
}

/** When the server rendered this page, in milliseconds since 1970. */
const RenderedAt = createContext<number | undefined>(undefined)
export const RenderedAtProvider = RenderedAt.Provider

/**
 * The same for figures: until the page is hydrated, the time at which the server rendered it. Undefined only where no
 * page says when that was.
 */
export function useSecond(): number | undefined {
  const renderedAt = use(RenderedAt)
  return useSyncExternalStore(eachSecond, currentSecond, () => renderedAt)
}

const currentSecond = (): number => Math.floor(serverNowMs() / SECOND_MS) * SECOND_MS

type Tell = (nowMs: number) => void

/** All clocks of a page share one timer and render together. */
const clocks = new Set<Tell>()
let timer: ReturnType<typeof setInterval> | undefined

function eachSecond(tell: Tell): () => void {
  timer ??= setInterval(tick, SECOND_MS)
  clocks.add(tell)
  return () => {
    clocks.delete(tell)
    if (clocks.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  const nowMs = serverNowMs()
  for (const tell of clocks) tell(nowMs)
}
