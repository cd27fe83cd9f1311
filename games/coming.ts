import type { ComingGame } from './game.ts'

/** Announced, not built: the lobby shows them as coming soon. */
export const comingGames: readonly ComingGame[] = []
