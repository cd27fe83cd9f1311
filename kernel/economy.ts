import { type Money, units } from './money.ts'
import { type Reward, reward, wireReward } from './reward.ts'

/**
 * The economy of the demo brands. Option defaults, seeded content, demo campaigns and games read it, so that no
 * reward is smaller than a stake. Operators may set their own amounts for everything except stakes and jackpots.
 */
export const economy = {
  signUp: reward(10_000, 1),
  confirmedEmail: reward(5_000, 0.5),
  confirmedPhone: reward(5_000, 0.5),
  profile: reward(5_000, 0.5),
  /** One reward a day; 3.00 entries a week. */
  dailyLogin: [
    reward(2_000, 0),
    reward(3_000, 0.5),
    reward(4_000, 0),
    reward(6_000, 0.5),
    reward(8_000, 0.5),
    reward(10_000, 0.5),
    reward(20_000, 1),
  ],
  /** A request on the site, once a day, and a postal request. */
  freeRequest: units('entries', 1),
  postcard: units('entries', 5),
  /** For each side. */
  referral: reward(10_000, 2),
  /** 50.00 USD: 1.00 of winnings is redeemed for 1 USD. */
  redemptionLeast: units('winnings', 50),
} as const satisfies Record<string, Reward | readonly Reward[] | Money>

/** Daily wheel: 1,500 coins and 0.25 entries on average. */
export const wheelSectors: readonly (Reward & { readonly chancePer100k: number })[] = [
  { ...reward(2_000, 0), chancePer100k: 12_000 },
  { ...reward(0, 1), chancePer100k: 9_000 },
  { ...reward(500, 0), chancePer100k: 19_000 },
  { ...reward(1_000, 0), chancePer100k: 16_000 },
  { ...reward(10_000, 0), chancePer100k: 2_500 },
  { ...reward(0, 0.5), chancePer100k: 10_000 },
  { ...reward(1_500, 0), chancePer100k: 10_000 },
  { ...reward(500, 0.5), chancePer100k: 6_000 },
  { ...reward(5_000, 0), chancePer100k: 6_000 },
  { ...reward(0, 5), chancePer100k: 1_600 },
  { ...reward(1_000, 0), chancePer100k: 7_500 },
  { ...reward(50_000, 0), chancePer100k: 400 },
]

/** The store's packages, the cheapest first; entries are a free bonus of about one per dollar. */
export const packages = {
  starter: { priceCents: 199, ...reward(4_000, 2) },
  pouch: { priceCents: 499, ...reward(10_000, 5) },
  stack: { priceCents: 999, ...reward(22_000, 10) },
  treasure: { priceCents: 1_999, ...reward(46_000, 20.5) },
  vault: { priceCents: 4_999, ...reward(120_000, 52) },
  hoard: { priceCents: 9_999, ...reward(260_000, 105) },
} as const

const JACKPOTS = {
  mini: reward(20_000, 5),
  minor: reward(200_000, 50),
  major: reward(2_000_000, 500),
  grand: reward(20_000_000, 5_000),
} as const

/** The seed of a progressive jackpot, in minor units. */
export const jackpotSeed = (size: keyof typeof JACKPOTS): ByMode<number> => modeAmounts(JACKPOTS[size])

/** The amounts of a reward, each as the amount of its game mode. */
export function modeAmounts(of: Reward): ByMode<number> {
  const { coins, entries } = wireReward(of)
  return { TournamentPoints: coins, SweepStakes: entries }
}

export type ByMode<T> = Readonly<Record<'TournamentPoints' | 'SweepStakes', T>>
type PlayAmounts = ByMode<readonly number[]>

/** The smallest stake of any game, by balance. */
export const smallestPlay = { coins: units('coins', 20), entries: units('entries', 0.1) } as const

/** Stakes in minor units: 20 to 10,000 coins, and entries from `least` (the smallest that the pays divide) to 50.00. */
export const playAmounts = (least: 10 | 20 | 25 | 100): PlayAmounts => ({
  TournamentPoints: [20, 40, 60, 100, 200, 500, 1_000, 2_000, 5_000, 10_000].map((coins) => coins * 100),
  SweepStakes: entryAmounts(least),
})

/** Tables take 10 to 25,000 coins. */
export const tableAmounts: PlayAmounts = {
  TournamentPoints: [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 25_000].map((coins) => coins * 100),
  SweepStakes: entryAmounts(10),
}

function entryAmounts(least: number): number[] {
  const larger = [50, 100, 200, 500, 1_000, 2_000, 5_000].filter((amount) => amount > 2 * least && amount % least === 0)
  return [least, 2 * least, ...larger]
}
