/** A spot on the layout that takes chips: the numbers it covers and its payout per chip, the chip included. */
export interface Spot {
  readonly id: string
  readonly kind: SpotKind
  readonly numbers: readonly number[]
  readonly multiple: number
}

export const SPOT_KINDS = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'column',
  'dozen',
  'colour',
  'parity',
  'half',
] as const

export type SpotKind = (typeof SPOT_KINDS)[number]

/** The zero and 1 to 36. */
export const POCKETS = 37

/** The pockets in wheel order, clockwise from the zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
]

const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

export type Colour = 'red' | 'black' | 'green'

export const colourOf = (number: number): Colour => (number === 0 ? 'green' : RED.includes(number) ? 'red' : 'black')

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)
const numbers = from(1, 36)
const streets = from(0, 12).map((street) => 3 * street + 1)

/** Every spot by its id. The count of covered numbers divides 36, so all spots return 36 of 37. */
export const SPOTS: ReadonlyMap<string, Spot> = new Map(
  [
    ...from(0, POCKETS).map((number) => spot(`straight-${number}`, 'straight', [number])),
    ...[1, 2, 3].map((number) => spot(`split-0-${number}`, 'split', [0, number])),
    ...numbers.filter((n) => n % 3 !== 0).map((n) => spot(`split-${n}-${n + 1}`, 'split', [n, n + 1])),
    ...from(1, 33).map((n) => spot(`split-${n}-${n + 3}`, 'split', [n, n + 3])),
    ...streets.map((n) => spot(`street-${n}`, 'street', from(n, 3))),
    spot('trio-0-1-2', 'trio', [0, 1, 2]),
    spot('trio-0-2-3', 'trio', [0, 2, 3]),
    ...from(1, 32)
      .filter((n) => n % 3 !== 0)
      .map((n) => spot(`corner-${n}`, 'corner', [n, n + 1, n + 3, n + 4])),
    spot('first-four', 'first-four', [0, 1, 2, 3]),
    ...streets.slice(0, -1).map((n) => spot(`six-line-${n}`, 'six-line', from(n, 6))),
    ...[1, 2, 3].map((column) => covering(`column-${column}`, 'column', (n) => n % 3 === column % 3)),
    ...[1, 2, 3].map((dozen) => covering(`dozen-${dozen}`, 'dozen', (n) => Math.ceil(n / 12) === dozen)),
    covering('red', 'colour', (n) => colourOf(n) === 'red'),
    covering('black', 'colour', (n) => colourOf(n) === 'black'),
    covering('odd', 'parity', (n) => n % 2 === 1),
    covering('even', 'parity', (n) => n % 2 === 0),
    covering('low', 'half', (n) => n <= 18),
    covering('high', 'half', (n) => n > 18),
  ].map((each) => [each.id, each]),
)

/** Spots of a kind cover equally many numbers, so one represents all. */
export const firstOf = (kind: SpotKind): Spot => [...SPOTS.values()].find((each) => each.kind === kind)!

function spot(id: string, kind: SpotKind, covered: readonly number[]): Spot {
  return { id, kind, numbers: covered, multiple: 36 / covered.length }
}

/** The zero is on none of these. */
function covering(id: string, kind: SpotKind, covers: (number: number) => boolean): Spot {
  return spot(id, kind, numbers.filter(covers))
}
