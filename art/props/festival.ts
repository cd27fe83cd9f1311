/** Things of a lantern festival: paper, silk, bamboo and red lacquer. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const silk: Finish = { metalness: 0.1, roughness: 0.38, clearcoat: 0.4 }
const paper: Finish = { metalness: 0, roughness: 0.45, clearcoat: 0.3 }
const lacquer: Finish = { metalness: 0.1, roughness: 0.12, clearcoat: 1 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

function tassel(color: string, y: number, size = 1): Part {
  return {
    part: 'group',
    at: [0, y, 0],
    scale: size,
    parts: [
      { part: 'ball', radius: 0.12, surface: 'gold' },
      {
        part: 'lathe',
        profile: [
          [0.07, -0.08],
          [0.16, -0.2],
          [0.22, -0.72],
          [0, -0.72],
        ],
        ribs: { count: 9, depth: 0.2 },
        surface: { ...silk, color },
      },
      { part: 'ring', radius: 0.15, tube: 0.035, at: [0, -0.2, 0], turn: [1.57, 0, 0], surface: 'gold' },
    ],
  }
}

export function paperLantern(gradient: readonly string[], tail: string): Model {
  const cap: Part = {
    part: 'lathe',
    profile: [
      [0, 0.1],
      [0.36, 0.1],
      [0.42, 0.04],
      [0.42, -0.1],
      [0, -0.1],
    ],
    surface: 'gold',
  }
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0.36, 0.72],
        [0.72, 0.56],
        [0.96, 0.1],
        [0.96, -0.1],
        [0.72, -0.56],
        [0.36, -0.72],
      ],
      ribs: { count: 14, depth: 0.07 },
      gradient,
      surface: { ...paper, emissive: gradient[1]!, emissiveIntensity: 0.35 },
    },
    { ...cap, at: [0, 0.76, 0] },
    { ...cap, at: [0, -0.76, 0] },
    { part: 'ring', radius: 0.16, tube: 0.04, at: [0, 1, 0], surface: 'gold' },
    tassel(tail, -0.96, 0.9),
  ])
}

export function drum(): Model {
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0.78, 0.62],
        [0.96, 0.3],
        [1, 0],
        [0.96, -0.3],
        [0.78, -0.62],
      ],
      gradient: ['#ff5a4a', '#d8122a', '#7a0014'],
      surface: lacquer,
    },
    {
      part: 'lathe',
      profile: [
        [0, 0.7],
        [0.74, 0.7],
        [0.84, 0.62],
        [0.8, 0.5],
        [0, 0.5],
      ],
      surface: { color: '#fff0cc', roughness: 0.5 },
    },
    {
      part: 'lathe',
      profile: [
        [0, -0.68],
        [0.76, -0.68],
        [0.84, -0.6],
        [0.8, -0.5],
        [0, -0.5],
      ],
      surface: { color: '#e8cf98', roughness: 0.5 },
    },
    { part: 'ball', radius: 0.06, at: [0, 0.52, 0.88], surface: 'gold', around: { axis: 'y', count: 18 } },
    { part: 'ball', radius: 0.06, at: [0, -0.52, 0.88], surface: 'gold', around: { axis: 'y', count: 18 } },
    {
      part: 'ring',
      radius: 0.2,
      tube: 0.05,
      at: [0, -0.02, 1.02],
      surface: 'gold',
      around: { axis: 'y', count: 4, from: -0.8, to: 1.6 },
    },
    { part: 'ring', radius: 0.36, tube: 0.03, at: [0, 0.71, 0], turn: [1.57, 0, 0], surface: { color: '#c01828' } },
    { part: 'ball', radius: 0.16, at: [0, 0.7, 0], scale: [1, 0.2, 1], surface: { color: '#c01828' } },
  ])
}

function cracker(at: Spot, roll: number, color: string): Part {
  const band = (y: number): Part => ({
    part: 'lathe',
    profile: [
      [0, 0.06],
      [0.19, 0.06],
      [0.19, -0.06],
      [0, -0.06],
    ],
    at: [0, y, 0],
    surface: 'gold',
  })
  return {
    part: 'group',
    at,
    turn: [0, 0, roll],
    parts: [
      {
        part: 'lathe',
        profile: [
          [0, 0.36],
          [0.17, 0.36],
          [0.18, 0.3],
          [0.18, -0.3],
          [0.17, -0.36],
          [0, -0.36],
        ],
        surface: { ...paper, color },
      },
      band(0.26),
      band(-0.26),
      {
        part: 'rod',
        points: [
          [0, 0.36, 0],
          [0.02, 0.52, 0],
        ],
        thick: 0.025,
        surface: { color: '#f4e0a0' },
      },
    ],
  }
}

/** A string of crackers, lit at its foot. */
export function firecrackers(): Model {
  const pairs = [0.75, 0.2, -0.35]
  return assembly([
    {
      part: 'rod',
      points: [
        [0, 1.3, -0.05],
        [0.03, 0.4, -0.05],
        [-0.02, -1, -0.05],
      ],
      thick: 0.05,
      surface: { color: '#f0c850', roughness: 0.5 },
    },
    { part: 'ring', radius: 0.14, tube: 0.04, at: [0, 1.4, 0], surface: 'gold' },
    ...pairs.flatMap((y): Part[] => [cracker([-0.42, y, 0.1], -0.75, '#e4142c'), cracker([0.42, y, 0.1], 0.75, '#e4142c')]),
    cracker([0, 0.9, 0.18], 0.1, '#c80a24'),
    {
      part: 'icon',
      icon: 'barbed-star',
      size: 0.8,
      at: [0, -1.05, 0.2],
      gradient: ['#ffffff', '#ffe24a', '#ff7a1f'],
      surface: { ...lacquer, emissive: '#ffb020', emissiveIntensity: 0.6 },
    },
  ])
}

