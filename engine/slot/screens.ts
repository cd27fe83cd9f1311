import type { SlotDefinition } from './definition.ts'

type Reels = SlotDefinition['reels']

/** The number of reels that a line crosses: those of one screen. */
export const reelsAcross = ({ reels, screens }: Pick<SlotDefinition, 'reels' | 'screens'>): number =>
  reels.length / (screens?.count ?? 1)

/** The reels of each screen. */
export function screensOf({ screens }: Pick<SlotDefinition, 'screens'>, reels: Reels): Reels[] {
  const across = reelsAcross({ reels, ...(screens && { screens }) })
  return Array.from({ length: screens?.count ?? 1 }, (_, screen) => reels.slice(screen * across, (screen + 1) * across))
}

/** The rules of one screen by itself. */
export function oneScreen(definition: SlotDefinition, reels: Reels): SlotDefinition {
  const { screens: _, wildReels: __, features: ___, ...rules } = definition
  return { ...rules, reels, features: [] }
}
