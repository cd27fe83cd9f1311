import { describe, expect, test } from 'vitest'
import { findGame } from '#games/all.ts'
import { addDays, type CalendarDay, DAY_MS } from '#kernel/time.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { dailyLoginCampaign } from '../shared/campaign.ts'
import { dailyPrizes, levelOn } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const TODAY = '2026-11-21'
const config = demos[0]!.config(TODAY)
const NOON = Date.parse('2026-11-21T17:00:00Z')
const after = (days: number): string => new Date(NOON + days * DAY_MS).toISOString()
const CONFIRMED = { input: { isEmailConfirmed: true } }

/** Claims on these days from the first on. */
function claimed(...days: number[]) {
  const played = playPromotion(dailyPrizes, { config, endsAt: null })
  for (const day of days) played.act('claim', { ...CONFIRMED, at: after(day) })
  return played
}

describe('the level', () => {
  test('of a first visit is 1', () => {
    expect(levelOn({ level: 0, day: null }, TODAY, 7)).toEqual({ level: 1, isClaimed: false })
  })

  test.each<[string, number, CalendarDay, CalendarDay, ReturnType<typeof levelOn>]>([
    ['a day after a day climbs', 3, '2026-11-20', '2026-11-21', { level: 4, isClaimed: false }],
    ['after the last one starts over', 7, '2026-11-20', '2026-11-21', { level: 1, isClaimed: false }],
    ['after a missed day starts over', 3, '2026-11-19', '2026-11-21', { level: 1, isClaimed: false }],
    ['after a month away starts over', 6, '2026-10-21', '2026-11-21', { level: 1, isClaimed: false }],
    ['of the same day is claimed', 3, '2026-11-21', '2026-11-21', { level: 3, isClaimed: true }],
    ['climbs over the end of a month', 1, '2026-11-30', '2026-12-01', { level: 2, isClaimed: false }],
    ['climbs over a leap day', 4, '2028-02-29', '2028-03-01', { level: 5, isClaimed: false }],
    ['stays claimed where the clock stepped back', 3, '2026-11-22', '2026-11-21', { level: 3, isClaimed: true }],
  ])('%s', (_title, level, day, today, expected) => {
    expect(levelOn({ level, day }, today, 7)).toEqual(expected)
  })

  test.each([5, 7])('%i of a streak of five days starts over', (level) => {
    expect(levelOn({ level, day: '2026-11-20' }, TODAY, 5)).toEqual({ level: 1, isClaimed: false })
  })
})

describe('a claim', () => {
  test('grants the prize of each day in a row, free spins besides', () => {
    const { prizes } = config
    const expected = prizes.flatMap(({ coins, entries, freeSpins }, at) => {
      const key = `day:${addDays(TODAY, at)}`
      const balance = { key, value: { kind: 'balance', coins, entries } }
      return freeSpins ? [balance, { key: `${key}:spins`, value: { kind: 'free-spins', ...freeSpins } }] : [balance]
    })
    expect(claimed(...prizes.keys()).grants).toEqual(expected)
    expect(expected).toHaveLength(9)
  })

  test('of free spins alone grants no balance', () => {
    const freeSpins = config.prizes[2]!.freeSpins
    const played = playPromotion(dailyPrizes, { config: { prizes: [{ coins: 0, entries: 0, freeSpins }] } })
    played.act('claim', CONFIRMED)
    expect(played.grants.map(({ value }) => value.kind)).toEqual(['free-spins'])
  })

  test('is refused on a claimed day and without a confirmed address, and keeps the streak then', () => {
    const played = claimed(0)
    expect(played.act('claim', { ...CONFIRMED, at: after(0.1) })).toEqual({ refused: 'claimed' })
    expect(played.act('claim', { input: { isEmailConfirmed: false }, at: after(1) })).toEqual({ refused: 'email-unconfirmed' })
    expect(played.cell).toEqual({ level: 1, day: TODAY })
    expect(claimed(0, 1, 3).cell).toEqual({ level: 1, day: '2026-11-24' })
    expect(claimed(0, 1, 2, 3, 4, 5, 6, 7).cell).toEqual({ level: 1, day: '2026-11-28' })
  })
})

const spins = config.prizes.flatMap(({ freeSpins }) => freeSpins ?? [])

// An unplayable prize would only be noticed by its winner.
test.each(spins)('$count free spins of $game at $betLevel can be played', ({ game, betLevel }) => {
  expect(findGame(game)?.definition.betLevels.TournamentPoints).toContain(betLevel)
})

test('a streak costs each of its prizes, and every day has one', () => {
  const costs = dailyPrizes.cost(config)
  expect(costs.map(({ coins, entries }) => [coins.mean, entries.mean])).toEqual(
    config.prizes.map(({ coins, entries }) => [coins, entries]),
  )
  expect(costs.every(({ coins, entries }) => coins.variance === 0 && entries.variance === 0)).toBe(true)
  const nothing = { prizes: [{ coins: 0, entries: 0, freeSpins: null }] }
  expect([config, nothing].map((each) => dailyLoginCampaign.config.safeParse(each).success)).toEqual([true, false])
})
