import { expect, test } from 'vitest'
import { helpOf } from '#engine/help.ts'
import { findGame, playableGames } from '#games/all.ts'
import { assert } from '#kernel/result.ts'
import { factsOf } from './game-facts.ts'

const of = (slug: string) => {
  const game = findGame(slug)
  assert(game, `there is a game ${slug}`)
  return factsOf(game)
}

test('a slot has one way to play, whatever may be bought in addition', () => {
  const { rtp, volatility, features, topWin } = of('sugar-parade')
  expect(rtp.min).toBe(rtp.max)
  expect(volatility).toEqual(['very-high'])
  expect(features).toContain('buy')
  expect(topWin).toEqual({ multiple: 10_000, isCap: true, oneIn: 429_496_730 })
})

test('a table states the range of its returns', () => {
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

test('a game of skill is labeled as such, and the help of every other game denies skill (FAIR-6)', () => {
  const skilled = playableGames.filter(({ slug }) => of(slug).isOfSkill).map(({ slug }) => slug)
  expect(skilled.toSorted()).toEqual(['court-jacks', 'jesters-deck', 'marquee-blackjack', 'velvet-blackjack'])
  for (const game of playableGames) {
    const denials = helpOf(game, 'en').rules.filter(({ key }) => key === 'ruleNoSkill' || key === 'ruleNoTiming')
    expect(denials, game.slug).toHaveLength(skilled.includes(game.slug) ? 0 : 1)
  }
})

test('facts and help state the odds of the top prize, and help those of every jackpot (RTP-6)', () => {
  for (const game of playableGames) {
    const { topWin } = of(game.slug)
    const { facts, rules } = helpOf(game, 'en')
    const told = facts.find(({ label }) => label === 'topWinLabel')?.text.values
    expect(told, game.slug).toEqual({ multiple: topWin.multiple, oneIn: topWin.oneIn })
    const { modes } = game.mathReport
    expect(modes.map((mode) => Number(mode.topWin.oneIn))).toContain(topWin.oneIn)
    const jackpots = Object.keys(modes[0].jackpotRates ?? {}).length
    expect(facts.filter(({ text }) => text.key === 'jackpotRateText' && text.values['oneIn'])).toHaveLength(jackpots)
    const pools = Object.keys(modes[0].pools ?? {}).length
    expect(rules.filter(({ key, values }) => key === 'rulePool' && values['oneIn'])).toHaveLength(pools)
  }
})

test('every game has facts to show', () => {
  for (const { slug } of playableGames) {
    const { rtp, hitRate, topWin, playMin, playMax } = of(slug)
    expect(rtp.min, slug).toBeGreaterThan(9_000)
    expect(rtp.max, slug).toBeLessThanOrEqual(10_000)
    expect(hitRate.min, slug).toBeGreaterThan(0)
    expect(topWin.multiple, slug).toBeGreaterThan(1)
    expect(playMin.SweepStakes, slug).toBeLessThan(playMax.SweepStakes)
  }
})
