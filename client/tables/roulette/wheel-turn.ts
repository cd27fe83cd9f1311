import { POCKETS, WHEEL } from '#engine/roulette/spots.ts'

export const STEP_DEGREES = 360 / POCKETS

/** Where a pocket lies on the wheel, in degrees from the zero, clockwise. */
export const pocketDegrees = (number: number): number => WHEEL.indexOf(number) * STEP_DEGREES

/** Spreads where on the screen the ball comes to rest: not always in one place. */
const SPREAD = 137

/** How far the wheel stands turned with the ball of `number` at rest: the pocket is then at its place on the screen. */
export const restDegrees = (number: number | undefined): number =>
  number === undefined ? 0 : positive(SPREAD * number - pocketDegrees(number))

const TURNS_MIN_DEGREES = 720
const BALL_TURNS = 8

export interface WheelTurn {
  /** The wheel, from where it stood; it turns on clockwise. */
  readonly from: number
  readonly to: number
  /** The ball against the wheel: it runs the other way, and ends in its pocket. */
  readonly ballFrom: number
  readonly ballTo: number
}

export function turnTo(number: number, before: number | undefined): WheelTurn {
  const from = restDegrees(before)
  const ballTo = pocketDegrees(number)
  return {
    from,
    to: from + TURNS_MIN_DEGREES + positive(restDegrees(number) - from),
    ballFrom: ballTo + BALL_TURNS * 360,
    ballTo,
  }
}

function positive(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
