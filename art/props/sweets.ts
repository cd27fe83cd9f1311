/** Sweets: jellies, pastry and boiled sugar, round and glossy. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model } from '../types.ts'

const glazed: Finish = { metalness: 0, roughness: 0.12, clearcoat: 1 }
const jelly: Finish = { metalness: 0.05, roughness: 0.08, clearcoat: 1, iridescence: 0.35 }
const crumb: Finish = { metalness: 0, roughness: 0.7 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

/** Sprinkles laid over a ring, one of the colors after the other. */
function sprinkles(
  colors: readonly string[],
  places: readonly (readonly [angle: number, radius: number])[],
  height: number,
): Part[] {
  return places.map(([angle, radius], i) => ({
    part: 'rod',
    points: [
      [-0.07, 0, 0],
      [0.07, 0, 0],
    ],
    thick: 0.035,
    at: [Math.cos(angle) * radius, Math.sin(angle) * radius, height],
    turn: [0, 0, i * 1.9],
    surface: { ...glazed, color: colors[i % colors.length]! },
  }))
}

const dots = Array.from({ length: 22 }, (_, i) => [i * 2.4, 0.44 + ((i * 7) % 5) * 0.1] as const)

export function donut(): Model {
  return assembly([
    { part: 'ring', radius: 0.64, tube: 0.4, surface: { ...crumb, color: '#e8a85a' } },
    { part: 'ring', radius: 0.64, tube: 0.41, at: [0, 0, 0.06], scale: [1, 1, 0.95], surface: { ...glazed, color: '#6a2c14' } },
    ...sprinkles(['#ffffff', '#ff5fb0', '#5fe0ff', '#ffe04a', '#7aff8a'], dots, 0.46),
  ])
}

export function cupcake(): Model {
  const swirl = (radius: number, tube: number, y: number, color: string): Part => ({
    part: 'ring',
    radius,
    tube,
    at: [0, y, 0],
    turn: [1.45, 0.08, 0],
    surface: { ...glazed, color, roughness: 0.25 },
  })
  return assembly([
    {
      part: 'lathe',
      profile: [
        [0, -0.95],
        [0.52, -0.95],
        [0.78, -0.15],
        [0, -0.15],
      ],
      ribs: { count: 18, depth: 0.09 },
      gradient: ['#7ff0ff', '#2fb0f0', '#1f6fd0'],
      surface: glazed,
    },
    swirl(0.56, 0.28, -0.02, '#fff0f8'),
    swirl(0.4, 0.26, 0.3, '#ffd0ea'),
    swirl(0.22, 0.22, 0.58, '#fff0f8'),
    { part: 'ball', radius: 0.2, at: [0, 0.92, 0], surface: { ...glazed, color: '#f0143c' } },
    {
      part: 'rod',
      points: [
        [0, 1.06, 0],
        [0.06, 1.2, 0],
        [0.2, 1.3, 0],
      ],
      thick: 0.025,
      surface: { color: '#3f9a2a' },
    },
    ...sprinkles(
      ['#ff5fb0', '#ffe04a', '#5fe0ff'],
      [
        [3.5, 0.5],
        [4.3, 0.3],
        [5.6, 0.5],
        [4.8, 0.1],
      ],
      0.72,
    ),
  ])
}

function bear(gradient: readonly string[], spots: readonly (readonly [Spot, Spot])[]): Part[] {
  return spots.map(([at, scale]) => ({ part: 'ball', radius: 1, at, scale, gradient, surface: jelly }))
}

export function gummyBear(gradient: readonly string[], eye: string): Model {
  return assembly([
    ...bear(gradient, [
      [
        [0, -0.35, 0],
        [0.52, 0.58, 0.42],
      ],
      [
        [0, 0.46, 0.1],
        [0.5, 0.44, 0.42],
      ],
      [
        [-0.38, 0.82, 0],
        [0.2, 0.2, 0.16],
      ],
      [
        [0.38, 0.82, 0],
        [0.2, 0.2, 0.16],
      ],
      [
        [-0.5, -0.15, 0.28],
        [0.2, 0.3, 0.22],
      ],
      [
        [0.5, -0.15, 0.28],
        [0.2, 0.3, 0.22],
      ],
      [
        [-0.36, -0.85, 0.25],
        [0.26, 0.24, 0.34],
      ],
      [
        [0.36, -0.85, 0.25],
        [0.26, 0.24, 0.34],
      ],
      [
        [0, 0.34, 0.46],
        [0.2, 0.16, 0.16],
      ],
    ]),
    ...[-0.18, 0.18].map((x): Part => ({ part: 'ball', radius: 0.06, at: [x, 0.56, 0.48], surface: { ...glazed, color: eye } })),
    { part: 'ball', radius: 0.06, at: [0, 0.4, 0.62], scale: [1.3, 0.8, 1], surface: { ...glazed, color: eye } },
  ])
}

