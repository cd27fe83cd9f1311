/** Geometry of a board whose slots are one unit wide; the top peg is at 0, 0. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Distance between two rows of pegs. */
export const ROW_HEIGHT = 0.88
/** The ball's center above the peg that it touches. */
const LIFT = 0.42
/** The ball's starting height above the top peg. */
export const START = 1.3
/** As a share of the row height: how high the ball bounces off a peg. */
const SPRING = 0.45
/** Duration of one row in ms; the first and the last fall take as long. */
export const ROW_MS = 150

/** Peg number `peg` of a row, both from 0. The ball hits the peg whose number equals its moves to the right so far. */
export const pegAt = (row: number, peg: number): Point => ({ x: peg - row / 2, y: row * ROW_HEIGHT })

/** Where a ball comes to rest. */
export const placeAt = (rows: number, place: number): Point => ({ x: place - rows / 2, y: rows * ROW_HEIGHT })

/** The pegs that the ball hits, from the top. */
export function pegsMet(path: readonly number[]): number[] {
  let peg = 0
  return path.map((step) => {
    const met = peg
    peg += step
    return met
  })
}

export const fallMs = (rows: number): number => (rows + 1) * ROW_MS

/** The ball at a fraction of its path, 0 to 1, bouncing from peg to peg. Only the path decides which ones. */
export function ballAt(path: readonly number[], part: number): Point {
  const rests = restsOf(path)
  const legs = rests.length - 1
  const leg = Math.min(legs - 1, Math.floor(part * legs))
  const time = Math.min(1, Math.max(0, part * legs - leg))
  const [from, to] = [rests[leg]!, rests[leg + 1]!]
  // The first leg is a plain fall; the others start with a bounce.
  const spring = leg === 0 ? 0 : SPRING
  const down = (1 + spring) * time ** 2 - spring * time
  return { x: from.x + (to.x - from.x) * time, y: from.y + (to.y - from.y) * down }
}

function restsOf(path: readonly number[]): Point[] {
  const pegs = pegsMet(path).map((peg, row) => pegAt(row, peg))
  const place = path.reduce((sum, step) => sum + step, 0)
  const onPegs = pegs.map(({ x, y }) => ({ x, y: y - LIFT }))
  return [{ x: 0, y: -START }, ...onPegs, placeAt(path.length, place)]
}
