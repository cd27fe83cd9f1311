import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emailConfirmation } from '#features/account/email-confirmation/feature.ts'
import { freeEntry } from '#features/protection/free-entry/feature.ts'
import { personalInfo } from '#features/account/personal-info/feature.ts'
import { phone } from '#features/account/phone/feature.ts'
import { registration } from '#features/account/registration/feature.ts'
import { playableGames } from '#games/all.ts'
import { economy, packages, smallestPlay, wheelSectors } from '#kernel/economy.ts'
import { optionsOf } from '#kernel/feature.ts'
import { units } from '#kernel/money.ts'
import { type Reward, type WireReward, wireReward } from '#kernel/reward.ts'
import { THEMES } from './all.ts'

const LEAST = wireReward(smallestPlay)
const MODES = [
  ['TournamentPoints', 'coins'],
  ['SweepStakes', 'entries'],
] as const

const given = (rewards: readonly Reward[], part: keyof Reward): number =>
  rewards.reduce((sum, reward) => sum + wireReward(reward)[part], 0)

/** Grants worth less than five minimum stakes of a balance. */
const tooSmall = (gifts: readonly WireReward[]): WireReward[] =>
  gifts.filter(({ coins, entries }) => isBelow(coins, 5 * LEAST.coins) || isBelow(entries, 5 * LEAST.entries))

const isBelow = (amount: number, least: number): boolean => amount > 0 && amount < least

/** Entries are played through once, and a game returns this share of them on average. */
const averageReturn =
  playableGames.reduce((sum, { mathReport }) => sum + Number(mathReport.modes[0].rtp.decimal), 0) / playableGames.length

const entriesOfDailyLogin = given(economy.dailyLogin, 'entries') / economy.dailyLogin.length

const entriesOfWheel =
  wheelSectors.reduce((sum, { entries, chancePer100k }) => sum + Number(entries.minor) * chancePer100k, 0) / 100_000

const usdOf = (entries: number): string => ((entries * averageReturn) / 100).toFixed(2)

describe('stakes', () => {
  test.each(playableGames.map((game) => [game.slug, game] as const))('of %s range from small change to the limit', (_, game) => {
    const isTable = game.category === 'table-games'
    const { TournamentPoints, SweepStakes } = game.definition.betLevels
    expect([TournamentPoints[0], TournamentPoints.at(-1)]).toEqual(isTable ? [1_000, 2_500_000] : [2_000, 1_000_000])
    // Twenty-five lines cost a cent each; pays in hundredths of the stake are integers from 1.00 on.
    const least = {
      'ember-wyrm': [25],
      'dice-duel': [100],
      'gem-sweeper': [100],
      'higher-ground': [100],
      'kite-high': [100],
      'bubble-spire': [100],
    }[game.slug] ?? [10, 20]
    expect(least).toContain(SweepStakes[0])
    expect(SweepStakes.at(-1)).toBe(5_000)
  })

  test.each(MODES)('in %s are at least the minimum stake of %s, except at tables', (mode, part) => {
    const amounts = playableGames
      .filter(({ category }) => category !== 'table-games')
      .flatMap(({ definition }) => definition.betLevels[mode])
    expect(Math.min(...amounts)).toBe(LEAST[part])
  })
})

describe.each(THEMES.map((theme) => [theme.id, theme] as const))('%s', (_, theme) => {
  const gifts: Readonly<Record<string, readonly Reward[]>> = {
    'signing up': [optionsOf(theme, registration).signUpReward],
    'a confirmed email': [optionsOf(theme, emailConfirmation).reward],
    'a confirmed phone': [optionsOf(theme, phone).reward],
    'a complete profile': [optionsOf(theme, personalInfo).profileReward],
    'the daily login': economy.dailyLogin,
    'the daily wheel': wheelSectors,
    'a free request': [{ coins: units('coins', 0), entries: optionsOf(theme, freeEntry).entries }],
    'a postcard': [{ coins: units('coins', 0), entries: economy.postcard }],
    'a referral': [economy.referral],
    'a package': Object.values(packages),
  }

  test.each(Object.entries(gifts))('%s grants at least five minimum stakes of each balance that it grants', (_name, rewards) => {
    expect(tooSmall(rewards.map(wireReward))).toEqual([])
  })

  const daily = entriesOfDailyLogin + entriesOfWheel
  const request = Number(optionsOf(theme, freeEntry).entries.minor)
  test(`a free player's daily grants are worth ${usdOf(daily)} USD, and ${usdOf(daily + request)} USD with the free request`, () => {
    expect(Number(usdOf(daily))).toBeLessThanOrEqual(0.65)
    expect(Number(usdOf(daily + request))).toBeLessThanOrEqual(1.65)
  })
})

test('the daily login grants 3.00 entries a week, and up to 20,000 coins', () => {
  expect(given(economy.dailyLogin, 'entries')).toBe(300)
  expect([economy.dailyLogin[0], economy.dailyLogin.at(-1)].map((reward) => reward && wireReward(reward).coins)).toEqual([
    200_000, 2_000_000,
  ])
})

test('the daily wheel grants 1,500 coins and 0.25 entries on average', () => {
  expect(wheelSectors.reduce((sum, { chancePer100k }) => sum + chancePer100k, 0)).toBe(100_000)
  expect(wheelSectors.reduce((sum, { coins, chancePer100k }) => sum + Number(coins.minor) * chancePer100k, 0) / 100_000).toBe(
    150_000,
  )
  expect(entriesOfWheel).toBe(25)
})

interface Demo {
  readonly config: (startDay: string) => unknown
}

/** The initial campaigns of a new site, by file. */
const demoFiles = globSync('features/**/server/{demos,seed-campaigns}.ts')
const demoConfigs = await Promise.all(
  demoFiles.map(async (file) => {
    const { demos } = (await import(resolve(file))) as { demos: readonly Demo[] }
    return [file.replace(/^features\/|\/server.*$/g, ''), demos.map(({ config }) => config('2026-11-23'))] as const
  }),
)

/** Every grant of coins or entries within a configuration. */
const giftsIn = (value: unknown): WireReward[] => {
  if (typeof value !== 'object' || value === null) return []
  const { coins = 0, entries = 0 } = value as Partial<WireReward>
  return [{ coins, entries }, ...Object.values(value).flatMap(giftsIn)]
}

test.each(demoConfigs)('the campaigns of %s grant at least five minimum stakes each time', (_, configs) => {
  expect(tooSmall(giftsIn(configs))).toEqual([])
})

test('of the campaigns open to everyone, only the daily login and the wheel grant entries daily', () => {
  const withEntries = demoConfigs.filter(([, configs]) => giftsIn(configs).some(({ entries }) => entries > 0))
  // Tournaments and lotteries grant them to the top ranks, a season at a few of its levels; a referral to both sides, once per friend.
  // A bonus of a message is personal and granted once.
  const names = withEntries.map(([path]) => path.split('/').at(-1))
  expect(new Set(names)).toEqual(
    new Set(['daily-login', 'daily-wheel', 'lottery', 'offers', 'referral', 'season', 'tournaments']),
  )
})
