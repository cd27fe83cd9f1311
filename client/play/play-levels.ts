/** The highest level not above `wanted`; the lowest if all are above. */
export const levelNear = (levels: readonly number[], wanted: number): number =>
  levels.findLast((level) => level <= wanted) ?? levels[0] ?? 0

/** One level up or down, clamped at the ends. */
export function levelBeside(levels: readonly number[], stake: number, by: -1 | 1): number {
  const index = levels.indexOf(levelNear(levels, stake))
  return levels[Math.min(levels.length - 1, Math.max(0, index + by))] ?? stake
}
