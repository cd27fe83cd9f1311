import { expect, test } from 'vitest'
import { gameEn } from '../messages.en.ts'
import { STORIES } from '../testing/stories.ts'
import { announce } from './announce.ts'

const told = (id: string) => announce(STORIES.find((story) => story.id === id)!.events)

test.each(STORIES)('A11Y-4 every sentence of $id has words', ({ events }) => {
  expect(announce(events).filter(({ key }) => !(key in gameEn.said))).toEqual([])
})

test('cascades are counted up to the next announcement', () => {
  const keys = told('cascade').map(({ key }) => key)
  expect(keys).toEqual(['winLine', 'cascades', 'multiplier', 'winLine', 'cascades', 'multiplier', 'winLine', 'cascades', 'total'])
})

test('a hold-and-spin announces what lands, and its total', () => {
  const keys = told('link').map(({ key }) => key)
  expect(keys).toEqual([
    'holdAndSpin',
    'landed',
    'landed',
    'landed',
    'winJackpot',
    'winJackpot',
    'winLink',
    'featureEnd',
    'total',
  ])
})

test('spins won during free spins are announced as additional', () => {
  expect(told('collect').find(({ key }) => key === 'moreSpins')?.values).toEqual({ spins: 10 })
})