export function jellyBean(gradient: readonly string[]): Model {
  return assembly([
    {
      part: 'rod',
      points: [
        [-0.7, 0.25, 0],
        [-0.42, -0.12, 0],
        [0, -0.26, 0],
        [0.42, -0.12, 0],
        [0.7, 0.25, 0],
      ],
      thick: 0.46,
      gradient,
      surface: jelly,
    },
    {
      part: 'ball',
      radius: 0.16,
      at: [-0.34, 0.12, 0.4],
      scale: [1.4, 0.6, 0.3],
      turn: [0, 0, -0.5],
      surface: { color: '#ffffff', roughness: 0.3, emissive: '#ffffff', emissiveIntensity: 0.3 },
    },
  ])
}

/** A disc with bent stripes, like a boiled sweet. */
export function mint(stripe: string, ground: string): Model {
  const blade = 'M0 0 C0.3 0.1 0.6 0.05 0.86 -0.2 L0.86 0.26 C0.6 0.4 0.25 0.36 0 0 Z'
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.3],
        [0.6, 0.28],
        [0.92, 0.16],
        [1, 0],
        [0.92, -0.16],
        [0, -0.3],
      ],
      turn: [1.57, 0, 0],
      surface: { ...glazed, color: ground },
    },
    {
      part: 'plate',
      path: blade,
      depth: 0.1,
      edge: 0.04,
      at: [0, 0, 0.22],
      scale: [1.02, 1.02, 0.9],
      surface: { ...glazed, color: stripe },
      around: { axis: 'z', count: 6 },
    },
    { part: 'ball', radius: 0.17, at: [0, 0, 0.26], scale: [1, 1, 0.4], surface: { ...glazed, color: stripe } },
  ])
}

/** A gumdrop with grains of sugar. */
export function gumdrop(gradient: readonly string[]): Model {
  const grains = Array.from({ length: 46 }, (_, i): Part => {
    const height = -0.7 + (i / 46) * 1.5
    const radius = 0.8 * Math.cos(Math.max(0, height + 0.1) * 1.1) + 0.02
    const angle = i * 2.4
    return {
      part: 'ball',
      radius: 0.045,
      at: [Math.sin(angle) * radius, height, Math.cos(angle) * radius],
      surface: { color: '#ffffff', roughness: 0.3, clearcoat: 1 },
    }
  })
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.95],
        [0.3, 0.88],
        [0.58, 0.5],
        [0.76, -0.1],
        [0.84, -0.66],
        [0.76, -0.82],
        [0, -0.84],
      ],
      gradient,
      surface: jelly,
    },
    ...grains,
  ])
}

export function lollipop(stripe: string, ground: string, stick: string): Model {
  const spiral = Array.from({ length: 40 }, (_, i): Spot => {
    const angle = i * 0.42
    return [Math.cos(angle) * (0.05 + i * 0.0195), Math.sin(angle) * (0.05 + i * 0.0195), 0.2]
  })
  return assembly([
    {
      part: 'rod',
      points: [
        [0, -0.6, -0.05],
        [0, -1.7, -0.05],
      ],
      thick: 0.09,
      surface: { ...glazed, color: stick },
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.22],
        [0.8, 0.2],
        [0.95, 0],
        [0.8, -0.2],
        [0, -0.22],
      ],
      turn: [1.57, 0, 0],
      surface: { ...glazed, color: ground },
    },
    {
      part: 'rod',
      points: spiral,
      thick: [0.06, 0.12],
      scale: [1, 1, 0.6],
      at: [0, 0, 0.08],
      surface: { ...glazed, color: stripe },
    },
  ])
}

/** A round bomb of boiled sugar; its front stays free, for the number that the screen writes. */
export function sugarBomb(): Model {
  return assembly([
    { part: 'ball', radius: 0.86, gradient: ['#ff9ad8', '#d02fa8', '#5a0f86'], surface: glazed },
    { part: 'ring', radius: 0.86, tube: 0.06, turn: [1.57, 0.35, 0], surface: { ...glazed, color: '#fff2c8' } },
    {
      part: 'lathe',
      profile: [
        [0, 0.2],
        [0.24, 0.2],
        [0.28, 0.14],
        [0.28, -0.1],
        [0, -0.1],
      ],
      at: [0.4, 0.78, 0],
      turn: [0, 0, -0.47],
      surface: 'gold',
    },
    {
      part: 'rod',
      points: [
        [0.46, 0.9, 0],
        [0.6, 1.14, 0],
        [0.84, 1.1, 0.05],
        [0.98, 1.24, 0.05],
      ],
      thick: 0.05,
      surface: { ...glazed, color: '#ffffff' },
    },
    {
      part: 'icon',
      icon: 'barbed-star',
      size: 0.52,
      at: [1, 1.26, 0.1],
      depth: 30,
      gradient: ['#ffffff', '#ffe24a', '#ff8a1f'],
      surface: { ...glazed, emissive: '#ffb020', emissiveIntensity: 0.6 },
    },
  ])
}
