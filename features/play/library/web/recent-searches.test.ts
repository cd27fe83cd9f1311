import { expect, test } from 'vitest'
import { forgetSearches, noteSearch, readRecent } from './recent-searches.ts'

function storeWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [['recent-searches', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the last five searches are kept without duplicates, newest first', () => {
  const store = storeWith()
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', ' TWO ', 'x', '  ']) noteSearch(store, text)
  expect(readRecent(store)).toEqual(['TWO', 'six', 'five', 'four', 'three'])
  forgetSearches(store)
  expect(readRecent(store)).toEqual([])
})

test.each(['nonsense', '{"a":1}', '[1,null]'])('a store that holds %s counts as empty', (text) => {
  expect(readRecent(storeWith(text))).toEqual([])
})
