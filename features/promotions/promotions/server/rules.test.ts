import { expect, test } from 'vitest'
import { card } from '../fixtures.ts'
import { inOrder } from './rules.ts'

test('what runs stands before what comes, the soonest first, and what has no date stands last', () => {
  const cards = [
    card({ key: 'none' }),
    card({ key: 'later', state: 'planned', startsAt: 900 }),
    card({ key: 'first', state: 'running', startsAt: 100 }),
    card({ key: 'soon', state: 'planned', startsAt: 500 }),
    card({ key: 'second', state: 'running', startsAt: 50 }),
  ]
  expect(inOrder(cards).map(({ key }) => key)).toEqual(['first', 'second', 'soon', 'later', 'none'])
})
