import { expect, test } from 'vitest'
import { isUnder, splitWords } from './split-words.ts'

const WORDS = { lobby: { title: 'Lobby', facts: { rtp: 'Return' } }, quests: { title: 'Quests', text: 'Do them' } }

test('each text is in exactly one part of the dictionary, under its own path, and the parts add up to the whole', () => {
  const { first, late } = splitWords(WORDS, (path) => path === 'quests.title' || path === 'lobby.title')
  expect(first).toEqual({ lobby: { title: 'Lobby' }, quests: { title: 'Quests' } })
  expect(late).toEqual({ lobby: { facts: { rtp: 'Return' } }, quests: { text: 'Do them' } })
})

test('a name matches itself and the paths below it, but not other paths with the same prefix', () => {
  expect(isUnder('lobby.facts.rtp', ['lobby.facts'])).toBe(true)
  expect(isUnder('lobby.facts', ['lobby.facts'])).toBe(true)
  expect(isUnder('lobby.factNames', ['lobby.facts'])).toBe(false)
})
