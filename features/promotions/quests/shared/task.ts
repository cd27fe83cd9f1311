import { z } from 'zod'
import { wireAmount } from '#kernel/contract.ts'

/** The figure that a task counts. */
export const taskType = z.enum(['rounds', 'stakes', 'wins', 'games', 'purchases', 'sign-in'])
export const gameMode = z.enum(['TournamentPoints', 'SweepStakes'])
export const prize = z.object({ coins: wireAmount.min(0), entries: wireAmount.min(0) })

/** Games of a `games` task are bits of one number. */
const GAMES_MAX = 30

const NEEDS_PLAY: readonly z.infer<typeof taskType>[] = ['rounds', 'stakes', 'wins', 'games']

export const plannedTask = z
  .object({
    type: taskType,
    /** A count; minor units for stakes. */
    target: z.int().min(1),
    /** The mode whose rounds count; null for both. */
    mode: gameMode.nullable(),
    /** Games that count; empty for all. */
    gameIds: z.array(z.string().max(60)).max(40),
    prize: prize.refine(({ coins, entries }) => coins + entries > 0, 'a task has a prize'),
  })
  .refine(({ type, mode }) => type !== 'stakes' || mode !== null, 'stakes are of one mode')
  .refine(({ type, gameIds, target }) => type !== 'games' || isList(gameIds, target), 'games come from a list of up to 30')
  .refine(({ type, mode, gameIds }) => NEEDS_PLAY.includes(type) || (!mode && gameIds.length === 0), 'only play has games')
  .refine(({ type, prize: { entries } }) => type !== 'purchases' || entries === 0, 'a purchase earns no entries')
export type PlannedTask = z.infer<typeof plannedTask>

const isList = (gameIds: readonly string[], target: number): boolean => gameIds.length >= target && gameIds.length <= GAMES_MAX
