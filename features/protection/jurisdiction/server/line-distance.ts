export const EARTH_RADIUS_M = 6_371_000
const RADIANS = Math.PI / 180

/** Longitude and latitude in degrees, in map order. */
export type Point = readonly [longitude: number, latitude: number]
export type Line = readonly Point[]

/** The distance to the nearest segment of these lines in meters; Infinity if there are none. */
export function distanceToLineM(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  lines: readonly Line[],
): number {
  const flatten = flattenedAround([longitude, latitude])
  let least = Infinity
  for (const line of lines) {
    let before: Flat | undefined
    for (const point of line) {
      const here = flatten(point)
      least = Math.min(least, distanceToPiece(before ?? here, here))
      before = here
    }
  }
  return least
}

type Flat = readonly [x: number, y: number]

/** An azimuthal equidistant projection in meters: distances from its center match those on the globe. */
function flattenedAround([longitude, latitude]: Point): (point: Point) => Flat {
  const [sin, cos] = [Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS)]
  return ([lon, lat]) => {
    const turn = (lon - longitude) * RADIANS
    const [sinOf, cosOf] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)]
    const nearness = Math.max(-1, Math.min(1, sin * sinOf + cos * cosOf * Math.cos(turn)))
    const angle = Math.acos(nearness)
    const scale = angle < 1e-9 ? EARTH_RADIUS_M : (EARTH_RADIUS_M * angle) / Math.max(Math.sin(angle), 1e-9)
    return [scale * cosOf * Math.sin(turn), scale * (cos * sinOf - sin * cosOf * Math.cos(turn))]
  }
}

/** From the projection's center to the segment between two points. */
function distanceToPiece([x1, y1]: Flat, [x2, y2]: Flat): number {
  const [alongX, alongY] = [x2 - x1, y2 - y1]
  const length2 = alongX * alongX + alongY * alongY
  const at = length2 === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * alongX + y1 * alongY) / length2))
  return Math.hypot(x1 + at * alongX, y1 + at * alongY)
}
