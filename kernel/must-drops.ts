import { type ByMode, jackpotSeed, modeAmounts } from './economy.ts'
import { reward } from './reward.ts'

/** A jackpot that is won at a hidden amount between its start and a published one. The house feeds it. */
export interface MustDrop {
  readonly tier: 'mini' | 'minor'
  /** Of each play amount, on top of the game's own return. */
  readonly millionths: number
  /** Its start, in minor units. */
  readonly seed: ByMode<number>
  /** It drops below this amount, in minor units. */
  readonly mustDropBy: ByMode<number>
}

/** The start is a fifth of the published amount, so that starts add half of the contributions in both modes. */
const MUST_DROPS: readonly MustDrop[] = [
  { tier: 'mini', millionths: 3_000, seed: jackpotSeed('mini'), mustDropBy: modeAmounts(reward(100_000, 25)) },
  { tier: 'minor', millionths: 2_000, seed: jackpotSeed('minor'), mustDropBy: modeAmounts(reward(1_000_000, 250)) },
]

/** Slots that settle in one step and have no other jackpots. Each has jackpots of its own. */
export const MUST_DROP_GAMES: readonly string[] = ['nile-ascendant', 'prairie-thunder', 'valkyrie-oath']

export const mustDropsOf = (slug: string): readonly MustDrop[] => (MUST_DROP_GAMES.includes(slug) ? MUST_DROPS : [])

/** The share of each play amount that the starts add, in millionths: the hidden amount is halfway on average. */
export const startMillionths = ({ millionths, seed, mustDropBy }: MustDrop, mode: keyof ByMode<number>): number =>
  (millionths * 2 * seed[mode]) / (mustDropBy[mode] - seed[mode])
