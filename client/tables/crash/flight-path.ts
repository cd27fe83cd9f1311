import { PAY_UNITS } from '#engine/natural-odds/mode.ts'

interface Place {
  /** Shares of the sky, from the left and from the top. */
  readonly x: number
  readonly y: number
}

/** The flyer stays near the corner from three times the stake on, and the sky moves behind it. */
const CORNER = { x: 0.8, y: 0.24, at: 300 }
const START = { x: 0.16, y: 0.86 }

/** Where the flyer is at this multiplier, in hundredths. */
export function placeOf(multiplier: number): Place {
  const share = Math.min(1, Math.log(multiplier / PAY_UNITS) / Math.log(CORNER.at / PAY_UNITS))
  return {
    x: START.x + (CORNER.x - START.x) * share ** 0.8,
    y: START.y + (CORNER.y - START.y) * share ** 1.5,
  }
}

/** A curve from the start to the place, as path data in percent of the sky. */
export const pathTo = ({ x, y }: Place): string =>
  `M${START.x * 100} 100 Q${(START.x + (x - START.x) * 0.62) * 100} ${START.y * 100 + 8} ${x * 100} ${y * 100}`
