import { useEffect } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { holdPage } from './page-holds.ts'

/** How long a result stays in view before an automatic modal may cover it. */
const RESULT_MS = 2.5 * SECOND_MS

/** Keeps automatic modals off a draw on the page, and off its result for a moment. */
export function useDrawHold(isDrawing: boolean): void {
  useEffect(() => {
    if (!isDrawing) return undefined
    const release = holdPage()
    return () => void setTimeout(release, RESULT_MS)
  }, [isDrawing])
}
