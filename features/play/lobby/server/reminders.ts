import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { allGames, findGame } from '#games/all.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { addReminder as addContract, removeReminder as removeContract } from '../contract.ts'
import { knownGame } from './favorites.ts'
import { deleteReminder, insertReminder, readReminders } from './store.ts'

type Reply = ReplyOf<typeof addContract>

/** Sets a reminder for a coming game; an open game needs none. */
export async function addReminder(ctx: PlayerContext, { params }: InputOf<typeof addContract>): Promise<Reply> {
  const game = knownGame(allGames, params.gameId)
  if (findGame(game)) throw new AppError('invalid-input', 'This game is open already')
  await insertReminder(ctx.reader, { playerId: ctx.playerId, game, at: ctx.clock.now() })
  return reply(ctx)
}

export async function removeReminder(ctx: PlayerContext, { params }: InputOf<typeof removeContract>): Promise<Reply> {
  await deleteReminder(ctx.reader, ctx.playerId, knownGame(allGames, params.gameId))
  return reply(ctx)
}

const reply = async (ctx: PlayerContext): Promise<Reply> => ({
  success: true,
  data: { remindedGames: await readReminders(ctx.reader, ctx.playerId) },
})
