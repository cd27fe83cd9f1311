import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { readBalances } from '#ledger/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { launchGame as contract } from '../contract.ts'
import { gameInfo, playableGame } from './catalogue.ts'
import { toBalances, toFreeSpins, toRoundDetail } from './replies.ts'
import { readRoundSeeds } from './round-seeds.ts'
import { readFreeSpins, readUnseenRound } from './store.ts'

/** Opens a game for real play. Here the player finds the round that waits for a choice, or was cut off: to watch, it is settled. */
export async function launchGame(ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const game = playableGame(input.params.slug)
  const unseen = await readUnseenRound(ctx.reader, { player: ctx.playerId, mode: ctx.session.gameMode, game: game.slug })
  const spins = await readFreeSpins(ctx.reader, ctx.playerId, game.slug, ctx.clock.now())
  return {
    success: true,
    data: {
      game: gameInfo(game),
      gameMode: ctx.session.gameMode,
      openRound: unseen ? toRoundDetail(unseen, await readRoundSeeds(ctx, unseen.seed_pair)) : null,
      freeSpins: spins.map(toFreeSpins),
      balances: toBalances(await readBalances(ctx.reader, ctx.playerId)),
    },
  }
}
