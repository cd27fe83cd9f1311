import { expect, test } from 'vitest'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import { slotGames } from '#games/all.ts'
import { hasJackpots, jackpotTiers } from './jackpot-tiers.ts'

const base = slotGames[0]!.definition
const stake = base.unitsPerPlay * 100

test('fixed jackpots are worth their units at the visible play amount, largest first', () => {
  const definition = { ...base, jackpots: { mini: base.unitsPerPlay * 10, grand: base.unitsPerPlay * 1_000 } } as SlotDefinition
  expect(hasJackpots(definition)).toBe(true)
  expect(jackpotTiers(definition, { stake, mode: 'TournamentPoints', pools: [] })).toEqual([
    { tier: 'grand', amount: stake * 1_000 },
    { tier: 'mini', amount: stake * 10 },
  ])
})

test('pooled jackpots show the pool of the mode', () => {
  const pools = [
    { mode: 'TournamentPoints', tier: 'mini', amount: 12_345 },
    { mode: 'SweepStakes', tier: 'mini', amount: 77 },
  ] as const
  expect(jackpotTiers(base, { stake, mode: 'SweepStakes', pools })).toEqual([{ tier: 'mini', amount: 77 }])
})