export function fan(gradient: readonly string[], wood: string): Model {
  const sector = 'M-0.24 0.1 L-1.18 0.62 C-0.8 1.5 0.8 1.5 1.18 0.62 L0.24 0.1 C0.14 0.28 -0.14 0.28 -0.24 0.1 Z'
  return assembly([
    { part: 'plate', path: sector, depth: 0.06, edge: 0.02, gradient, surface: silk },
    {
      part: 'rod',
      points: [
        [0, -0.3, 0.06],
        [0, 1.22, 0.06],
      ],
      thick: [0.06, 0.03],
      surface: { color: wood, roughness: 0.3, clearcoat: 0.8 },
      around: { axis: 'z', count: 9, from: -1.08, to: 1.08 },
    },
    { part: 'icon', icon: 'lotus-flower', size: 0.62, at: [0, 0.78, 0.12], depth: 16, surface: 'gold' },
    { part: 'ball', radius: 0.11, at: [0, -0.02, 0.12], surface: 'gold' },
    { ...tassel('#d8122a', -0.34, 0.7), at: [0, -0.34, 0] },
  ])
}

/** A closed band with straight sides, for weaving. */
function loop(length: number, width: number): Spot[] {
  const [l, w] = [length / 2, width / 2]
  return [
    [-l, w * 0.8, 0],
    [0, w, 0],
    [l, w * 0.8, 0],
    [l + w * 0.7, 0, 0],
    [l, -w * 0.8, 0],
    [0, -w, 0],
    [-l, -w * 0.8, 0],
    [-l - w * 0.7, 0, 0],
  ]
}

export type KnotShape = 'lattice' | 'clover' | 'rings' | 'coin'

/** A knot of cord with its tassel; each color is tied in its own way. */
export function silkKnot(shape: KnotShape, color: string, light: string): Model {
  const cord: Surface = { ...silk, color }
  const thread: Surface = { ...silk, color: light }
  const woven: Record<KnotShape, Part[]> = {
    lattice: [-0.44, 0, 0.44].flatMap((offset, i): Part[] => [
      { part: 'rod', points: loop(1.15, 0.26), thick: 0.1, closed: true, at: [0, offset, i * 0.04], surface: cord },
      {
        part: 'rod',
        points: loop(1.15, 0.26),
        thick: 0.1,
        closed: true,
        at: [offset, 0, 0.1 - i * 0.04],
        turn: [0, 0, 1.571],
        surface: thread,
      },
    ]),
    clover: [
      {
        part: 'rod',
        points: [
          [0, 0.06, 0],
          [0.42, 0.4, 0],
          [0.32, 0.95, 0],
          [0, 1.08, 0],
          [-0.32, 0.95, 0],
          [-0.42, 0.4, 0],
        ],
        thick: 0.11,
        closed: true,
        surface: cord,
        around: { axis: 'z', count: 4 },
      },
      {
        part: 'rod',
        points: [
          [0, 0.1, 0.1],
          [0.2, 0.4, 0.1],
          [0, 0.76, 0.1],
          [-0.2, 0.4, 0.1],
        ],
        thick: 0.08,
        closed: true,
        surface: thread,
        around: { axis: 'z', count: 4 },
      },
      { part: 'ball', radius: 0.2, at: [0, 0, 0.14], surface: 'gold' },
    ],
    rings: [
      { part: 'ring', radius: 0.52, tube: 0.13, at: [-0.42, 0.2, 0], turn: [0.2, 0.3, 0], surface: cord },
      { part: 'ring', radius: 0.52, tube: 0.13, at: [0.42, 0.2, 0.05], turn: [-0.2, -0.3, 0], surface: thread },
      { part: 'ring', radius: 0.5, tube: 0.13, at: [0, -0.42, 0.1], turn: [0.3, 0, 0], surface: cord },
    ],
    coin: [
      { part: 'ring', radius: 0.78, tube: 0.15, surface: cord },
      {
        part: 'rod',
        points: loop(1.2, 0.5),
        thick: 0.1,
        closed: true,
        at: [0, 0, 0.06],
        surface: thread,
        around: { axis: 'z', count: 2, from: 0, to: 1.571 },
      },
    ],
  }
  return assembly([
    { part: 'group', parts: woven[shape], turn: [0, 0, shape === 'rings' ? 0 : 0.785] },
    { part: 'ring', radius: 0.13, tube: 0.05, at: [0, 1.12, 0], surface: cord },
    tassel(color, -1.06, 0.62),
  ])
}

