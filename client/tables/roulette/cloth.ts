import { isZero, type RouletteLayout, type Spot } from '#engine/roulette/spots.ts'
import { oncePer } from '#kernel/memo.ts'

/**
 * A spot's position in fields of the layout: `u` along the twelve streets (the zero before 0, the columns after 12),
 * `v` across the numbers 1, 2, 3 of a street (dozens below 0, even chances below -1). `along` and `across` are its
 * size.
 */
export interface Place {
  readonly u: number
  readonly v: number
  readonly along: number
  readonly across: number
}

export const FIELDS = { along: 14, across: 5 } as const

/** The clickable size of a line or corner between numbers, in fields. */
const [LINE, LENGTH] = [0.44, 0.56]

const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high']

const streetOf = (number: number): number => Math.floor((number - 1) / 3)
const acrossOf = (number: number): number => (number - 1) % 3

const onLine = (u: number, v: number): Place => ({ u, v, along: LENGTH, across: LINE })
const onStreetLine = (u: number, v: number): Place => ({ u, v, along: LINE, across: LENGTH })
const onCrossing = (u: number, v: number): Place => ({ u, v, along: LINE, across: LINE })

function placeOf({ wheel }: RouletteLayout, { id, kind, numbers }: Spot): Place {
  const [first = 0, second = 0] = numbers
  const [u, v] = [streetOf(first), acrossOf(first)]
  switch (kind) {
    case 'straight':
      return isZero(first) ? zeroPlace(first, wheel.filter(isZero).length) : { u: u + 0.5, v: v + 0.5, along: 1, across: 1 }
    case 'split':
      if (isZero(first)) return isZero(second) ? onLine(-0.5, 1.5) : onStreetLine(0, besideZeros(numbers))
      return second - first === 1 ? onLine(u + 0.5, v + 1) : onStreetLine(u + 1, v + 0.5)
    case 'street':
      return onLine(u + 0.5, 0)
    case 'trio':
      return onCrossing(0, besideZeros(numbers))
    case 'first-four':
    case 'first-five':
      return onCrossing(0, 0)
    case 'corner':
      return onCrossing(u + 1, v + 1)
    case 'six-line':
      return onCrossing(u + 1, 0)
    case 'column':
      return { u: 12.5, v: v + 0.5, along: 1, across: 1 }
    case 'dozen':
      return { u: u + 2, v: -0.5, along: 4, across: 1 }
    default:
      return { u: 2 * EVEN_CHANCES.indexOf(id) + 1, v: -1.5, along: 2, across: 1 }
  }
}

/** The zeros share the field before the first street: the zero beside 1, the double zero beside 3. */
function zeroPlace(number: number, zeros: number): Place {
  const across = 3 / zeros
  return { u: -0.5, v: number === 0 ? across / 2 : 3 - across / 2, along: 1, across }
}

/** On the line between zeros and numbers: the middle of these numbers. */
function besideZeros(numbers: readonly number[]): number {
  const others = numbers.filter((number) => !isZero(number)).map(acrossOf)
  return others.reduce((sum, each) => sum + each, 0) / others.length + 0.5
}

interface Placed {
  readonly spot: Spot
  readonly place: Place
}

/** Every spot with its position; fields first, then lines, then corners, so that smaller ones are on top. */
export const placesOf = oncePer((layout: RouletteLayout): ReadonlyMap<string, Placed> => {
  const all = [...layout.spots.values()]
    .map((spot) => ({ spot, place: placeOf(layout, spot) }))
    .toSorted((left, right) => areaOf(right.place) - areaOf(left.place))
  return new Map(all.map((each) => [each.spot.id, each]))
})

export const placeOfId = (layout: RouletteLayout, id: string): Place => placesOf(layout).get(id)!.place

export type Direction = readonly [along: -1 | 0 | 1, across: -1 | 0 | 1]

/** The next spot in a direction: near, and straight rather than sideways; the same one at the edge. */
export function spotBeside(layout: RouletteLayout, id: string, [along, across]: Direction): string {
  const from = placeOfId(layout, id)
  const found = [...placesOf(layout).values()]
    .map(({ spot, place }) => {
      const [du, dv] = [place.u - from.u, place.v - from.v]
      const ahead = du * along + dv * across
      const aside = Math.abs(du * across) + Math.abs(dv * along)
      return { id: spot.id, ahead, cost: ahead + 3 * aside }
    })
    .filter(({ ahead }) => ahead > 0.1)
  return found.length === 0 ? id : found.reduce((best, each) => (each.cost < best.cost ? each : best)).id
}

function areaOf({ along, across }: Place): number {
  return along * across
}
