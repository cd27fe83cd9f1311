import { expect, test } from 'vitest'
import { FEATURES } from '#features/all.ts'
import { bingo } from '#features/promotions/bingo/feature.ts'
import { lobby } from '#features/play/lobby/feature.ts'
import { registration } from '#features/account/registration/feature.ts'
import { quests } from '#features/promotions/quests/feature.ts'
import { signIn } from '#features/account/sign-in/feature.ts'
import { support } from '#features/engage/support/feature.ts'
import { isInTheme, movedPagesOf, optionsOf } from '#kernel/feature.ts'
import { THEMES } from './all.ts'
import type { Theme } from './theme.ts'

const themesThat = (does: (theme: Theme) => boolean): readonly string[] => THEMES.filter(does).map(({ id }) => id)

test('two themes greet a new player on a page', () => {
  expect(themesThat((theme) => optionsOf(theme, registration).hasRegistrationPage)).toEqual(['tidewick', 'rosalune'])
})

test('each feature flag is on somewhere and off somewhere', () => {
  expect(themesThat((theme) => !optionsOf(theme, signIn).hasAuthPages)).toEqual(['voltgrid', 'bellwhim'])
  expect(themesThat((theme) => !optionsOf(theme, lobby).hasLobbyPage)).toEqual(['northgilt'])
  expect(themesThat((theme) => !optionsOf(theme, lobby).hasCachedGames)).toEqual(['jadeloom'])
})

test('two themes sell balls, two have a chat, and one shares the games of its quests', () => {
  expect(themesThat((theme) => optionsOf(theme, bingo).hasStore)).toEqual(['rosalune', 'bellwhim'])
  expect(themesThat((theme) => optionsOf(theme, support).hasChat)).toEqual(['tidewick', 'sundrift'])
  expect(themesThat((theme) => optionsOf(theme, quests).hasOptimizedGames)).toEqual(['voltgrid'])
})

test('two themes show the fractions in a money box', () => {
  expect(themesThat(({ look }) => !look.money.areMoneyBoxesWhole)).toEqual(['voltgrid', 'northgilt'])
})

test('a theme without purchases has no store either', () => {
  expect(themesThat((theme) => isInTheme(theme, 'packages') && !isInTheme(theme, 'checkout'))).toEqual([])
})

test('a theme with the site’s own games plays their rounds', () => {
  expect(themesThat((theme) => isInTheme(theme, 'house-games') && !isInTheme(theme, 'game-session'))).toEqual([])
})

test('a theme without a page has a redirect for its address', () => {
  const moved = Object.fromEntries(THEMES.map((theme) => [theme.id, movedPagesOf(theme, FEATURES)]))
  expect(moved['velmora']).toEqual({ '/registration-complete': '?openModal=registration-complete' })
  expect(moved['tidewick']).toEqual({})
  expect(moved['northgilt']).toMatchObject({ '/lobby': '/' })
  expect(moved['voltgrid']).toMatchObject({ '/signin': '?openModal=signin', '/signup': '?openModal=signup' })
})

test('a theme names only known slices with their options, or false', () => {
  const named: Theme['features'][] = [
    { bingo: { hasStore: true }, quests: false },
    // @ts-expect-error There is no such slice.
    { bongo: false },
    // @ts-expect-error There is no such option.
    { bingo: { hasShop: true } },
    // @ts-expect-error The option takes another type.
    { bingo: { hasStore: 'yes' } },
    // @ts-expect-error A slice without options is on or off.
    { season: {} },
  ]
  expect(named).toHaveLength(5)
})
