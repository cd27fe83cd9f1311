/** Things of the night sky: rocket, planets, moon, comet, satellite, fuel cells. */
import type { Part } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const shell: Finish = { metal: 'silver', color: '#eef3ff', roughness: 0.12 }
const glass: Finish = { metalness: 0.1, roughness: 0.05, clearcoat: 1 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

export function rocket(trim: Surface): Model {
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 1.15],
        [0.2, 0.9],
        [0.4, 0.4],
        [0.44, -0.1],
        [0.36, -0.6],
        [0.26, -0.78],
        [0, -0.78],
      ],
      gradient: ['#ffffff', '#f4f6ff', '#aab6dc'],
      surface: glass,
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 1.24],
        [0.1, 1.1],
        [0.23, 0.9],
        [0.34, 0.64],
        [0.3, 0.63],
      ],
      surface: trim,
    },
    { part: 'ring', radius: 0.19, tube: 0.06, surface: 'gold', at: [0, 0.28, 0.4], turn: [-0.08, 0, 0] },
    {
      part: 'ball',
      radius: 0.19,
      scale: [1, 1, 0.5],
      at: [0, 0.28, 0.38],
      gradient: ['#d0fbff', '#2fb8ff', '#123a9a'],
      surface: glass,
    },
    { part: 'ring', radius: 0.42, tube: 0.035, surface: trim, at: [0, -0.2, 0], turn: [1.57, 0, 0] },
    {
      part: 'plate',
      path: 'M0.34 -0.1 L0.86 -0.62 L0.8 -1 L0.3 -0.66 Z',
      depth: 0.08,
      surface: trim,
      around: { axis: 'y', count: 4, from: 0, to: 4.71 },
    },
    { part: 'plate', path: 'M-0.05 -0.2 L0.05 -0.2 L0.05 -0.95 L-0.05 -0.95 Z', depth: 0.1, surface: trim, at: [0, 0, 0.38] },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0.24, -0.8],
        [0.26, -1],
        [0.14, -1.3],
        [0, -1.6],
      ],
      gradient: ['#fff6a0', '#ffb020', '#ff3a1f'],
      surface: { ...glass, emissive: '#ff8a1f', emissiveIntensity: 0.7 },
    },
  ])
}

export function ringedPlanet(bands: readonly string[], ring: Surface): Model {
  const hoop = (radius: number, tube: number): Part => ({
    part: 'ring',
    radius,
    tube,
    surface: ring,
    scale: [1, 1, 0.3],
    turn: [1.12, 0.18, 0],
  })
  return assembly([
    { part: 'ball', radius: 0.84, gradient: bands, surface: { ...glass, roughness: 0.3 }, turn: [0, 0, 0.2] },
    hoop(1.06, 0.12),
    hoop(1.3, 0.07),
  ])
}

const craters = [
  [-0.3, 0.35, 0.26],
  [0.4, 0.1, 0.2],
  [-0.1, -0.45, 0.3],
  [0.25, 0.6, 0.13],
  [-0.65, -0.15, 0.15],
  [0.5, -0.45, 0.14],
] as const

export function moon(color: string, dip: string): Model {
  return assembly([
    { part: 'ball', radius: 1, gradient: ['#ffffff', color, dip], surface: { metalness: 0, roughness: 0.6 } },
    ...craters.flatMap(([x, y, size]): Part[] => {
      const z = Math.sqrt(1 - x * x - y * y)
      const turn = [-Math.asin(y), Math.atan2(x, z), 0] as const
      return [
        { part: 'ball', radius: size, at: [x, y, z - 0.02], turn, scale: [1, 1, 0.12], surface: { color: dip, roughness: 0.8 } },
        { part: 'ring', radius: size, tube: 0.035, at: [x, y, z - 0.02], turn, surface: { color: '#ffffff', roughness: 0.6 } },
      ]
    }),
  ])
}

export function comet(): Model {
  const flame = (width: number, length: number, z: number, gradient: readonly string[]): Part => ({
    part: 'lathe',
    round: true,
    profile: [
      [0, 0.4 * width],
      [width, 0],
      [width * 0.8, -length * 0.35],
      [width * 0.35, -length * 0.75],
      [0, -length],
    ],
    at: [0, 0, z],
    gradient,
    surface: { ...glass, emissive: gradient[1]!, emissiveIntensity: 0.45 },
  })
  return assembly([
    {
      part: 'group',
      turn: [0, 0, -0.9],
      parts: [
        flame(0.56, 2.3, 0, ['#9ff6ff', '#2f9bff', '#5a1fd8']),
        { ...flame(0.3, 1.7, 0.2, ['#ffffff', '#9ff6ff', '#3aa8ff']), at: [-0.28, -0.1, 0.15] },
        { ...flame(0.26, 1.5, 0.2, ['#ffffff', '#ff9af4', '#b02fff']), at: [0.3, -0.05, 0.15] },
        {
          part: 'ball',
          radius: 0.46,
          at: [0, 0.02, 0.3],
          gradient: ['#fffbe0', '#ffd24a', '#ff7a1f'],
          surface: { roughness: 0.4, clearcoat: 0.6, emissive: '#ff9a1f', emissiveIntensity: 0.25 },
        },
      ],
    },
  ])
}

