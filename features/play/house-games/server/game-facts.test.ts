import { expect, test } from 'vitest'
import { findGame, playableGames } from '#games/all.ts'
import { assert } from '#kernel/result.ts'
import { factsOf } from './game-facts.ts'

const of = (slug: string) => {
  const game = findGame(slug)
  assert(game, `there is a game ${slug}`)
  return factsOf(game)
}

test('a slot has one way to play, whatever may be bought besides', () => {
  const { rtp, volatility, features, topWin } = of('sugar-parade')
  expect(rtp.min).toBe(rtp.max)
  expect(volatility).toEqual(['very-high'])
  expect(features).toContain('buy')
  expect(topWin).toEqual({ multiple: 10_000, isCap: true })
})

test('a table says from where to where its ways go', () => {
  const { rtp, hitRate, volatility, mechanic } = of('gem-sweeper')
  expect(mechanic).toBe('mines')
  expect(rtp.min).toBeGreaterThan(9_000)
  expect(hitRate.max).toBeGreaterThan(hitRate.min)
  expect(volatility.length).toBeGreaterThan(1)
})

test.each([
  ['cherry-royale', 'lines', 'free-spins'],
  ['lunar-rabbit', 'ways', 'free-spins'],
  ['ember-wyrm', 'lines', 'hold-and-spin'],
  ['clover-crown', 'lines', 'growing-jackpots'],
  ['frostfang', 'lines', 'walking-wilds'],
])('%s pays by %s and has %s', (slug, mechanic, feature) => {
  expect(of(slug).mechanic).toBe(mechanic)
  expect(of(slug).features).toContain(feature)
})

test('a game of skill says so', () => {
  expect(of('velvet-blackjack').isOfSkill).toBe(true)
  expect(of('cherry-royale').isOfSkill).toBe(false)
})

test('every game has facts that can be shown', () => {
  for (const { slug } of playableGames) {
    const { rtp, hitRate, topWin, playMin, playMax } = of(slug)
    expect(rtp.min, slug).toBeGreaterThan(9_000)
    expect(rtp.max, slug).toBeLessThanOrEqual(10_000)
    expect(hitRate.min, slug).toBeGreaterThan(0)
    expect(topWin.multiple, slug).toBeGreaterThan(1)
    expect(playMin.SweepStakes, slug).toBeLessThan(playMax.SweepStakes)
  }
})
