import { type Fraction, fraction } from '../../math-report/fraction.ts'
import type { SlotDefinition, WildReels } from '../definition.ts'
import { countAddedReels } from './added-reels.ts'
import { canCountByClasses, countByClasses } from './classes.ts'
import { countCollected } from './collected.ts'
import { countScreens } from './screen-counts.ts'
import type { SpinCounts } from './spin-counts.ts'
import { mixSpins, turnedReels, uncoveredReels } from './turned-spins.ts'
import { walkSpins } from './walk.ts'
import { canCountByWays, countByWays } from './ways.ts'

/** Every outcome of one spin of these reels, by the fastest method that applies. */
export function countSpins(
  definition: SlotDefinition,
  reels: SlotDefinition['reels'],
  wildReels?: readonly WildReels[],
): SpinCounts {
  const { mystery } = definition
  const isCovered = mystery !== undefined && reels.some((strip) => strip.includes(mystery.symbol))
  if (wildReels || isCovered) {
    const choices = wildReels ? turnedReels(definition, reels, wildReels) : uncoveredReels(definition, reels)
    return mixSpins(choices.map(({ weight, reels: turned }) => ({ weight, spins: countSpins(definition, turned) })))
  }
  if (definition.addsReels) return countAddedReels(definition)
  if (definition.screens) {
    return countScreens({ ...definition, reels }, definition.screens, (screen) => countSpins(screen, screen.reels))
  }
  if (definition.features.some(({ kind }) => kind === 'collect')) return countCollected(definition, reels)
  if (canCountByWays(definition)) return countByWays(definition, reels)
  return canCountByClasses(definition, reels) ? countByClasses(definition, reels) : walkSpins(definition, reels)
}

/** The ways in which the number of scatters `holds`. */
export const waysWith = ({ outcomes }: SpinCounts, holds: (scatters: number) => boolean): bigint =>
  outcomes.reduce((sum, { scatters, ways }) => (holds(scatters) ? sum + ways : sum), 0n)

export const meanUnits = ({ outcomes, total }: SpinCounts): Fraction =>
  fraction(
    outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n),
    total,
  )

/** The number of equally likely stops of these reels. */
export const cycleOf = (reels: SlotDefinition['reels']): string =>
  String(reels.reduce((product, reel) => product * BigInt(reel.length), 1n))
