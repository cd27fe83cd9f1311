import { positiveDegrees } from '../roulette/wheel-turn.ts'

const TURNS_MIN_DEGREES = 1_440

/** The wheel's angle with the middle of this segment below the pointer. */
export const restOf = (segment: number, segments: number): number => positiveDegrees((-360 * segment) / segments)

/** A turn on from where the wheel rests. */
export function turnFrom(rest: number, segment: number, segments: number): { readonly from: number; readonly to: number } {
  return { from: rest, to: rest + TURNS_MIN_DEGREES + positiveDegrees(restOf(segment, segments) - rest) }
}
