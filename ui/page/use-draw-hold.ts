import { useEffect } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { holdPage } from './page-holds.ts'

/** How long a result stays in view before an automatic modal may cover it. */
const RESULT_MS = 2.5 * SECOND_MS

/** The pause of a player who is done for now. Between two rounds played by hand less time passes. */
const PAUSE_OF_PLAY_MS = 4 * SECOND_MS

/** Keeps automatic modals off a draw on the page, and off its result for a moment. */
export function useDrawHold(isDrawing: boolean, resultMs = RESULT_MS): void {
  useEffect(() => {
    if (!isDrawing) return undefined
    const release = holdPage()
    return () => void setTimeout(release, resultMs)
  }, [isDrawing, resultMs])
}

/** Keeps automatic modals and reloads off a game's rounds, and off the time between two of them. */
export const usePlayHold = (isPlaying: boolean): void => useDrawHold(isPlaying, PAUSE_OF_PLAY_MS)
