import { expect, test } from 'vitest'
import { card } from '../fixtures.ts'
import { inOrder } from './rules.ts'

test('running campaigns come before upcoming ones, the soonest first, and undated ones last', () => {
  const cards = [
    card({ key: 'none' }),
    card({ key: 'later', state: 'planned', startsAt: 900 }),
    card({ key: 'first', state: 'running', startsAt: 100 }),
    card({ key: 'soon', state: 'planned', startsAt: 500 }),
    card({ key: 'second', state: 'running', startsAt: 50 }),
  ]
  expect(inOrder(cards).map(({ key }) => key)).toEqual(['first', 'second', 'soon', 'later', 'none'])
})
