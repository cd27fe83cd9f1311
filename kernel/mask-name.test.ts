import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['marta', 'm•••a'],
  ['j.arbuckle@example.org', 'j•••e'],
  ['al', 'a•••'],
  ['player-1a2b3c4d', '1•••d'],
  ['', '•••'],
  ['👑king👑', '👑•••👑'],
])('%s is shown as %s', (login, shown) => {
  expect(maskName(login)).toBe(shown)
})
