import { setGameMode } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'

/** Switches the player's game mode; switching to the current mode changes nothing. */
export const switchGameMode =
  (gameMode: GameMode) =>
  async (ctx: PlayerContext): Promise<{ success: true; gameMode: GameMode }> => {
    await ctx.transaction((tx) => setGameMode(tx, ctx.playerId, gameMode))
    return { success: true, gameMode }
  }
