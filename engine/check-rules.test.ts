import { expect, test } from 'vitest'
import { playableGames } from '#games/all.ts'
import { gamesOfOtherRules } from './check-rules.ts'

test('RTP-2 the rules of every game are those that its math report proves', () => {
  expect(gamesOfOtherRules(playableGames)).toEqual([])
})

test('ROUND-12 a game whose rules were changed in memory is found, though its hash is kept', () => {
  const [game, ...others] = playableGames
  const changed = structuredClone(game!.definition)
  expect(gamesOfOtherRules([{ ...game!, definition: changed }])).toEqual([])
  Object.assign(changed.betLevels.TournamentPoints, { 0: 1 })
  expect(gamesOfOtherRules([{ ...game!, definition: changed }, ...others])).toEqual([game!.slug])
})
