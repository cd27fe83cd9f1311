import { addPoints, type HandValue } from './cards.ts'
import { bestPlay, type Policy } from './best-play.ts'
import type { BlackjackDefinition } from './definition.ts'
import type { MoveKind } from './hand.ts'

/**
 * The best move of every hand: one letter per dealer card, from 2 to 10 and the ace. `H` hit, `S` stand, `P` split,
 * `D` double or else hit, `d` double or else stand.
 */
export interface StrategyTable {
  /** By total. */
  readonly hard: Readonly<Record<number, string>>
  readonly soft: Readonly<Record<number, string>>
  /** By the value of each card, 1 for aces. */
  readonly pairs: Readonly<Record<number, string>>
}

export function strategyOf(definition: BlackjackDefinition, policy: Policy = bestPlay(definition)): StrategyTable {
  const row = (hand: HandValue, pair?: number): string => UPS.map((up) => letterOf(policy, hand, up, pair)).join('')
  return {
    hard: Object.fromEntries(from(5, 20).map((total) => [total, row({ total, isSoft: false })])),
    soft: Object.fromEntries(from(13, 20).map((total) => [total, row({ total, isSoft: true })])),
    pairs: Object.fromEntries(from(1, 10).map((pair) => [pair, row(pairOf(pair), pair)])),
  }
}

const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const

function letterOf(policy: Policy, hand: HandValue, up: number, pair?: number): string {
  const plain: MoveKind[] = ['stand', 'hit']
  const all: MoveKind[] = [...plain, 'double', ...(pair === undefined ? [] : (['split'] as const))]
  const move = policy(hand, up, { moves: all, ...(pair !== undefined && { pair }) })
  if (move !== 'double') return { stand: 'S', hit: 'H', split: 'P' }[move]
  return policy(hand, up, { moves: plain }) === 'hit' ? 'D' : 'd'
}

const pairOf = (points: number): HandValue => addPoints(addPoints({ total: 0, isSoft: false }, points), points)

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)