export function satellite(panel: string): Model {
  const wing = (side: 1 | -1): Part[] => [
    {
      part: 'rod',
      points: [
        [0, 0, 0],
        [side * 0.6, 0, 0],
      ],
      thick: 0.05,
      surface: shell,
    },
    { part: 'block', size: [0.86, 0.72, 0.07], edge: 0.03, at: [side * 0.94, 0, 0], surface: shell },
    ...[-0.28, 0, 0.28].flatMap((x): Part[] =>
      [-0.16, 0.16].map((y) => ({
        part: 'block',
        size: [0.23, 0.28, 0.05],
        edge: 0.02,
        at: [side * 0.94 + x * 0.95, y, 0.04],
        surface: { ...glass, color: panel, metalness: 0.5 },
      })),
    ),
  ]
  return assembly([
    ...wing(1),
    ...wing(-1),
    {
      part: 'lathe',
      profile: [
        [0, 0.42],
        [0.28, 0.42],
        [0.34, 0.34],
        [0.34, -0.34],
        [0.28, -0.42],
        [0, -0.42],
      ],
      surface: 'gold',
    },
    { part: 'ring', radius: 0.345, tube: 0.03, turn: [1.57, 0, 0], surface: shell },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0],
        [0.2, 0.04],
        [0.42, 0.24],
        [0.44, 0.25],
        [0.4, 0.26],
        [0.18, 0.1],
        [0, 0.07],
      ],
      at: [0, 0.46, 0],
      turn: [0.5, 0, 0],
      surface: shell,
    },
    {
      part: 'rod',
      points: [
        [0, 0.5, 0],
        [0, 0.75, 0.2],
      ],
      thick: 0.035,
      surface: 'gold',
    },
    {
      part: 'ball',
      radius: 0.08,
      at: [0, 0.78, 0.22],
      surface: { color: '#ff3a5a', emissive: '#ff2040', emissiveIntensity: 0.7 },
    },
  ])
}

/** A charged cell: glowing plasma between two metal caps; each color has a shape of its own. */
export function fuelCell(glow: readonly string[], shape: 'tube' | 'sphere' | 'prism'): Model {
  const lit: Finish = { ...glass, emissive: glow[1]!, emissiveIntensity: 0.55, iridescence: 0.5 }
  const cap = (y: number, radius: number): Part[] => [
    {
      part: 'lathe',
      profile: [
        [0, 0.14],
        [radius * 0.8, 0.14],
        [radius, 0.06],
        [radius, -0.06],
        [radius * 0.8, -0.14],
        [0, -0.14],
      ],
      at: [0, y, 0],
      surface: shell,
    },
    { part: 'ring', radius: radius * 1.01, tube: 0.035, turn: [1.57, 0, 0], at: [0, y, 0], surface: 'gold' },
  ]
  if (shape === 'sphere') {
    return assembly([
      { part: 'ball', radius: 0.78, gradient: glow, surface: lit },
      { part: 'ring', radius: 0.86, tube: 0.09, turn: [1.2, 0.3, 0], surface: shell },
      ...cap(0.84, 0.3),
      ...cap(-0.84, 0.3),
    ])
  }
  const profile =
    shape === 'tube'
      ? ([
          [0.46, 0.7],
          [0.5, 0],
          [0.46, -0.7],
        ] as const)
      : ([
          [0.2, 0.78],
          [0.66, 0],
          [0.2, -0.78],
        ] as const)
  return assembly([
    {
      part: 'lathe',
      profile,
      gradient: glow,
      surface: lit,
      ...(shape === 'prism' ? { ribs: { count: 6, depth: 0.14 } } : { round: true }),
    },
    ...cap(0.82, shape === 'tube' ? 0.5 : 0.32),
    ...cap(-0.82, shape === 'tube' ? 0.5 : 0.32),
    ...(shape === 'tube'
      ? [
          {
            part: 'rod' as const,
            points: [
              [-0.36, 0.75, 0.36],
              [-0.36, -0.75, 0.36],
            ] as const,
            thick: 0.045,
            surface: shell,
          },
        ]
      : []),
  ])
}
