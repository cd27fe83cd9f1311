import { oncePer } from '#kernel/memo.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import type { CrashDefinition } from './definition.ts'

type Curve = Pick<CrashDefinition, 'tickMs' | 'growth' | 'targetMax'>

/** Fractions of a hundredth that are kept from tick to tick. */
const FINE = 10_000

/** The multiplier at each tick, in ten-thousandths of a hundredth. Whole numbers give every machine the same curve. */
const ticksOf = oncePer((curve: Curve): readonly number[] => {
  const ticks = [PAY_UNITS * FINE]
  while (ticks.at(-1)! < curve.targetMax * FINE) ticks.push(ticks.at(-1)! + Math.floor((ticks.at(-1)! * curve.growth) / 1_000))
  return ticks
})

/** The multiplier this long after the start, in hundredths, rounded down. */
export function multiplierAt(curve: Curve, ms: number): number {
  const ticks = ticksOf(curve)
  const tick = Math.floor(Math.max(0, ms) / curve.tickMs)
  const [from, to] = [ticks[tick], ticks[tick + 1]]
  if (from === undefined || to === undefined) return curve.targetMax
  const within = Math.floor(((to - from) * (Math.max(0, ms) - tick * curve.tickMs)) / curve.tickMs)
  return Math.min(curve.targetMax, Math.floor((from + within) / FINE))
}

/** The first millisecond at which the multiplier is reached. */
export function reachedAt(curve: Curve, multiplier: number): number {
  let [low, high] = [0, (ticksOf(curve).length - 1) * curve.tickMs]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (multiplierAt(curve, middle) >= multiplier) high = middle
    else low = middle + 1
  }
  return low
}

/** The first millisecond past the burst; a flight that reaches the top multiplier ends there. */
export const burstsAt = (curve: Curve, burst: number): number => reachedAt(curve, Math.min(burst + 1, curve.targetMax))
