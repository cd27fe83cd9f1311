import { useEffect, useState } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from './server-clock.ts'

/**
 * The current second by the server's clock, updated every second; undefined during server rendering, which must not
 * show a time of its own.
 */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(serverNowMs())
    return eachSecond(setNow)
  }, [])
  return now
}

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
