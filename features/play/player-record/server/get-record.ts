import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { findGame } from '#games/all.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { money, toWire } from '#kernel/money.ts'
import { findPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { countVoids } from '#platform/round-voids/round-voids.ts'
import { slicesOn } from '#platform/slices.ts'
import type { BestWin, getRecord as contract } from '../contract.ts'
import type { PlayRecord } from './extension-points.ts'
import { findRound } from './find-round.ts'
import { tokenOf } from './store.ts'
import { toLink } from './win-link.ts'

type Best = NonNullable<PlayRecord['best']>

export const getRecordOf =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const { reader, playerId } = ctx
    const on = slicesOn(ctx, slices())
    const [player, voids, ...parts] = await Promise.all([
      findPlayer(reader, playerId),
      countVoids(reader, playerId),
      ...on.flatMap((slice) => slice.playRecord?.(reader, playerId) ?? []),
    ])
    if (!player) throw new AppError('not-found', 'Player not found.')
    const best = parts.flatMap((part) => part.best ?? []).toSorted((a, b) => multipleOf(b) - multipleOf(a))[0]
    const favorite = parts.flatMap(({ recent }) => recent).toSorted((a, b) => b.rounds - a.rounds)[0]
    return {
      success: true,
      data: {
        rounds: parts.reduce((sum, { rounds }) => sum + rounds, -voids),
        since: new Date(player.createdAt).toISOString(),
        favorite: favorite ? { game: favorite.game, title: titleOf(favorite.game) } : null,
        best: best ? await toBest(ctx, on, best) : null,
      },
    }
  }

const multipleOf = ({ win, stake }: Best): number => Number(win) / Number(stake)

const titleOf = (game: string): string => findGame(game)?.title ?? game

async function toBest(ctx: PlayerContext, slices: readonly ServerFeature[], best: Best): Promise<BestWin> {
  const { id, game, mode, stake, win, at } = best
  const { granted, won } = MODE_ASSETS[mode]
  const token = await tokenOf(ctx.reader, id)
  const round = token === undefined ? undefined : await findRound(ctx, slices, ctx.playerId, id)
  return {
    round: id,
    game,
    title: titleOf(game),
    mode,
    stake: toWire(money(granted, stake)),
    win: toWire(money(won, win)),
    at: new Date(at).toISOString(),
    link: token === undefined ? null : toLink(ctx, token, round),
  }
}
