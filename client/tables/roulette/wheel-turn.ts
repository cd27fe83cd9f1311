/** The numbers of a wheel, clockwise from the zero. */
type Numbers = readonly number[]

export const stepDegrees = (wheel: Numbers): number => 360 / wheel.length

/** A pocket's angle on the wheel, in degrees clockwise from the zero. */
export const pocketDegrees = (wheel: Numbers, number: number): number => wheel.indexOf(number) * stepDegrees(wheel)

/** Varies where on the screen the ball stops. */
const SPREAD = 137

/** The wheel's angle with the ball of `number` at rest, its pocket at the chosen screen position. */
export const restDegrees = (wheel: Numbers, number: number | undefined): number =>
  number === undefined ? 0 : positiveDegrees(SPREAD * number - pocketDegrees(wheel, number))

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

export function turnTo(wheel: Numbers, number: number, before: number | undefined): WheelTurn {
  const from = restDegrees(wheel, before)
  const ballTo = pocketDegrees(wheel, number)
  return {
    from,
    to: from + TURNS_MIN_DEGREES + positiveDegrees(restDegrees(wheel, number) - from),
    ballFrom: ballTo + BALL_TURNS * 360,
    ballTo,
  }
}

export function positiveDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
