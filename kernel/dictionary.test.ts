import { expect, test } from 'vitest'
import { withWords } from './dictionary.ts'

const WORDS = { lobby: { title: 'Lobby', rows: { topGames: 'Top games', fishing: 'Fishing' } }, site: { coins: 'Coins' } }

test('overrides replace the texts of their keys, and nothing else changes', () => {
  expect(withWords(WORDS, { 'lobby.rows.fishing': 'Deep water', 'site.coins': 'Shells' })).toEqual({
    lobby: { title: 'Lobby', rows: { topGames: 'Top games', fishing: 'Deep water' } },
    site: { coins: 'Shells' },
  })
  expect(WORDS.lobby.rows.fishing).toBe('Fishing')
})

test('without overrides the dictionary is the same object', () => {
  expect(withWords(WORDS, {})).toBe(WORDS)
})

test('an override of an unknown key is stored under its own path', () => {
  expect(withWords({ site: { coins: 'Coins' } }, { 'quests.title': 'Errands' })).toEqual({
    site: { coins: 'Coins' },
    quests: { title: 'Errands' },
  })
})

test('a key outside the dictionary is an ordinary name', () => {
  expect(Object.keys(withWords({ site: {} }, { 'constructor.name': 'x' }))).toEqual(['site', 'constructor'])
})
