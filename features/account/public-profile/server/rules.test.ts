import { expect, test } from 'vitest'
import { AVATARS } from '#kernel/avatars.ts'
import { generatedFace } from '#kernel/public-face.ts'
import { nameKey, refuseName, tidyName } from './rules.ts'

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

test('generated names pass the rules', () => {
  const names = Array.from({ length: 3_000 }, (_, nth) => generatedFace(`plr_${nth}`).name)
  expect(names.filter((name) => refuseName(name, 'Velmora') !== undefined)).toEqual([])
  expect(AVATARS).toHaveLength(12)
})

test('names that read alike have one key, and spaces are tidied', () => {
  expect(nameKey('Lucía 0tter')).toBe(nameKey('LUCIA OTTER'))
  expect(tidyName('  Sunny \t  Otter ')).toBe('Sunny Otter')
})
