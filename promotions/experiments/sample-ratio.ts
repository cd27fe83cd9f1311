import { assert } from '#kernel/result.ts'
import { chiSquareTail } from './distributions.ts'

export interface SampleRatio {
  /** How likely counts at least this far from the shares are. */
  readonly p: number
  /** The assignment or the log is broken, and no result of the experiment counts. */
  readonly isMismatch: boolean
}

/** Low, since it is looked at often and a mismatch stops the experiment (Fabijan et al., 2019). */
const MISMATCH_BELOW = 0.001

/** Whether as many players were exposed to each variant as its share says (Pearson's chi-square test). */
export function checkSampleRatio(arms: readonly { readonly players: number; readonly share: number }[]): SampleRatio {
  assert(arms.length > 1 && arms.every(({ share }) => share > 0), 'each of several variants has a share')
  const players = arms.reduce((sum, arm) => sum + arm.players, 0)
  const shares = arms.reduce((sum, arm) => sum + arm.share, 0)
  if (players === 0) return { p: 1, isMismatch: false }
  const distance = arms.reduce((sum, arm) => {
    const expected = (players * arm.share) / shares
    return sum + (arm.players - expected) ** 2 / expected
  }, 0)
  const p = chiSquareTail(distance, arms.length - 1)
  return { p, isMismatch: p < MISMATCH_BELOW }
}
