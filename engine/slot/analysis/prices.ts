import type { ModeReport } from '../../math-report/math-report.ts'

/** The most that the returns of two ways to play one game may differ: a price reflects the value of its rounds. */
const RETURNS_APART_MAX = 0.002

/** Whether all ways to play have nearly the same return. */
export const pricesAreFair = (modes: readonly Pick<ModeReport, 'rtp'>[]): boolean => {
  const returns = modes.map(({ rtp }) => Number(rtp.decimal))
  return Math.max(...returns) - Math.min(...returns) <= RETURNS_APART_MAX
}
