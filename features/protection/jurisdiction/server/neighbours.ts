import type { Line, Point } from './line-distance.ts'

/** Degrees: the state map does not say which outer borders face the sea; these lines do, to about 25 km. */
const NEAR = { latitude: 0.25, longitude: 0.35 }
const STEP = 0.2

/** Roughly, from west to east. */
const MEXICO: Line = [
  [-117.13, 32.53],
  [-114.72, 32.72],
  [-114.81, 32.49],
  [-111.07, 31.33],
  [-108.21, 31.33],
  [-108.21, 31.78],
  [-106.53, 31.78],
  [-104.9, 30.57],
  [-104.4, 29.57],
  [-103.1, 28.98],
  [-102.4, 29.77],
  [-101.4, 29.77],
  [-100.3, 28.28],
  [-99.5, 27.5],
  [-99.1, 26.4],
  [-98.2, 26.06],
  [-97.14, 25.96],
]

const CANADA: Line = [
  [-124.73, 48.5],
  [-123.5, 48.25],
  [-123.2, 48.4],
  [-123.3, 49.0],
  [-95.15, 49.0],
  [-95.15, 49.38],
  [-94.6, 48.72],
  [-93.0, 48.6],
  [-91.4, 48.07],
  [-89.6, 48.0],
  [-88.4, 48.3],
  [-84.8, 46.75],
  [-84.5, 46.45],
  [-83.6, 46.1],
  [-82.5, 45.3],
  [-82.42, 43.0],
  [-82.5, 42.6],
  [-83.1, 42.25],
  [-82.7, 41.7],
  [-79.1, 42.8],
  [-79.05, 43.3],
  [-79.2, 43.45],
  [-76.8, 43.63],
  [-76.4, 44.1],
  [-75.3, 44.85],
  [-74.7, 45.0],
  [-71.5, 45.01],
  [-71.0, 45.3],
  [-70.3, 45.9],
  [-70.0, 46.7],
  [-69.2, 47.46],
  [-68.3, 47.36],
  [-67.8, 47.07],
  [-67.8, 45.7],
  [-67.4, 45.2],
  [-66.95, 44.8],
]

const CANADA_BY_ALASKA: Line = [
  [-141.0, 69.64],
  [-141.0, 60.3],
  [-139.1, 60.1],
  [-137.5, 58.9],
  [-135.5, 59.75],
  [-133.4, 58.4],
  [-130.0, 56.0],
  [-130.1, 55.0],
  [-131.0, 54.7],
]

/** Adds points along the line, dense enough that every segment is close to one. */
const stepsAlong = (line: Line): readonly Point[] =>
  line.slice(1).flatMap((to, at) => {
    const from = line[at]!
    const steps = Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) / STEP)
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const part = step / steps
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    })
  })

const NEIGHBOURS = [MEXICO, CANADA, CANADA_BY_ALASKA].flatMap(stepsAlong)

/** Whether another country begins beyond this segment of a state's outer border. */
export const isByNeighbour = ([point = [0, 0]]: Line): boolean =>
  NEIGHBOURS.some(
    ([longitude, latitude]) => Math.abs(point[1] - latitude) <= NEAR.latitude && Math.abs(point[0] - longitude) <= NEAR.longitude,
  )
