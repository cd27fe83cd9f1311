import { useEffect, useState } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { usePageHold } from './use-page-hold.ts'

/** The pause of a player who is done for now. Between two rounds played by hand less time passes. */
const PAUSE_MS = 4 * SECOND_MS

/** Keeps automatic modals and reloads off a game's rounds and the time between two of them, until its page is left. */
export function usePlayHold(isPlaying: boolean): void {
  const [isPaused, setPaused] = useState(true)
  if (isPlaying && isPaused) setPaused(false)
  useEffect(() => {
    if (isPlaying || isPaused) return undefined
    const timer = setTimeout(() => setPaused(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, isPaused])
  usePageHold(isPlaying || !isPaused)
}
