import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

test.each([
  ['cannot be had', () => Promise.reject(new Error('broken'))],
  ['are none', () => Promise.resolve({})],
])('a language whose messages %s is not found, and logs the reason', async (_case, load) => {
  await expect(readWords(load)).rejects.toMatchObject({ code: 'not-found', message: 'Translations not available' })
})

test('the messages of a language are returned unchanged', async () => {
  expect(await readWords(() => Promise.resolve({ site: { coins: 'Coins' } }))).toEqual({ site: { coins: 'Coins' } })
})
