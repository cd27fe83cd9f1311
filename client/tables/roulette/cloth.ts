import { type Spot, SPOTS } from '#engine/roulette/spots.ts'

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

function placeOf({ id, kind, numbers }: Spot): Place {
  const [first = 0, second = 0] = numbers
  const [u, v] = [streetOf(first), acrossOf(first)]
  switch (kind) {
    case 'straight':
      return first === 0 ? { u: -0.5, v: 1.5, along: 1, across: 3 } : { u: u + 0.5, v: v + 0.5, along: 1, across: 1 }
    case 'split':
      if (first === 0) return onStreetLine(0, acrossOf(second) + 0.5)
      return second - first === 1 ? onLine(u + 0.5, v + 1) : onStreetLine(u + 1, v + 0.5)
    case 'street':
      return onLine(u + 0.5, 0)
    case 'trio':
      return onCrossing(0, second)
    case 'first-four':
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

/** Every spot with its position; fields first, then lines, then corners, so that smaller ones are on top. */
export const PLACES: readonly { readonly spot: Spot; readonly place: Place }[] = [...SPOTS.values()]
  .map((spot) => ({ spot, place: placeOf(spot) }))
  .toSorted((left, right) => areaOf(right.place) - areaOf(left.place))

const PLACE_BY_ID = new Map(PLACES.map(({ spot, place }) => [spot.id, place]))

export const placeOfId = (id: string): Place => PLACE_BY_ID.get(id)!

export type Direction = readonly [along: -1 | 0 | 1, across: -1 | 0 | 1]

/** The next spot in a direction: near, and straight rather than sideways; the same one at the edge. */
export function spotBeside(id: string, [along, across]: Direction): string {
  const from = placeOfId(id)
  const found = PLACES.map(({ spot, place }) => {
    const [du, dv] = [place.u - from.u, place.v - from.v]
    const ahead = du * along + dv * across
    const aside = Math.abs(du * across) + Math.abs(dv * along)
    return { id: spot.id, ahead, cost: ahead + 3 * aside }
  }).filter(({ ahead }) => ahead > 0.1)
  return found.length === 0 ? id : found.reduce((best, each) => (each.cost < best.cost ? each : best)).id
}

function areaOf({ along, across }: Place): number {
  return along * across
}
