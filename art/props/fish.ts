/** Fish of enamel and of gold. */
import type { Part } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const wet: Finish = { metalness: 0.12, roughness: 0.1, clearcoat: 1, iridescence: 0.35 }
const paint: Finish = { metalness: 0, roughness: 0.15, clearcoat: 1 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

export interface FishLook {
  /** Back, side, belly. */
  body: readonly string[]
  fin: Surface
  stripe?: Surface
  /** How high the body is for its length. */
  plump: number
  /** A spiked fin along the back, as large fish have. */
  spines?: boolean
  scales?: Finish
}

/** A fish that swims to the right; its flank stays clear for the value that the screen writes. */
export function fish({ body, fin, stripe, plump, spines, scales = wet }: FishLook): Model {
  const eye: Part[] = [
    {
      part: 'ball',
      radius: 0.15,
      at: [0.62, plump * 0.28, 0.27],
      scale: [1, 1, 0.6],
      surface: { ...paint, color: '#ffffff' },
    },
    {
      part: 'ball',
      radius: 0.085,
      at: [0.65, plump * 0.28, 0.36],
      scale: [1, 1, 0.6],
      surface: { ...paint, color: '#0a1420' },
    },
  ]
  const stripes: Part[] = stripe
    ? [-0.42, -0.08, 0.26].map((x): Part => ({
        part: 'ring',
        radius: 1,
        tube: 0.06,
        at: [x, 0, 0],
        turn: [0, 1.571, 0],
        scale: [0.34 * Math.sqrt(1 - x * x), plump * 0.99 * Math.sqrt(1 - x * x), 1],
        surface: stripe,
      }))
    : []
  const back = spines
    ? 'M-0.6 0 L-0.62 0.34 L-0.36 0.2 L-0.3 0.5 L-0.04 0.3 L0.06 0.54 L0.2 0.28 L0.36 0.42 L0.44 0 Z'
    : 'M-0.55 0 C-0.5 0.3 -0.2 0.46 0.1 0.4 C0.2 0.3 0.34 0.12 0.42 0 Z'
  return assembly([
    { part: 'ball', radius: 1, scale: [1, plump, 0.34], gradient: body, surface: scales },
    ...stripes,
    {
      part: 'plate',
      path: 'M0.1 0 C-0.2 0.1 -0.5 0.55 -0.72 0.66 C-0.56 0.3 -0.56 -0.3 -0.72 -0.66 C-0.5 -0.55 -0.2 -0.1 0.1 0 Z',
      depth: 0.06,
      edge: 0.05,
      at: [-0.92, 0, 0],
      scale: [1, 0.6 + plump * 0.5, 1],
      surface: fin,
    },
    { part: 'plate', path: back, depth: 0.06, edge: 0.04, at: [0, plump * 0.86, -0.02], surface: fin },
    {
      part: 'plate',
      path: 'M-0.1 0 C-0.2 -0.2 -0.4 -0.34 -0.5 -0.36 C-0.42 -0.2 -0.4 -0.1 -0.42 0.04 Z',
      depth: 0.05,
      edge: 0.04,
      at: [0.1, -plump * 0.86, 0],
      surface: fin,
    },
    {
      part: 'plate',
      path: 'M0 0 C-0.14 -0.04 -0.4 -0.14 -0.46 -0.3 C-0.2 -0.36 0.02 -0.2 0.06 -0.06 Z',
      depth: 0.05,
      edge: 0.04,
      at: [0.3, -plump * 0.24, 0.33],
      turn: [0, -0.3, 0],
      surface: fin,
    },
    {
      part: 'rod',
      points: [
        [0.99, -plump * 0.1, 0.05],
        [0.88, -plump * 0.22, 0.16],
        [0.76, -plump * 0.2, 0.23],
      ],
      thick: 0.03,
      surface: { color: '#3a1420', roughness: 0.5 },
    },
    ...eye,
  ])
}
