import { expect, test } from 'vitest'
import { withWords } from './dictionary.ts'

const WORDS = { lobby: { title: 'Lobby', rows: { topGames: 'Top games', fishing: 'Fishing' } }, site: { coins: 'Coins' } }

test('other words stand in place of those of their keys, and nothing else changes', () => {
  expect(withWords(WORDS, { 'lobby.rows.fishing': 'Deep water', 'site.coins': 'Shells' })).toEqual({
    lobby: { title: 'Lobby', rows: { topGames: 'Top games', fishing: 'Deep water' } },
    site: { coins: 'Shells' },
  })
  expect(WORDS.lobby.rows.fishing).toBe('Fishing')
})

test('without any it is the very dictionary', () => {
  expect(withWords(WORDS, {})).toBe(WORDS)
})

test('a word for what the dictionary does not hold waits under its own path', () => {
  expect(withWords({ site: { coins: 'Coins' } }, { 'quests.title': 'Errands' })).toEqual({
    site: { coins: 'Coins' },
    quests: { title: 'Errands' },
  })
})

test('a key of no words of ours is a name like any other', () => {
  expect(Object.keys(withWords({ site: {} }, { 'constructor.name': 'x' }))).toEqual(['site', 'constructor'])
})
