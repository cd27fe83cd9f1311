import { describe, expect, test } from 'vitest'
import { dailyLogin } from '#features/daily-login/feature.ts'
import { findGame } from '#games/all.ts'
import { optionsOf } from '#kernel/feature.ts'
import { THEMES } from './all.ts'

/** A prize of free spins names a game and an amount: one that cannot be played would be found out by the winner. */
describe.each(THEMES.filter((theme) => theme.features['daily-login']))('$id', (theme) => {
  const prizes = optionsOf(theme, dailyLogin).prizes.flatMap(({ freeSpins }) => (freeSpins ? [freeSpins] : []))

  test.each(prizes)('$count free spins of $game at $betLevel can be played', ({ game, betLevel }) => {
    expect(findGame(game)?.definition.betLevels.TournamentPoints).toContain(betLevel)
  })
})
