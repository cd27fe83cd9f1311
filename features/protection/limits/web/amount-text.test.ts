import { expect, test } from 'vitest'
import { readAmount } from './amount-text.ts'

test.each([
  ['25', 'Purchases', 2_500],
  ['1,200.50', 'SweepStakes', 120_050],
  [' $0 ', 'Purchases', 0],
  ['90', 'Time', 90],
  ['1.5', 'Time', undefined],
  ['-5', 'Purchases', undefined],
  ['', 'Purchases', undefined],
  ['12x', 'TournamentPoints', undefined],
] as const)('%j as %s is %s (LIM-2)', (typed, scope, amount) => expect(readAmount(typed, scope)).toBe(amount))