/** The head of a young tiger, round like a toy of lacquered wood. */
export function tigerHead(): Model {
  const fur: Finish = { ...lacquer, color: '#ff8a14' }
  const stripe: Finish = { ...lacquer, color: '#3a1408' }
  const cream: Finish = { ...lacquer, color: '#fff2d8' }
  const mark = (at: Spot, turn: Spot, length: number): Part => ({
    part: 'ball',
    radius: 1,
    at,
    turn,
    scale: [length, 0.07, 0.05],
    surface: stripe,
  })
  const sides = [-1, 1].flatMap((side): Part[] => [
    { part: 'ball', radius: 0.3, at: [side * 0.68, 0.72, -0.1], scale: [1, 1, 0.6], surface: fur },
    { part: 'ball', radius: 0.18, at: [side * 0.68, 0.72, 0.08], scale: [1, 1, 0.4], surface: { ...lacquer, color: '#ffb8a0' } },
    { part: 'ball', radius: 0.34, at: [side * 0.72, -0.28, 0.25], scale: [1, 0.9, 0.9], surface: fur },
    { part: 'ball', radius: 0.3, at: [side * 0.22, -0.36, 0.72], scale: [1.05, 0.82, 0.7], surface: cream },
    {
      part: 'ball',
      radius: 0.2,
      at: [side * 0.36, 0.16, 0.74],
      scale: [0.9, 1.1, 0.5],
      surface: { ...lacquer, color: '#fff6c8' },
    },
    {
      part: 'ball',
      radius: 0.13,
      at: [side * 0.34, 0.15, 0.86],
      scale: [0.85, 1.25, 0.5],
      surface: { ...lacquer, color: '#1c0a06' },
    },
    { part: 'ball', radius: 0.045, at: [side * 0.34 - 0.04, 0.23, 0.94], surface: { color: '#ffffff', emissive: '#ffffff' } },
    mark([side * 0.78, 0.08, 0.52], [0, side * 0.9, side * -0.2], 0.24),
    mark([side * 0.84, -0.14, 0.5], [0, side * 0.9, 0], 0.22),
    mark([side * 0.8, -0.36, 0.52], [0, side * 0.9, side * 0.25], 0.2),
    mark([side * 0.3, 0.48, 0.78], [-0.5, side * 0.4, side * 0.5], 0.16),
  ])
  return assembly([
    { part: 'ball', radius: 1, scale: [1, 0.9, 0.86], surface: fur },
    ...sides,
    mark([0, 0.72, 0.54], [-0.8, 0, 0], 0.26),
    mark([0, 0.56, 0.7], [-0.6, 0, 0], 0.2),
    mark([0, 0.5, 0.74], [-0.6, 0, 1.571], 0.2),
    { part: 'ball', radius: 0.26, at: [0, -0.6, 0.58], scale: [1, 0.7, 0.7], surface: cream },
    { part: 'ball', radius: 0.15, at: [0, -0.2, 0.96], scale: [1.25, 0.8, 0.6], surface: { ...lacquer, color: '#5a1420' } },
    { part: 'ball', radius: 0.1, at: [0, 0.66, 0.72], scale: [1, 1, 0.5], surface: 'gold' },
  ])
}
