import { z } from 'zod'
import { prizeAmounts, shownFace, unixSeconds, wireAmount } from './contract.ts'

/** How players earn tickets of a lottery, as its page tells; amounts are minor units. */
export const shownTerms = {
  /** Coins staked per ticket. */
  coinsPerTicket: wireAmount.nullable(),
  /** Of a player in the whole draw. */
  ticketsMax: z.int().nullable(),
  /** What a player can get each day by asking; purchases count towards the same number. */
  dailyTickets: z.int().min(0),
  /** US cents of a purchase per ticket; null where purchases bring none. */
  centsPerTicket: z.int().min(1).nullable(),
}

/** The state of a lottery's draw. */
export const drawState = {
  /** In the draw by now. */
  ticketsTotal: z.int().min(0),
  /** Hex SHA-256 of the draw's seed, by which `/fair` lists it; null before it is sealed. */
  commit: z.string().nullable(),
  isDrawn: z.boolean(),
}
export type DrawState = z.infer<z.ZodObject<typeof drawState>>

/** The prize of each rank from `from` to `to`, without entries where they are closed. */
export const rankPrize = z.object({ from: z.int().min(1), to: z.int().min(1), ...prizeAmounts })

const winner = z.object({
  place: z.int().min(1),
  ...shownFace,
  /** 32 hexadecimal digits, as in the proof of the draw. */
  ticket: z.string(),
  ...prizeAmounts,
})

/** What the player won in a draw. `isTaken`: it is in the balance. */
const ownPrize = z.object({ ...prizeAmounts, places: z.array(z.int().min(1)), isTaken: z.boolean() })

/** A part of the winners of a draw, by place. */
export const drawnWinners = z.object({
  isDrawn: z.boolean(),
  winners: z.array(winner),
  /** There are winners after these. */
  hasMore: z.boolean(),
  /** Null for guests and for players without a prize. */
  own: ownPrize.nullable(),
})
export type DrawnWinners = z.infer<typeof drawnWinners>

const ticket = z.object({ ticket: z.string(), source: z.enum(['play', 'daily']), at: unixSeconds })

/** A player's tickets in a draw. */
export const ownTickets = z.object({
  /** Of the running draw, newest first; of the last one once that has ended. */
  tickets: z.array(ticket),
  /** Coins towards the next ticket, from 0 to `coinsPerTicket`. */
  progress: wireAmount.min(0),
  /** What asking brings today. */
  dailyLeft: z.int().min(0),
})
export type OwnTickets = z.infer<typeof ownTickets>

/** A player's lottery, as the profile tells. */
export interface OwnLottery {
  readonly isActive: boolean
  /** In the running draw. */
  readonly tickets: number
  /** What asking brings today. */
  readonly dailyLeft: number
  /** The id of a draw with a prize to take; null without one. */
  readonly prizeOf: string | null
}
