import { expect, test } from 'vitest'
import { isUnder, splitWords } from './split-words.ts'

const WORDS = { lobby: { title: 'Lobby', facts: { rtp: 'Return' } }, quests: { title: 'Quests', text: 'Do them' } }

test('each text is in one part of the dictionary, under its own path, and both parts are the whole', () => {
  const { first, late } = splitWords(WORDS, (path) => path === 'quests.title' || path === 'lobby.title')
  expect(first).toEqual({ lobby: { title: 'Lobby' }, quests: { title: 'Quests' } })
  expect(late).toEqual({ lobby: { facts: { rtp: 'Return' } }, quests: { text: 'Do them' } })
})

test('a name stands for itself and what lies under it, not for what begins alike', () => {
  expect(isUnder('lobby.facts.rtp', ['lobby.facts'])).toBe(true)
  expect(isUnder('lobby.facts', ['lobby.facts'])).toBe(true)
  expect(isUnder('lobby.factNames', ['lobby.facts'])).toBe(false)
})
