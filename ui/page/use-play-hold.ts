import { SECOND_MS } from '#kernel/time.ts'
import { useLingeringHold } from './use-lingering-hold.ts'

/** The pause of a player who is done for now. Between two rounds played by hand less time passes. */
const PAUSE_MS = 4 * SECOND_MS

/** Keeps automatic modals and reloads off a game's rounds and the time between two of them, until its page is left. */
export const usePlayHold = (isPlaying: boolean): void => useLingeringHold(isPlaying, PAUSE_MS)
