import { expect, test, vi } from 'vitest'
import { lateWords, openWords } from './late-words.ts'

vi.mock('virtual:words/en/late', () => {
  throw new Error('gone')
})

test('messages that fail to load are reported as missing', async () => {
  const words = openWords('en', { site: { coins: 'Coins' } }, {})
  await expect(lateWords('en')).rejects.toThrow()
  expect(words).toEqual({ site: { coins: 'Coins' }, error: 'Translations not available' })
})
