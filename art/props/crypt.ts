/** Things of a midnight carnival: bone, wax, canvas and pumpkin. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model } from '../types.ts'

const bone: Finish = { metalness: 0, roughness: 0.3, clearcoat: 0.6 }
const wax: Finish = { metalness: 0, roughness: 0.25, clearcoat: 0.8 }
const pitch: Finish = { color: '#120620', roughness: 0.6 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

function lit(color: string, strength = 0.8): Finish {
  return { color, emissive: color, emissiveIntensity: strength, roughness: 0.4 }
}

const mirrored = [-1, 1] as const

export function skull(eyes: string): Model {
  const pale = { ...bone, color: '#f4ecd8' }
  return assembly([
    {
      part: 'ball',
      radius: 0.9,
      at: [0, 0.3, 0],
      scale: [1, 0.94, 0.92],
      gradient: ['#fffdf2', '#f0e6cc', '#c8b48c'],
      surface: bone,
    },
    { part: 'ball', radius: 0.5, at: [0, -0.36, 0.3], scale: [1.06, 0.6, 0.9], surface: pale },
    { part: 'block', size: [0.86, 0.42, 0.5], edge: 0.14, at: [0, -0.72, 0.34], surface: { ...bone, color: '#e4d8b8' } },
    ...mirrored.flatMap((side): Part[] => [
      {
        part: 'ball',
        radius: 0.29,
        at: [side * 0.36, 0.12, 0.68],
        scale: [1, 1.08, 0.5],
        turn: [0, side * 0.35, side * 0.2],
        surface: pitch,
      },
      { part: 'ball', radius: 0.12, at: [side * 0.35, 0.1, 0.84], scale: [1, 1, 0.5], surface: lit(eyes) },
      { part: 'ball', radius: 0.24, at: [side * 0.6, -0.26, 0.48], scale: [1, 0.7, 0.8], surface: pale },
    ]),
    {
      part: 'plate',
      path: 'M0 0.2 C0.1 0 0.18 -0.1 0.12 -0.16 C0.06 -0.18 0.02 -0.1 0 -0.08 C-0.02 -0.1 -0.06 -0.18 -0.12 -0.16 C-0.18 -0.1 -0.1 0 0 0.2 Z',
      depth: 0.1,
      edge: 0.02,
      at: [0, -0.2, 0.82],
      surface: pitch,
    },
    ...[-0.33, -0.165, 0, 0.165, 0.33].map((x): Part => ({
      part: 'block',
      size: [0.14, 0.3, 0.12],
      edge: 0.05,
      at: [x, -0.6, 0.72 - x * x * 0.9],
      surface: { ...bone, color: '#fffdf4' },
    })),
    { part: 'block', size: [0.8, 0.045, 0.1], edge: 0.015, at: [0, -0.74, 0.62], surface: pitch },
  ])
}

/** A carved pumpkin with a fire inside. */
export function pumpkin(): Model {
  const glow = lit('#ffd23a', 0.9)
  const hole = (path: string, x: number, y: number, z: number, turn: Spot): Part => ({
    part: 'plate',
    path,
    depth: 0.16,
    edge: 0.02,
    at: [x, y, z],
    turn,
    surface: glow,
  })
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.62],
        [0.3, 0.74],
        [0.76, 0.56],
        [1.06, 0],
        [0.84, -0.6],
        [0.36, -0.78],
        [0, -0.7],
      ],
      ribs: { count: 11, depth: 0.09 },
      gradient: ['#ffb04a', '#ff7a12', '#b83c06'],
      surface: wax,
    },
    {
      part: 'rod',
      points: [
        [0, 0.6, 0],
        [0.02, 0.86, 0],
        [0.2, 1.1, 0],
      ],
      thick: [0.15, 0.1],
      surface: { ...wax, color: '#4f8a2a' },
    },
    hole('M-0.22 -0.14 L0.24 -0.14 L0.06 0.24 Z', -0.4, 0.2, 0.86, [-0.1, -0.4, 0]),
    hole('M-0.24 -0.14 L0.22 -0.14 L-0.06 0.24 Z', 0.4, 0.2, 0.86, [-0.1, 0.4, 0]),
    hole('M-0.08 -0.08 L0.08 -0.08 L0 0.1 Z', 0, 0.02, 1, [0, 0, 0]),
    hole(
      'M-0.66 0.12 L-0.44 -0.06 L-0.34 0.04 L-0.2 -0.12 L-0.08 0 L0.08 -0.14 L0.2 0 L0.34 -0.12 L0.44 0.04 L0.66 0.12 C0.5 -0.42 -0.5 -0.42 -0.66 0.12 Z',
      0,
      -0.24,
      0.92,
      [0.16, 0, 0],
    ),
  ])
}

