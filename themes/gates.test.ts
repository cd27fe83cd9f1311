import { expect, test } from 'vitest'
import { FEATURES } from '#features/all.ts'
import { bingo } from '#features/bingo/feature.ts'
import { lobby } from '#features/lobby/feature.ts'
import { registration } from '#features/registration/feature.ts'
import { quests } from '#features/quests/feature.ts'
import { signIn } from '#features/sign-in/feature.ts'
import { support } from '#features/support/feature.ts'
import { movedPagesOf, optionsOf } from '#kernel/feature.ts'
import { THEMES } from './all.ts'
import type { Theme } from './theme.ts'

const themesThat = (does: (theme: Theme) => boolean): readonly string[] => THEMES.filter(does).map(({ id }) => id)

test('amounts are rounded down on all themes but two', () => {
  expect(themesThat(({ look }) => !look.money.areEntriesWhole || !look.money.areCoinsWhole)).toEqual(['velmora', 'northgilt'])
})

test('a new player is greeted on a page on two themes', () => {
  expect(themesThat((theme) => optionsOf(theme, registration).hasRegistrationPage)).toEqual(['tidewick', 'rosalune'])
})

test('each gate is open somewhere and closed somewhere', () => {
  expect(themesThat((theme) => !optionsOf(theme, signIn).hasAuthPages)).toEqual(['voltgrid', 'bellwhim'])
  expect(themesThat((theme) => !optionsOf(theme, lobby).hasLobbyPage)).toEqual(['northgilt'])
  expect(themesThat((theme) => !optionsOf(theme, lobby).hasCachedGames)).toEqual(['jadeloom'])
})

test('balls are sold on two themes, a chat is on two, and one shares the games of its quests', () => {
  expect(themesThat((theme) => optionsOf(theme, bingo).hasStore)).toEqual(['rosalune', 'bellwhim'])
  expect(themesThat((theme) => optionsOf(theme, support).hasChat)).toEqual(['tidewick', 'sundrift'])
  expect(themesThat((theme) => optionsOf(theme, quests).hasOptimizedGames)).toEqual(['voltgrid'])
})

test('a theme without purchases has no store either', () => {
  expect(themesThat(({ features }) => Boolean(features.packages) && !features.cash)).toEqual([])
})

test('a theme with the house’s games plays their rounds', () => {
  expect(themesThat(({ features }) => Boolean(features['house-games']) && !features['game-session'])).toEqual([])
})

test('a theme without the page says where its address leads', () => {
  const moved = Object.fromEntries(THEMES.map((theme) => [theme.id, movedPagesOf(theme, FEATURES)]))
  expect(moved['velmora']).toEqual({ '/registration-complete': '?openModal=registration-complete' })
  expect(moved['tidewick']).toEqual({})
  expect(moved['northgilt']).toMatchObject({ '/lobby': '/' })
  expect(moved['voltgrid']).toMatchObject({ '/signin': '?openModal=signin', '/signup': '?openModal=signup' })
})
