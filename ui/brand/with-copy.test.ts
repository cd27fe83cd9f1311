import { expect, test } from 'vitest'
import { withCopy } from './with-copy.ts'

test('a brand’s messages are taken in the format that the page reads', () => {
  const copy = { 'site.coins': 'Shells', 'site.won': { icu: '{count} won', compiled: [['count'], ' won'] } }
  const messages = { site: { coins: 'Coins', won: 'x', lobby: 'Lobby' } }
  expect(withCopy(messages, copy, 'icu')).toEqual({ site: { coins: 'Shells', won: '{count} won', lobby: 'Lobby' } })
  expect(withCopy(messages, copy, 'compiled').site.won).toEqual([['count'], ' won'])
})
