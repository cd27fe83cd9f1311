import { z } from 'zod'
import { prizeAmounts, unixSeconds, wireAmount } from '../contract.ts'

/** The figure that a task counts. */
const taskType = z.enum(['rounds', 'stakes', 'wins', 'games', 'purchases', 'sign-in'])
const gameMode = z.enum(['TournamentPoints', 'SweepStakes'])
export const taskPrize = z.object({ coins: wireAmount.min(0), entries: wireAmount.min(0) })

/** Games of a `games` task are bits of one number. */
const GAMES_MAX = 30

const NEEDS_PLAY: readonly z.infer<typeof taskType>[] = ['rounds', 'stakes', 'wins', 'games']

/** A task as operators configure it in a campaign. */
export const plannedTask = z
  .object({
    type: taskType,
    /** A count; minor units for stakes. */
    target: z.int().min(1),
    /** The mode whose rounds count; null for both. */
    mode: gameMode.nullable(),
    /** Games that count; empty for all. */
    gameIds: z.array(z.string().max(60)).max(40),
    prize: taskPrize.refine(({ coins, entries }) => coins + entries > 0, 'a task has a prize'),
  })
  .refine(({ type, mode }) => type !== 'stakes' || mode !== null, 'stakes are of one mode')
  .refine(({ type, gameIds, target }) => type !== 'games' || isList(gameIds, target), 'games come from a list of up to 30')
  .refine(({ type, mode, gameIds }) => NEEDS_PLAY.includes(type) || (!mode && gameIds.length === 0), 'only play has games')
  .refine(({ type, prize: { entries } }) => type !== 'purchases' || entries === 0, 'a purchase earns no entries')
export type PlannedTask = z.infer<typeof plannedTask>

const isList = (gameIds: readonly string[], target: number): boolean => gameIds.length >= target && gameIds.length <= GAMES_MAX

/** In a season past days stay open until its end; an advent day is open on its date only. */
export const calendarType = z.enum(['season', 'advent'])

/** Days of tasks from the start of their run on. */
export interface TaskCalendar {
  readonly type: z.infer<typeof calendarType>
  readonly days: readonly { readonly tasks: readonly PlannedTask[] }[]
}

/** A task as its player sees it. */
export const shownTask = z.object({
  isCompleted: z.boolean(),
  /** Minor units for stakes, as the target. */
  progress: z.int().min(0),
  target: z.int(),
  /** When the task is open; Unix seconds. */
  executionTimeData: z.object({ startsAt: unixSeconds, finishedAt: unixSeconds }),
  gameIds: z.array(z.string()),
  action: z.object({ type: taskType, mode: gameMode.nullable() }),
  prize: z.object(prizeAmounts),
})

/** A day of tasks as its player sees it. */
export const shownDay = <T extends z.ZodType>(task: T) =>
  z.object({
    /** In the brand's calendar. */
    date: z.iso.date(),
    isCompleted: z.boolean(),
    isEnded: z.boolean(),
    isLocked: z.boolean(),
    tasks: z.array(task),
  })
export type ShownDay = z.infer<ReturnType<typeof shownDay<typeof shownTask>>>

/** Progress of the tasks from day `from` (0 is the first) on; earlier days have ended or are complete. */
export const taskProgress = z.object({ from: z.int().min(0), days: z.array(z.array(z.int().min(0))) })
export type TaskProgress = z.infer<typeof taskProgress>
