import { POCKETS, WHEEL } from '#engine/roulette/spots.ts'

export const STEP_DEGREES = 360 / POCKETS

/** A pocket's angle on the wheel, in degrees clockwise from the zero. */
export const pocketDegrees = (number: number): number => WHEEL.indexOf(number) * STEP_DEGREES

/** Varies where on the screen the ball stops. */
const SPREAD = 137

/** The wheel's angle with the ball of `number` at rest, its pocket at the chosen screen position. */
export const restDegrees = (number: number | undefined): number =>
  number === undefined ? 0 : positive(SPREAD * number - pocketDegrees(number))

const TURNS_MIN_DEGREES = 720
const BALL_TURNS = 8

export interface WheelTurn {
  /** The wheel's angle, continuing clockwise from its position. */
  readonly from: number
  readonly to: number
  /** The ball's angle: it runs against the wheel and ends in its pocket. */
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
