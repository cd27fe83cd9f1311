import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { readBalances } from '#ledger/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { getGame as gameContract, launchGame as contract } from '../contract.ts'
import { anyOpenGame, gameClosed, isClosed } from './catalogue.ts'
import { readOpenRounds } from './open-rounds.ts'
import { readRoundSeeds, toBalances, toFreeSpins, toRoundDetail } from './replies.ts'
import { readFreeSpins, readUnseenRound } from './store.ts'

export const getGameWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { params: { slug } }: InputOf<typeof gameContract>): Promise<ReplyOf<typeof gameContract>> => {
    if (isClosed(ctx, slug)) throw gameClosed()
    const { game } = anyOpenGame(ctx, slices(), slug)
    return { success: true, data: { game } }
  }

/**
 * Opens a game for real play. Returns the player's open round, or the settled round that was cut off, to be watched.
 * A switched-off game opens only for a player who has such a round.
 */
export const launchGameWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext, { params: { slug } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { game, path } = anyOpenGame(ctx, slices(), slug)
    const unseen = await readUnseenRound(ctx.reader, { player: ctx.playerId, mode: ctx.session.gameMode, game: slug })
    if (isClosed(ctx, slug) && !unseen && !(await isUnfinished(ctx, slug))) throw gameClosed()
    const spins = await readFreeSpins(ctx.reader, ctx.playerId, slug, ctx.clock.now())
    return {
      success: true,
      data: {
        game,
        path,
        gameMode: ctx.session.gameMode,
        openRound: unseen ? toRoundDetail(unseen, await readRoundSeeds(ctx, unseen.seed_pair)) : null,
        freeSpins: spins.map(toFreeSpins),
        balances: toBalances(await readBalances(ctx.reader, ctx.playerId)),
      },
    }
  }

/** In either mode: a player may have to switch modes to finish a round. */
const isUnfinished = async ({ reader, playerId }: PlayerContext, slug: string): Promise<boolean> =>
  (await readOpenRounds(reader, playerId)).some(({ game }) => game === slug)
