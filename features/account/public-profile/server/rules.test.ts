import { expect, test } from 'vitest'
import { AVATARS } from '#kernel/avatars.ts'
import { generatedFace, suggestName } from '#kernel/public-face.ts'
import { isGeneratedName, nameKey, refuseName, tidyName } from './rules.ts'

test.each([
  ['Sunny Otter', undefined],
  ['Ana-Lucía', undefined],
  ['O’Brien 77', undefined],
  ['Scarlett Moderna', undefined],
  ['Classic Cassandra', undefined],
  ['Al', 'name-length'],
  ['A name of many letters', 'name-length'],
  ['12345', 'name-letters'],
  ['Call 5550199', 'name-letters'],
  ['Lucky.com', 'name-letters'],
  ['Аdmin', 'name-letters'],
  ['🦊🦊🦊', 'name-letters'],
  ['Adm1n', 'name-reserved'],
  ['Velmora Prize', 'name-reserved'],
  ['The Staff', 'name-reserved'],
  ['M o d', 'name-reserved'],
  ['Soporté', 'name-reserved'],
  ['Sh1t happens', 'name-unfit'],
  ['F-u-c-k', 'name-unfit'],
  ['Big Dick', 'name-unfit'],
  ['Cabrón', 'name-unfit'],
])('the name “%s”: %s', (name, refusal) => {
  expect(refuseName(name, 'Velmora')).toBe(refusal)
})

test('generated and suggested names pass the rules', () => {
  const generated = Array.from({ length: 3_000 }, (_, nth) => generatedFace(`plr_${nth}`).name)
  expect(generated.every(isGeneratedName)).toBe(true)
  const suggested = AVATARS.flatMap((avatar) => Array.from({ length: 2_880 }, (_, nth) => suggestName(avatar, nth)))
  expect(suggested.some(isGeneratedName)).toBe(false)
  const names = [...generated, ...new Set(suggested)]
  expect(names.filter((name) => refuseName(name, 'Velmora') !== undefined)).toEqual([])
  expect(AVATARS).toHaveLength(12)
})

test('a generated name is known by its words and three digits, however they are written', () => {
  expect(['Sunny Otter 327', 'SUNNY-OTTER 327', 'Sunny Otter E2T'].map(isGeneratedName)).toEqual([true, true, true])
  expect(['Sunny Otter', 'Sunny Otter 42', 'Sunny Otter 3271', 'Sunny Uncle 327'].map(isGeneratedName)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('names that read alike have one key, and spaces are tidied', () => {
  expect(nameKey('Lucía 0tter')).toBe(nameKey('LUCIA OTTER'))
  expect(tidyName('  Sunny \t  Otter ')).toBe('Sunny Otter')
})
