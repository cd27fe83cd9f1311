import { expect, test } from 'vitest'
import { withCopy } from './with-copy.ts'

const MESSAGES = { lobby: { title: 'Lobby', rows: { topGames: 'Top games', fishing: 'Fishing' } }, site: { coins: 'Coins' } }

test('a brand’s words stand in place of the site’s, and nothing else changes', () => {
  const words = withCopy(MESSAGES, { 'lobby.rows.fishing': 'Deep water', 'site.coins': 'Shells' })
  expect(words).toEqual({
    lobby: { title: 'Lobby', rows: { topGames: 'Top games', fishing: 'Deep water' } },
    site: { coins: 'Shells' },
  })
  expect(MESSAGES.lobby.rows.fishing).toBe('Fishing')
})

test('a brand without words of its own has the very dictionary of the site', () => {
  expect(withCopy(MESSAGES, {})).toBe(MESSAGES)
})

test('a brand’s word for what the dictionary does not hold yet waits under its own path', () => {
  expect(withCopy({ site: { coins: 'Coins' } }, { 'quests.title': 'Errands' })).toEqual({
    site: { coins: 'Coins' },
    quests: { title: 'Errands' },
  })
})
