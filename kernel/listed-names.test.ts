import { expect, test } from 'vitest'
import { isListed } from './listed-names.ts'

test('a listed name is found in any order, case and accent, and not within other words', () => {
  expect(isListed('José  Pérez-Gil', ['GIL, jose'])).toBe(true)
  expect(isListed('Josefa Pérez', ['jose perez'])).toBe(false)
  expect(isListed('Ann Lee', [])).toBe(false)
})
