import { describe, expect, test } from 'vitest'
import { findGame } from '#games/all.ts'
import { addDays, type CalendarDay, DAY_MS } from '#kernel/time.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { dailyLoginCampaign } from '../shared/campaign.ts'
import { dailyPrizes, levelOn, NO_STREAK, type Streak } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const TODAY = '2026-11-21'
const config = demos[0]!.config(TODAY)
const NOON = Date.parse('2026-11-21T17:00:00Z')
const after = (days: number): string => new Date(NOON + days * DAY_MS).toISOString()
const CONFIRMED = { input: { isEmailConfirmed: true } }

const rules = (levels: number, missable = 0) => ({ prizes: Array.from({ length: levels }, () => null), missable })

/** Claims on these days from the first on. */
function claimed(...days: number[]) {
  const played = playPromotion(dailyPrizes, { config, endsAt: null })
  for (const day of days) played.act('claim', { ...CONFIRMED, at: after(day) })
  return played
}

describe('the level', () => {
  test('of a first visit is 1', () => {
    expect(levelOn(NO_STREAK, TODAY, rules(7))).toEqual({ level: 1, isClaimed: false, missed: 0 })
  })

  test.each<[string, number, CalendarDay, CalendarDay, Omit<ReturnType<typeof levelOn>, 'missed'>]>([
    ['a day after a day climbs', 3, '2026-11-20', '2026-11-21', { level: 4, isClaimed: false }],
    ['after the last one starts over', 7, '2026-11-20', '2026-11-21', { level: 1, isClaimed: false }],
    ['after a missed day starts over', 3, '2026-11-19', '2026-11-21', { level: 1, isClaimed: false }],
    ['after a month away starts over', 6, '2026-10-21', '2026-11-21', { level: 1, isClaimed: false }],
    ['of the same day is claimed', 3, '2026-11-21', '2026-11-21', { level: 3, isClaimed: true }],
    ['climbs over the end of a month', 1, '2026-11-30', '2026-12-01', { level: 2, isClaimed: false }],
    ['climbs over a leap day', 4, '2028-02-29', '2028-03-01', { level: 5, isClaimed: false }],
    ['stays claimed where the clock stepped back', 3, '2026-11-22', '2026-11-21', { level: 3, isClaimed: true }],
  ])('%s', (_title, level, day, today, expected) => {
    expect(levelOn({ level, day, missed: 0 }, today, rules(7))).toMatchObject(expected)
  })

  test.each([5, 7])('%i of a streak of five days starts over', (level) => {
    expect(levelOn({ level, day: '2026-11-20', missed: 0 }, TODAY, rules(5))).toMatchObject({ level: 1, isClaimed: false })
  })
})

describe('a streak that may miss days', () => {
  test.each<[string, Streak, number, Partial<ReturnType<typeof levelOn>>]>([
    ['goes on after one', { level: 3, day: '2026-11-19', missed: 0 }, 1, { level: 4, missed: 1 }],
    ['starts over after the second', { level: 4, day: '2026-11-19', missed: 1 }, 1, { level: 1, missed: 0 }],
    ['goes on after two at once', { level: 3, day: '2026-11-18', missed: 0 }, 2, { level: 4, missed: 2 }],
    ['starts over after three at once', { level: 3, day: '2026-11-17', missed: 0 }, 2, { level: 1, missed: 0 }],
    ['keeps what it missed on a day in time', { level: 4, day: '2026-11-20', missed: 1 }, 1, { level: 5, missed: 1 }],
    ['forgets it after the last level', { level: 7, day: '2026-11-20', missed: 1 }, 1, { level: 1, missed: 0 }],
  ])('%s', (_title, streak, missable, expected) => {
    expect(levelOn(streak, TODAY, rules(7, missable))).toEqual({ isClaimed: false, ...expected })
  })

  test('keeps it through claims, and cells from before have missed nothing', () => {
    expect(claimed(0, 1, 3).cell).toEqual({ level: 3, day: '2026-11-24', missed: 1 })
    expect(dailyPrizes.upgrades?.[0]?.({ level: 2, day: TODAY } as never)).toEqual({ level: 2, day: TODAY, missed: 0 })
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
    const played = playPromotion(dailyPrizes, { config: { prizes: [{ coins: 0, entries: 0, freeSpins }], missable: 0 } })
    played.act('claim', CONFIRMED)
    expect(played.grants.map(({ value }) => value.kind)).toEqual(['free-spins'])
  })

  test('is refused on a claimed day and without a confirmed address, and keeps the streak then', () => {
    const played = claimed(0)
    expect(played.act('claim', { ...CONFIRMED, at: after(0.1) })).toEqual({ refused: 'claimed' })
    expect(played.act('claim', { input: { isEmailConfirmed: false }, at: after(1) })).toEqual({ refused: 'email-unconfirmed' })
    expect(played.cell).toEqual({ level: 1, day: TODAY, missed: 0 })
    expect(claimed(0, 1, 4).cell).toEqual({ level: 1, day: '2026-11-25', missed: 0 })
    expect(claimed(0, 1, 2, 3, 4, 5, 6, 7).cell).toEqual({ level: 1, day: '2026-11-28', missed: 0 })
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
  const nothing = { ...config, prizes: [{ coins: 0, entries: 0, freeSpins: null }] }
  expect([config, nothing].map((each) => dailyLoginCampaign.config.safeParse(each).success)).toEqual([true, false])
})
