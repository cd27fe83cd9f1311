import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoBounds, geoContains, geoDistance } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { STATES, type State } from '#kernel/states.ts'
import { isByNeighbour } from './neighbours.ts'
import { distanceToLineM, EARTH_RADIUS_M, type Line } from './line-distance.ts'

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** State waters extend three nautical miles from the coast. */
const WATERS_M = 5_556

/**
 * Every US state that this circle touches, with `null` if part of it is in none (GEO-3). Measured against the borders
 * themselves, so that no strip is too narrow. Coastal waters count as their state.
 */
export function statesAround(position: Position, accuracyM: number): ReadonlySet<State | null> {
  const { borders, coasts, neighbours } = known()
  const own = stateAt(position)
  const measured = borders.map(({ state, lines }) => ({ state, awayM: state === own ? 0 : distanceToLineM(position, lines) }))
  const touched = new Set<State | null>(measured.filter(({ awayM }) => awayM <= accuracyM).map(({ state }) => state))
  const neighbourM = distanceToLineM(position, neighbours)
  const coastM = distanceToLineM(position, coasts)
  const nearest = measured.toSorted((one, other) => one.awayM - other.awayM)[0]
  if (own === null && nearest && nearest.awayM <= WATERS_M && coastM < neighbourM) touched.add(nearest.state)
  else if (own === null) touched.add(null)
  const toHighSeasM = own === null ? WATERS_M - coastM : WATERS_M + coastM
  if (neighbourM <= accuracyM || toHighSeasM < accuracyM) touched.add(null)
  return touched
}

/** The state containing this position, at a scale of 1 to 10 million; null if outside of all. */
export function stateAt({ latitude, longitude }: Position): State | null {
  const point: [number, number] = [longitude, latitude]
  const found = known().borders.find(({ bounds, shape }) => isWithin(point, bounds) && geoContains(shape, point))
  return found?.state ?? null
}

/** Along the surface, in meters. */
export const distanceM = (one: Position, other: Position): number =>
  EARTH_RADIUS_M * geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude])

type Bounds = readonly [[number, number], [number, number]]

interface Border {
  readonly state: State
  readonly shape: GeoJSON.Feature
  readonly bounds: Bounds
  readonly lines: readonly Line[]
}

interface Atlas {
  readonly borders: readonly Border[]
  /** Outer borders of a state: towards the sea or another country. */
  readonly coasts: readonly Line[]
  readonly neighbours: readonly Line[]
}

let read: Atlas | undefined

const known = (): Atlas => (read ??= readAtlas())

function readAtlas(): Atlas {
  const path = createRequire(import.meta.url).resolve('us-atlas/states-10m.json')
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ states: GeometryCollection<{ name: string }> }>
  const codes = new Map(Object.entries(STATES).map(([code, name]) => [name as string, code as State]))
  const { states } = atlas.objects
  const borders = feature(atlas, states).features.flatMap((shape) => {
    const state = codes.get(shape.properties.name)
    return state ? [{ state, shape, bounds: geoBounds(shape) as Bounds, lines: ringsOf(shape.geometry) }] : []
  })
  const outer = mesh(atlas, states as never, (one, other) => one === other).coordinates.flatMap(piecesOf)
  return {
    borders,
    coasts: outer.filter((piece) => !isByNeighbour(piece)),
    neighbours: outer.filter((piece) => isByNeighbour(piece)),
  }
}

const ringsOf = (geometry: GeoJSON.Geometry): readonly Line[] => {
  if (geometry.type === 'Polygon') return geometry.coordinates as unknown as Line[]
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates.flat() as unknown as Line[]) : []
}

/** One segment from point to point each, because a coastline may turn into a shared border. */
const piecesOf = (line: GeoJSON.Position[]): Line[] => line.slice(1).map((point, at) => [line[at]!, point] as unknown as Line)

/** Bounds that cross the date line have their west east of their east. */
function isWithin([longitude, latitude]: [number, number], [[west, south], [east, north]]: Bounds): boolean {
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return isBetween && latitude >= south && latitude <= north
}
