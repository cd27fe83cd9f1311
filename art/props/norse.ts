/** Things of an oath hall: forged iron, horn, painted oak and carved stone. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const iron: Finish = { metal: 'steel', color: '#9aa6c0', roughness: 0.22 }
const oak: Finish = { metalness: 0, roughness: 0.45, clearcoat: 0.5 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

function dome(metal: Surface, trim: Surface): Part[] {
  return [
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.78],
        [0.4, 0.68],
        [0.68, 0.34],
        [0.76, -0.12],
      ],
      surface: metal,
    },
    {
      part: 'lathe',
      profile: [
        [0.78, 0.02],
        [0.84, -0.02],
        [0.84, -0.24],
        [0.78, -0.28],
        [0.7, -0.28],
      ],
      surface: trim,
    },
    {
      part: 'rod',
      points: [
        [0, 0.82, 0.04],
        [0, 0.66, 0.5],
        [0, 0.3, 0.78],
        [0, -0.2, 0.86],
      ],
      thick: 0.085,
      surface: trim,
    },
    {
      part: 'plate',
      path: 'M-0.13 0.06 L0.13 0.06 L0.1 -0.56 L0 -0.68 L-0.1 -0.56 Z',
      depth: 0.06,
      edge: 0.03,
      at: [0, -0.16, 0.84],
      surface: trim,
    },
    { part: 'ball', radius: 0.06, at: [0, -0.13, 0.84], surface: trim, around: { axis: 'y', count: 14 } },
    { part: 'ball', radius: 0.1, at: [0, 0.84, 0], surface: trim },
  ]
}

/** The helm of the wild rider: a winged one. */
export function wingedHelm(): Model {
  const wing = (side: 1 | -1): Part => ({
    part: 'group',
    at: [side * 0.62, 0, 0],
    scale: [side * 0.86, 0.94, 1],
    turn: [0, side * -0.35, 0],
    parts: [0, 1, 2, 3, 4].map((i): Part => ({
      part: 'plate',
      path: 'M0 -0.12 C0.5 -0.2 0.9 0 1.2 0.34 C0.8 0.24 0.4 0.2 0 0.12 Z',
      depth: 0.05,
      edge: 0.035,
      at: [0, -0.1 + i * 0.1, -0.06 * i],
      turn: [0, 0, -0.1 + i * 0.3],
      scale: [0.82 + i * 0.09, 1, 1],
      gradient: ['#ffffff', '#eef4ff', '#9fb4e8'],
      surface: { metalness: 0.2, roughness: 0.2, clearcoat: 1 },
    })),
  })
  return assembly([
    ...dome('gold', { metal: 'silver', color: '#eaf0ff' }),
    wing(1),
    wing(-1),
    {
      part: 'ball',
      radius: 0.12,
      at: [0, 0.2, 0.86],
      scale: [0.8, 1.3, 0.7],
      surface: { color: '#2f6bff', roughness: 0.08, clearcoat: 1, emissive: '#1a3fc0', emissiveIntensity: 0.4 },
    },
  ])
}

export function hornedHelm(): Model {
  const horn = (side: 1 | -1): Part[] => [
    {
      part: 'rod',
      points: [
        [side * 0.66, 0.08, 0],
        [side * 1.1, 0.16, 0.05],
        [side * 1.34, 0.56, 0.05],
        [side * 1.2, 1.06, 0],
      ],
      thick: [0.25, 0.03],
      gradient: ['#6a4420', '#e8d0a0', '#fff4d8'],
      surface: oak,
    },
    { part: 'ring', radius: 0.26, tube: 0.06, at: [side * 0.78, 0.09, 0], turn: [0, 1.571, 0.1], surface: 'bronze' },
  ]
  return assembly([...dome(iron, 'bronze'), ...horn(1), ...horn(-1)])
}

export function hammer(): Model {
  return assembly([
    { part: 'block', size: [1.7, 0.86, 0.8], edge: 0.14, at: [0, 0.55, 0], surface: iron },
    { part: 'block', size: [0.24, 0.92, 0.86], edge: 0.06, at: [-0.6, 0.55, 0], surface: 'gold' },
    { part: 'block', size: [0.24, 0.92, 0.86], edge: 0.06, at: [0.6, 0.55, 0], surface: 'gold' },
    {
      part: 'plate',
      path: 'M0.1 0.32 L-0.24 -0.04 L-0.04 -0.04 L-0.1 -0.32 L0.24 0.06 L0.04 0.06 Z',
      depth: 0.06,
      edge: 0.02,
      at: [0, 0.55, 0.43],
      surface: { color: '#7fd8ff', roughness: 0.2, clearcoat: 1, emissive: '#2f9bff', emissiveIntensity: 0.7 },
    },
    {
      part: 'rod',
      points: [
        [0, 0.15, 0],
        [0, -0.5, 0],
        [0, -1.15, 0],
      ],
      thick: 0.15,
      surface: { ...oak, color: '#7a3f1c' },
    },
    { part: 'ring', radius: 0.14, tube: 0.05, at: [0, -0.3, 0], turn: [1.4, 0.2, 0], surface: { ...oak, color: '#c88a4a' } },
    { part: 'ring', radius: 0.14, tube: 0.05, at: [0, -0.55, 0], turn: [1.4, 0.2, 0], surface: { ...oak, color: '#c88a4a' } },
    { part: 'ball', radius: 0.22, at: [0, -1.18, 0], scale: [1, 0.8, 1], surface: 'gold' },
  ])
}

