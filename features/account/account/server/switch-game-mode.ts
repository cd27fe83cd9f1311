import { setGameMode } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { GameMode } from '#features/game-session/contract.ts'

/** Which pair of balances the player plays in from now on; switching to the present mode changes nothing. */
export const switchGameMode =
  (gameMode: GameMode) =>
  async (ctx: PlayerContext): Promise<{ success: true; gameMode: GameMode }> => {
    await ctx.transaction((tx) => setGameMode(tx, ctx.playerId, gameMode))
    return { success: true, gameMode }
  }
