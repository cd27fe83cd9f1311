import { SECOND_MS } from '#kernel/time.ts'

/** Every spin wakes the reader; one look covers many, and costs less for each the more it covers. */
const GAP_MS = { least: 100, most: SECOND_MS }
/** The shares of spare processor time from which a machine is at ease, and below which it is busy. */
const SPARE = { atEase: 0.3, busy: 0.1 }

/** From a request to a look, in ms: a busy machine leaves its time to the players' rounds, and tells them a little later. */
export function lookGapMs(spare: number): number {
  const need = Math.min(1, Math.max(0, (SPARE.atEase - spare) / (SPARE.atEase - SPARE.busy)))
  return GAP_MS.least + need * (GAP_MS.most - GAP_MS.least)
}