export function drinkingHorn(): Model {
  const path: Spot[] = [
    [0.75, 0.85, 0],
    [0.7, 0.2, 0],
    [0.3, -0.4, 0],
    [-0.4, -0.66, 0],
    [-1.05, -0.4, 0],
  ]
  return assembly([
    { part: 'rod', points: path, thick: [0.46, 0.04], gradient: ['#fff0d0', '#d8a86a', '#5a2f14'], surface: oak },
    {
      part: 'lathe',
      profile: [
        [0, 0.02],
        [0.4, 0.02],
        [0.42, 0.1],
        [0.52, 0.12],
        [0.55, -0.1],
        [0.5, -0.24],
        [0.44, -0.24],
      ],
      at: [0.75, 0.84, 0],
      turn: [0.3, 0, -0.03],
      surface: 'gold',
    },
    {
      part: 'ball',
      radius: 0.42,
      at: [0.75, 0.88, 0.02],
      scale: [1, 0.32, 1],
      turn: [0.3, 0, 0],
      surface: { color: '#fff6e0', roughness: 0.5 },
    },
    { part: 'ring', radius: 0.34, tube: 0.07, at: [0.47, -0.24, 0], turn: [1.571, 0.85, 0], surface: 'gold' },
    { part: 'ring', radius: 0.22, tube: 0.06, at: [-0.25, -0.64, 0], turn: [1.571, 1.45, 0], surface: 'gold' },
    { part: 'ball', radius: 0.12, at: [-1.08, -0.36, 0], surface: 'gold' },
  ])
}

export function roundShield(paint: readonly [string, string]): Model {
  const quarter = 'M0 0 L0.88 0 C0.88 0.24 0.8 0.48 0.622 0.622 C0.48 0.8 0.24 0.88 0 0.88 Z'
  return assembly([
    ...paint.map((color, i): Part => ({
      part: 'plate',
      path: quarter,
      depth: 0.1,
      edge: 0.01,
      at: [0, 0, 0],
      turn: [0, 0, i * 1.571],
      surface: { ...oak, color },
      around: { axis: 'z', count: 2 },
    })),
    { part: 'ring', radius: 0.92, tube: 0.09, surface: iron },
    { part: 'ball', radius: 0.06, at: [0.92, 0, 0.08], surface: 'gold', around: { axis: 'z', count: 12 } },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.36],
        [0.2, 0.3],
        [0.3, 0.12],
        [0.42, 0.08],
        [0.42, 0],
        [0, 0],
      ],
      turn: [1.571, 0, 0],
      surface: 'gold',
    },
    {
      part: 'plate',
      path: 'M0.4 -0.05 L0.84 -0.03 L0.84 0.03 L0.4 0.05 Z',
      depth: 0.06,
      edge: 0.02,
      at: [0, 0, 0.06],
      surface: iron,
      around: { axis: 'z', count: 4 },
    },
  ])
}

/** The ring on which an oath is sworn: twisted gold, open at the foot, with beast heads for ends. */
export function oathRing(): Model {
  const strand = (phase: number): Part => ({
    part: 'rod',
    points: Array.from({ length: 40 }, (_, i): Spot => {
      const angle = -1.2 + (i / 39) * 5.54
      const twist = i * 0.9 + phase
      const out = 0.86 + 0.1 * Math.cos(twist)
      return [Math.cos(angle) * out, Math.sin(angle) * out, 0.1 * Math.sin(twist)]
    }),
    thick: 0.1,
    surface: 'gold',
  })
  const head = (angle: number): Part => ({
    part: 'ball',
    radius: 0.2,
    at: [Math.cos(angle) * 0.86, Math.sin(angle) * 0.86, 0],
    surface: { metal: 'gold', roughness: 0.12 },
  })
  return assembly([
    strand(0),
    strand(3.14),
    head(-1.2),
    head(4.34),
    {
      part: 'ball',
      radius: 0.3,
      at: [0, 0.1, 0],
      scale: [0.8, 1.1, 0.5],
      surface: { color: '#ff3a2a', roughness: 0.06, clearcoat: 1, emissive: '#c01010', emissiveIntensity: 0.5 },
    },
  ])
}

type Stroke = readonly Spot[]

/** A carved stone whose rune glows; every rune has a stone of its own outline. */
export function runestone(outline: string, stone: readonly string[], glow: string, strokes: readonly Stroke[]): Model {
  return assembly([
    {
      part: 'plate',
      path: outline,
      depth: 0.34,
      edge: 0.12,
      gradient: stone,
      surface: { metalness: 0, roughness: 0.7, clearcoat: 0.15 },
    },
    ...strokes.map((points): Part => ({
      part: 'rod',
      points,
      thick: 0.115,
      at: [0, 0, 0.28],
      scale: [1, 1, 0.6],
      surface: { color: glow, emissive: glow, emissiveIntensity: 0.75, roughness: 0.3 },
    })),
  ])
}
