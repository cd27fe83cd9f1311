/** A spot on the layout that takes chips: the numbers it covers and its payout per chip, the chip included. */
export interface Spot {
  readonly id: string
  readonly kind: SpotKind
  readonly numbers: readonly number[]
  readonly multiple: number
}

const SPOT_KINDS = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'first-five',
  'six-line',
  'column',
  'dozen',
  'colour',
  'parity',
  'half',
] as const

export type SpotKind = (typeof SPOT_KINDS)[number]

/** A wheel and its layout. The double zero is number 37. */
export interface RouletteLayout {
  /** The pockets in wheel order, clockwise from the zero. */
  readonly wheel: readonly number[]
  /** Every spot by its id. */
  readonly spots: ReadonlyMap<string, Spot>
  /** The kinds of its spots. */
  readonly kinds: readonly SpotKind[]
}

const DOUBLE_ZERO = 37

/** A number as on the wheel. */
export const numberName = (number: number): string => (number === DOUBLE_ZERO ? '00' : String(number))

const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

export type Colour = 'red' | 'black' | 'green'

export const isZero = (number: number): boolean => number === 0 || number === DOUBLE_ZERO

export const colourOf = (number: number): Colour => (isZero(number) ? 'green' : RED.includes(number) ? 'red' : 'black')

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)
const numbers = from(1, 36)
const streets = from(0, 12).map((street) => 3 * street + 1)

/** The spots of 1 to 36. The count of covered numbers divides 36. */
const COMMON = [
  ...numbers.map((number) => spot(`straight-${number}`, 'straight', [number])),
  ...numbers.filter((n) => n % 3 !== 0).map((n) => spot(`split-${n}-${n + 1}`, 'split', [n, n + 1])),
  ...from(1, 33).map((n) => spot(`split-${n}-${n + 3}`, 'split', [n, n + 3])),
  ...streets.map((n) => spot(`street-${n}`, 'street', from(n, 3))),
  ...from(1, 32)
    .filter((n) => n % 3 !== 0)
    .map((n) => spot(`corner-${n}`, 'corner', [n, n + 1, n + 3, n + 4])),
  ...streets.slice(0, -1).map((n) => spot(`six-line-${n}`, 'six-line', from(n, 6))),
  ...[1, 2, 3].map((column) => covering(`column-${column}`, 'column', (n) => n % 3 === column % 3)),
  ...[1, 2, 3].map((dozen) => covering(`dozen-${dozen}`, 'dozen', (n) => Math.ceil(n / 12) === dozen)),
  covering('red', 'colour', (n) => colourOf(n) === 'red'),
  covering('black', 'colour', (n) => colourOf(n) === 'black'),
  covering('odd', 'parity', (n) => n % 2 === 1),
  covering('even', 'parity', (n) => n % 2 === 0),
  covering('low', 'half', (n) => n <= 18),
  covering('high', 'half', (n) => n > 18),
]

const SINGLE = layout(
  [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
    35, 3, 26,
  ],
  [
    spot('straight-0', 'straight', [0]),
    ...[1, 2, 3].map((number) => spot(`split-0-${number}`, 'split', [0, number])),
    spot('trio-0-1-2', 'trio', [0, 1, 2]),
    spot('trio-0-2-3', 'trio', [0, 2, 3]),
    spot('first-four', 'first-four', [0, 1, 2, 3]),
  ],
)

const DOUBLE = layout(
  [
    0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4,
    23, 35, 14, 2,
  ],
  [
    spot('straight-0', 'straight', [0]),
    spot('straight-00', 'straight', [DOUBLE_ZERO]),
    spot('split-0-00', 'split', [0, DOUBLE_ZERO]),
    spot('split-0-1', 'split', [0, 1]),
    spot('split-00-3', 'split', [DOUBLE_ZERO, 3]),
    spot('trio-0-1-2', 'trio', [0, 1, 2]),
    spot('trio-0-00-2', 'trio', [0, DOUBLE_ZERO, 2]),
    spot('trio-00-2-3', 'trio', [DOUBLE_ZERO, 2, 3]),
    spot('first-five', 'first-five', [0, DOUBLE_ZERO, 1, 2, 3]),
  ],
)

/** The layout of a game's wheel. */
export const layoutOf = ({ zeros = 1 }: { readonly zeros?: 1 | 2 }): RouletteLayout => (zeros === 2 ? DOUBLE : SINGLE)

/** A spot of either layout: the same id covers the same numbers. */
export const spotById = (id: string): Spot => (SINGLE.spots.get(id) ?? DOUBLE.spots.get(id))!

/** Spots of a kind cover equally many numbers, so one represents all. */
export const firstOf = ({ spots }: RouletteLayout, kind: SpotKind): Spot =>
  [...spots.values()].find((each) => each.kind === kind)!

function layout(wheel: readonly number[], zeros: readonly Spot[]): RouletteLayout {
  const all = [...zeros, ...COMMON]
  const kinds = SPOT_KINDS.filter((kind) => all.some((each) => each.kind === kind))
  const ordered = kinds.flatMap((kind) => all.filter((each) => each.kind === kind))
  return { wheel, spots: new Map(ordered.map((each) => [each.id, each])), kinds }
}

/** Where the numbers do not divide 36, as with five, the payout is rounded down. */
function spot(id: string, kind: SpotKind, covered: readonly number[]): Spot {
  return { id, kind, numbers: covered, multiple: Math.floor(36 / covered.length) }
}

/** The zeros are in none of these. */
function covering(id: string, kind: SpotKind, covers: (number: number) => boolean): Spot {
  return spot(id, kind, numbers.filter(covers))
}
