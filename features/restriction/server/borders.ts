import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoBounds, geoContains, geoDistance } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { STATES, type State } from '#kernel/states.ts'

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_M = 6_371_000
/** Points on the rim of the circle of uncertainty that are looked at, besides its middle. */
const RIM_POINTS = 16

/** Every state of the United States that this circle touches; `null` among them where part of it lies in none (GEO-3). */
export function statesAround(position: Position, accuracyM: number): ReadonlySet<State | null> {
  const rim = Array.from({ length: RIM_POINTS }, (_, at) => moved(position, accuracyM, (2 * Math.PI * at) / RIM_POINTS))
  return new Set([position, ...rim].map(stateAt))
}

/** The state whose borders hold this position, at a scale of 1 to 10 million; null outside of all. */
export function stateAt({ latitude, longitude }: Position): State | null {
  const point: [number, number] = [longitude, latitude]
  const found = borders().find(({ bounds, shape }) => isWithin(point, bounds) && geoContains(shape, point))
  return found?.state ?? null
}

/** Along the surface, in metres. */
export const distanceM = (one: Position, other: Position): number =>
  EARTH_RADIUS_M * geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude])

type Bounds = readonly [[number, number], [number, number]]

interface Border {
  readonly state: State
  readonly shape: GeoJSON.Feature
  readonly bounds: Bounds
}

let known: readonly Border[] | undefined

function borders(): readonly Border[] {
  known ??= readBorders()
  return known
}

function readBorders(): readonly Border[] {
  const path = createRequire(import.meta.url).resolve('us-atlas/states-10m.json')
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ states: GeometryCollection<{ name: string }> }>
  const codes = new Map(Object.entries(STATES).map(([code, name]) => [name as string, code as State]))
  return feature(atlas, atlas.objects.states).features.flatMap((shape) => {
    const state = codes.get(shape.properties.name)
    return state ? [{ state, shape, bounds: geoBounds(shape) as Bounds }] : []
  })
}

/** Bounds that cross the date line have their west east of their east. */
function isWithin([longitude, latitude]: [number, number], [[west, south], [east, north]]: Bounds): boolean {
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return isBetween && latitude >= south && latitude <= north
}

/** So many metres away, in a direction in radians from the north; good for what a device calls its accuracy. */
function moved({ latitude, longitude }: Position, byM: number, direction: number): Position {
  const degrees = (byM / EARTH_RADIUS_M) * (180 / Math.PI)
  const widening = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  return {
    latitude: Math.max(-90, Math.min(90, latitude + degrees * Math.cos(direction))),
    longitude: ((longitude + (degrees * Math.sin(direction)) / widening + 540) % 360) - 180,
  }
}
