import { SECOND_MS } from '#kernel/time.ts'
import { useLingeringHold } from './use-lingering-hold.ts'

/** How long a result stays in view before an automatic modal may cover it. */
const RESULT_MS = 2.5 * SECOND_MS

/** Keeps automatic modals off a draw on the page, and off its result for a moment. */
export const useDrawHold = (isDrawing: boolean): void => useLingeringHold(isDrawing, RESULT_MS)
