import type { Outline } from './outline.ts'

/** Scan lines per row of pixels. */
const LINES = 4

/** The coverage of each pixel by an outline, 0 to 1, row by row; nonzero winding counts as inside. */
export function coverageOf(outline: Outline, size: number): Float32Array {
  const covered = new Float32Array(size * size)
  crossingsOf(outline, size * LINES).forEach((crossings, line) => {
    crossings.sort((one, other) => one.x - other.x)
    let winding = 0
    crossings.forEach(({ x, turn }, nth) => {
      winding += turn
      const next = crossings[nth + 1]
      if (winding !== 0 && next) cover(covered, { row: Math.floor(line / LINES) * size, from: x, to: next.x, size })
    })
  })
  return covered
}

interface Crossing {
  readonly x: number
  readonly turn: 1 | -1
}

/** The intersections of each line with the outline. */
function crossingsOf(outline: Outline, lines: number): Crossing[][] {
  const crossings = Array.from({ length: lines }, (): Crossing[] => [])
  for (const polygon of outline) {
    polygon.forEach((from, at) => {
      const to = polygon[(at + 1) % polygon.length]!
      const [top, bottom] = from[1] < to[1] ? [from, to] : [to, from]
      const slope = (bottom[0] - top[0]) / (bottom[1] - top[1])
      const last = Math.min(lines, Math.ceil(bottom[1] * LINES - 0.5))
      for (let line = Math.max(0, Math.ceil(top[1] * LINES - 0.5)); line < last; line++) {
        crossings[line]!.push({ x: top[0] + ((line + 0.5) / LINES - top[1]) * slope, turn: top === from ? 1 : -1 })
      }
    })
  }
  return crossings
}

interface Span {
  readonly row: number
  readonly from: number
  readonly to: number
  readonly size: number
}

function cover(covered: Float32Array, { row, from, to, size }: Span): void {
  const [start, end] = [Math.max(0, from), Math.min(size, to)]
  for (let x = Math.floor(start); x < end; x++) {
    covered[row + x]! += (Math.min(x + 1, end) - Math.max(x, start)) / LINES
  }
}
