/** Where things are on a board whose places are one unit wide; the top peg is at 0, 0. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Between two rows of pegs. */
export const ROW_HEIGHT = 0.88
/** The ball's middle while it lies on a peg. */
const LIFT = 0.42
/** How far above the top peg the ball starts. */
export const START = 1.3
/** Of the height of a row: how far the ball springs up from a peg. */
const SPRING = 0.45
/** Time of one row; the first fall and the last take as long. */
export const ROW_MS = 150

/** Peg number `peg` of a row, both from 0. The ball meets the one whose number says how often it went right. */
export const pegAt = (row: number, peg: number): Point => ({ x: peg - row / 2, y: row * ROW_HEIGHT })

/** Where a ball comes to rest. */
export const placeAt = (rows: number, place: number): Point => ({ x: place - rows / 2, y: rows * ROW_HEIGHT })

/** The pegs that the ball meets, from the top. */
export function pegsMet(path: readonly number[]): number[] {
  let peg = 0
  return path.map((step) => {
    const met = peg
    peg += step
    return met
  })
}

export const fallMs = (rows: number): number => (rows + 1) * ROW_MS

/** The ball at a part of its way, 0 to 1: thrown from peg to peg. Only the path says which ones. */
export function ballAt(path: readonly number[], part: number): Point {
  const rests = restsOf(path)
  const legs = rests.length - 1
  const leg = Math.min(legs - 1, Math.floor(part * legs))
  const time = Math.min(1, Math.max(0, part * legs - leg))
  const [from, to] = [rests[leg]!, rests[leg + 1]!]
  // The first leg is a plain fall; the others spring up first.
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