export function candle(): Model {
  const drips = [
    [-0.3, 0.34, 0.26],
    [-0.06, 0.2, 0.4],
    [0.2, 0.32, 0.34],
    [0.36, 0.1, 0.18],
  ] as const
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.52],
        [0.3, 0.54],
        [0.4, 0.44],
        [0.42, 0],
        [0.44, -0.8],
        [0, -0.82],
      ],
      gradient: ['#fff6e0', '#e8ccff', '#9a6bd0'],
      surface: wax,
    },
    ...drips.map(([x, length, z]): Part => ({
      part: 'rod',
      points: [
        [x, 0.48, z],
        [x * 1.08, 0.2, z * 1.08],
        [x * 1.08, -length, z * 1.1],
      ],
      thick: [0.06, 0.11],
      surface: { ...wax, color: '#fff0fa' },
    })),
    {
      part: 'rod',
      points: [
        [0, 0.5, 0],
        [0.02, 0.7, 0],
      ],
      thick: 0.035,
      surface: pitch,
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 1.4],
        [0.09, 1.14],
        [0.22, 0.86],
        [0.16, 0.66],
        [0, 0.6],
      ],
      gradient: ['#ff7a1f', '#ffc02a', '#fff6a0'],
      surface: { emissive: '#ff9a1f', emissiveIntensity: 0.6 },
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, -0.72],
        [0.5, -0.76],
        [0.86, -0.62],
        [0.92, -0.66],
        [0.6, -0.94],
        [0, -1],
      ],
      surface: 'dark-gold',
    },
    { part: 'ring', radius: 0.2, tube: 0.06, at: [0.98, -0.7, 0], turn: [0, 0.3, 0], surface: 'dark-gold' },
  ])
}

/** The tent of the carnival, striped to its top. */
export function tent(stripes: readonly [string, string]): Model {
  const count = 14
  return assembly([
    ...stripes.flatMap((color, i): Part[] => {
      const cloth: Finish = { color, roughness: 0.45, clearcoat: 0.3 }
      const turn: Spot = [0, (i * Math.PI * 2) / count, 0]
      const around = { axis: 'y', count: count / 2 } as const
      return [
        {
          part: 'group',
          turn,
          parts: [
            {
              part: 'plate',
              path: 'M-0.245 0 L0.245 0 L0 1.42 Z',
              depth: 0.03,
              edge: 0.01,
              at: [0, 0.05, 1.06],
              turn: [-0.64, 0, 0],
              surface: cloth,
            },
          ],
          around,
        },
        {
          part: 'group',
          turn,
          parts: [
            {
              part: 'plate',
              path: 'M-0.19 -0.95 L0.19 -0.95 L0.19 0 L-0.19 0 Z',
              depth: 0.04,
              edge: 0.02,
              at: [0, 0, 0.88],
              surface: cloth,
            },
          ],
          around,
        },
        {
          part: 'group',
          turn,
          parts: [{ part: 'ball', radius: 0.24, at: [0, 0.04, 1.02], scale: [1, 0.8, 0.3], surface: cloth }],
          around,
        },
      ]
    }),
    {
      part: 'plate',
      path: 'M-0.26 -0.95 L0.26 -0.95 C0.2 -0.5 0.1 -0.3 0 -0.14 C-0.1 -0.3 -0.2 -0.5 -0.26 -0.95 Z',
      depth: 0.06,
      edge: 0.01,
      at: [0, 0, 0.94],
      surface: lit('#ffd23a', 0.8),
    },
    { part: 'ball', radius: 0.1, at: [0, 1.22, 0], surface: 'gold' },
    {
      part: 'plate',
      path: 'M0 1.3 L0 1.66 L0.46 1.52 L0.04 1.4 Z',
      depth: 0.04,
      edge: 0.015,
      surface: { color: '#a8ff3a', roughness: 0.4 },
    },
  ])
}
