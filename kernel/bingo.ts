import { z } from 'zod'
import { prizeAmounts, wireAmount } from './contract.ts'

/** From the most to the least likely. */
export const bingoPattern = z.enum(['line', 'corners', 'cross', 'frame', 'full'])
export type BingoPattern = z.infer<typeof bingoPattern>

/** What a game pays for a pattern. */
export const patternPrize = z.object({ pattern: bingoPattern, ...prizeAmounts })

export interface BingoRules {
  /** How many numbers are called. */
  readonly calls: number
  readonly prizes: readonly z.infer<typeof patternPrize>[]
}

/** A played game. */
export const bingoGame = z.object({
  /** Row by row; 0 is the free cell in the middle. */
  card: z.array(z.int()),
  /** Called numbers, in order. */
  calls: z.array(z.int()),
  patterns: z.array(bingoPattern),
  coins: wireAmount,
  entries: wireAmount,
})
export type BingoGame = z.infer<typeof bingoGame>
