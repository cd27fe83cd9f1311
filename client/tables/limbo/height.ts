import { PAY_UNITS } from '#engine/natural-odds/mode.ts'

/** The sky ends this much above the higher of target and multiplier. */
const ROOM = 1.6

/** The heights of the target and the multiplier as shares of the sky, on a logarithmic scale. */
export function heightsOf(target: number, multiplier: number | undefined): { readonly target: number; readonly kite: number } {
  const top = Math.log((ROOM * Math.max(target, multiplier ?? 0)) / PAY_UNITS)
  const shareOf = (hundredths: number): number => Math.log(hundredths / PAY_UNITS) / top
  return { target: shareOf(target), kite: multiplier === undefined ? 0 : shareOf(multiplier) }
}
