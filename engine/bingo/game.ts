import type { BingoGame, BingoRules } from '#kernel/bingo.ts'
import { defHash } from '../def-hash.ts'
import type { PrizeRules } from '../fair/prize-rules.ts'
import { cardOf, completedWay, NUMBERS } from './card.ts'

const rules: PrizeRules = {
  id: 'bingo',
  prizes: Array.from({ length: NUMBERS }, (_, at) => ({ id: `${at + 1}`, weight: 1 })),
  picks: NUMBERS,
}

/** An order of all numbers. The first of a game makes the card, the second one is called from its start. */
export const BALLS = { rules, hash: defHash(rules) }

const numbersOf = (order: string): number[] => order.split(' ').map(Number)

/** The game of two orders of all numbers. */
export function dealt({ calls: count, prizes }: BingoRules, first: string, second: string): BingoGame {
  const card = cardOf(numbersOf(first))
  const calls = numbersOf(second).slice(0, count)
  const called = new Set(calls)
  const won = prizes.filter(({ pattern }) => completedWay(pattern, card, called))
  return {
    card,
    calls,
    patterns: won.map(({ pattern }) => pattern),
    coins: won.reduce((sum, { coins }) => sum + coins, 0),
    entries: won.reduce((sum, { entries }) => sum + entries, 0),
  }
}
