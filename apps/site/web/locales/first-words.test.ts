import { expect, test } from 'vitest'
import { isUnder } from '../../vite/split-words.ts'
import { SITE_PLACES } from '../shell/places.ts'
import { FIRST_WORDS, NOT_YET } from './first-words.ts'

test('what the navigation says stands on every page, so it is among the first words', () => {
  const labels = SITE_PLACES.map(({ label }) => label)
  expect(labels.filter((label) => !isUnder(label, FIRST_WORDS) || isUnder(label, NOT_YET))).toEqual([])
})
