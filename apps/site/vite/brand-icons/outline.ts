export type Point = readonly [x: number, y: number]
export type Outline = readonly (readonly Point[])[]

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/y
const FLAG = /[01]/y
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }
const STEPS = 16

/** The outline of an SVG path as polygons, with curves as short lines. Throws on commands that our icons do not use. */
export function outlineOf(path: string): Outline {
  const pen = new Pen()
  for (const { command, values } of commandsOf(path)) pen.draw(command, values)
  return pen.outline
}

interface Command {
  readonly command: string
  readonly values: readonly number[]
}

function* commandsOf(path: string): Generator<Command> {
  let at = 0
  const skip = (): void => {
    while (/[\s,]/.test(path[at] ?? '')) at += 1
  }
  const read = (pattern: RegExp): number => {
    skip()
    pattern.lastIndex = at
    const [text] = pattern.exec(path) ?? []
    if (text === undefined) throw new Error(`no number at ${at} of ${path}`)
    at += text.length
    return Number(text)
  }
  let command = ''
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at]!)) command = path[at++]!
    const count = ARGUMENTS[command.toLowerCase()]
    if (count === undefined) throw new Error(`'${command}' of a path is not known here`)
    const isArc = command.toLowerCase() === 'a'
    yield { command, values: Array.from({ length: count }, (_, nth) => read(isArc && (nth === 3 || nth === 4) ? FLAG : NUMBER)) }
    // Coordinates that repeat after a move are lines.
    if (command === 'm') command = 'l'
    if (command === 'M') command = 'L'
  }
}

class Pen {
  readonly outline: Point[][] = []
  #at: Point = [0, 0]
  #start: Point = [0, 0]
  /** The last control point of a cubic curve; a smooth one mirrors it. */
  #control: Point | null = null

  draw(command: string, values: readonly number[]): void {
    const kind = command.toLowerCase()
    const [x, y] = command === kind ? this.#at : [0, 0]
    const to = values.map((value, nth) => value + (nth % 2 === 0 ? x : y))
    const point = (nth: number): Point => [to[nth]!, to[nth + 1]!]
    const control = this.#control
    this.#control = null
    if (kind === 'm') this.#move(point(0))
    else if (kind === 'z') this.#at = this.#start
    else if (kind === 'l') this.#line(point(0))
    else if (kind === 'h') this.#line([to[0]!, this.#at[1]])
    else if (kind === 'v') this.#line([this.#at[0], values[0]! + y])
    else if (kind === 'c') this.#cubic(point(0), point(2), point(4))
    else if (kind === 's') this.#cubic(mirror(control ?? this.#at, this.#at), point(0), point(2))
    else if (kind === 'q') this.#quadratic(point(0), point(2))
    else this.#arc(values, [values[5]! + x, values[6]! + y])
  }

  #move(to: Point): void {
    this.outline.push([to])
    this.#at = this.#start = to
  }

  #line(to: Point): void {
    if (this.outline.at(-1)?.at(-1) !== this.#at) this.outline.push([this.#at])
    this.outline.at(-1)!.push(to)
    this.#at = to
  }

  #cubic(one: Point, two: Point, end: Point): void {
    const from = this.#at
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS
      const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3]
      const on = (axis: 0 | 1) => a * from[axis] + b * one[axis] + c * two[axis] + d * end[axis]
      this.#line(step === STEPS ? end : [on(0), on(1)])
    }
    this.#control = two
  }

  #quadratic(control: Point, end: Point): void {
    const third = (from: Point): Point => [from[0] + (2 / 3) * (control[0] - from[0]), from[1] + (2 / 3) * (control[1] - from[1])]
    this.#cubic(third(this.#at), third(end), end)
    this.#control = null
  }

  /** Circles only, since our icons have no ellipses. A radius that is too short grows until it fits. */
  #arc([radius = 0, , , isLarge, isClockwise]: readonly number[], end: Point): void {
    const [from, half] = [this.#at, [(end[0] - this.#at[0]) / 2, (end[1] - this.#at[1]) / 2] as const]
    const reach = Math.hypot(...half)
    if (reach === 0) return
    const r = Math.max(radius, reach)
    const side = (isLarge === isClockwise ? -1 : 1) * (Math.sqrt(r * r - reach * reach) / reach)
    const center: Point = [from[0] + half[0] - side * half[1], from[1] + half[1] + side * half[0]]
    const angleOf = ([x, y]: Point) => Math.atan2(y - center[1], x - center[0])
    const start = angleOf(from)
    let turn = angleOf(end) - start
    if (isClockwise && turn < 0) turn += 2 * Math.PI
    if (!isClockwise && turn > 0) turn -= 2 * Math.PI
    for (let step = 1; step <= STEPS; step++) {
      const angle = start + (turn * step) / STEPS
      this.#line(step === STEPS ? end : [center[0] + r * Math.cos(angle), center[1] + r * Math.sin(angle)])
    }
  }
}

const mirror = ([x, y]: Point, [atX, atY]: Point): Point => [2 * atX - x, 2 * atY - y]
