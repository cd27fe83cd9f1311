import { expect, test } from 'vitest'
import { defineFeature, isInTheme, movedPagesOf, optionsOf } from './feature.ts'
import type { ThemeData } from './theme.ts'

const wheel = defineFeature<'wheel', { readonly spins: number; readonly hasPage: boolean }>({
  id: 'wheel',
  defaults: { spins: 1, hasPage: true },
  movedPages: ({ hasPage }) => (hasPage ? {} : { '/wheel': '/' }),
})

const themeWith = (features: ThemeData['features']): ThemeData => ({
  id: 'first',
  name: 'First',
  timeZone: 'UTC',
  hosts: [],
  features,
})

test('a slice that a theme does not name is on, with its defaults', () => {
  expect(isInTheme(themeWith({}), 'wheel')).toBe(true)
  expect(optionsOf(themeWith({}), wheel)).toEqual({ spins: 1, hasPage: true })
})

test('a theme overrides the options that it names, and pages move with them', () => {
  const theme = themeWith({ wheel: { hasPage: false } })
  expect(optionsOf(theme, wheel)).toEqual({ spins: 1, hasPage: false })
  expect(movedPagesOf(theme, [wheel])).toEqual({ '/wheel': '/' })
})

test('a theme switches a slice off with false', () => {
  const theme = themeWith({ wheel: false })
  expect(isInTheme(theme, 'wheel')).toBe(false)
  expect(() => optionsOf(theme, wheel)).toThrow('wheel is off in theme first')
  expect(movedPagesOf(theme, [wheel])).toEqual({})
})
