import { describe, expect, test } from 'vitest'
import { settledRound } from '#platform/testing/settled-round.ts'
import type { PromotionDefinition } from '../definition.ts'
import { playPromotion } from './play-promotion.ts'
import { toyPromotion } from './toy-promotion.ts'

type Step = (cell: { rounds: number; sum: number }) => unknown
const CONFIG = { every: 2, coins: 100 }

function play(step: Step): void {
  const on = { 'round.settled': step }
  playPromotion({ ...toyPromotion, on } as unknown as PromotionDefinition, { config: CONFIG }).hear(
    'round.settled',
    settledRound('rnd_played'),
  )
}

describe('a played promotion fails with a step that', () => {
  const broken: readonly (readonly [string, Step, string])[] = [
    ['changes its cell in place', (cell) => ({ cell: Object.assign(cell, { sum: 7 }) }), 'read only'],
    ['changes its cell and says nothing', (cell) => void cell.sum++, 'read only'],
    ['makes a field that is not stored', (cell) => ({ cell: { ...cell, tickAt: null, more: undefined } }), 'stored as it is'],
    ['makes a number that is stored as null', (cell) => ({ cell: { ...cell, tickAt: Number.NaN } }), 'stored as it is'],
  ]
  test.each(broken)('%s', (_, step, failure) => {
    expect(() => play(step)).toThrow(failure)
  })

  test('unlike one that returns another cell', () => {
    expect(() => play((cell) => ({ cell: { ...cell, sum: 7 } }))).not.toThrow()
  })
})
