/** Things of a day at the lake: cork, tin and waxed cloth. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model } from '../types.ts'

const wet: Finish = { metalness: 0.12, roughness: 0.1, clearcoat: 1, iridescence: 0.35 }
const cloth: Finish = { metalness: 0, roughness: 0.6, clearcoat: 0.15 }
const paint: Finish = { metalness: 0, roughness: 0.15, clearcoat: 1 }
const tin: Finish = { metal: 'silver', color: '#b8cad8', roughness: 0.28 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

export function float(): Model {
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.7],
        [0.34, 0.62],
        [0.62, 0.3],
        [0.7, 0],
        [0.69, -0.02],
      ],
      surface: { ...paint, color: '#f0202f' },
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0.69, 0.02],
        [0.7, 0],
        [0.6, -0.34],
        [0.34, -0.64],
        [0, -0.74],
      ],
      surface: { ...paint, color: '#fffaf0' },
    },
    { part: 'ring', radius: 0.69, tube: 0.05, turn: [1.571, 0, 0], surface: { ...paint, color: '#122a4a' } },
    {
      part: 'rod',
      points: [
        [0, 0.6, 0],
        [0, 1, 0],
        [0, 1.4, 0],
      ],
      thick: [0.11, 0.07],
      surface: { ...paint, color: '#ffc62a' },
    },
    { part: 'ball', radius: 0.13, at: [0, 1.42, 0], surface: { ...paint, color: '#f0202f' } },
    {
      part: 'rod',
      points: [
        [0, -0.7, 0],
        [0, -1.05, 0],
      ],
      thick: 0.06,
      surface: tin,
    },
    { part: 'ring', radius: 0.1, tube: 0.035, at: [0, -1.14, 0], surface: tin },
  ])
}

export function tackleBox(): Model {
  return assembly([
    { part: 'block', size: [1.9, 0.8, 1], edge: 0.12, at: [0, -0.38, 0], surface: { ...paint, color: '#0f8a7a' } },
    { part: 'block', size: [1.96, 0.46, 1.06], edge: 0.14, at: [0, 0.26, 0], surface: { ...paint, color: '#16b09a' } },
    { part: 'block', size: [0.34, 0.4, 0.1], edge: 0.04, at: [0, 0.02, 0.56], surface: 'gold' },
    ...[-0.72, 0.72].map((x): Part => ({
      part: 'block',
      size: [0.2, 1.3, 1.1],
      edge: 0.05,
      at: [x, -0.12, 0],
      surface: { ...paint, color: '#8a4a1c' },
    })),
    {
      part: 'rod',
      points: [
        [-0.5, 0.46, 0],
        [-0.48, 0.78, 0],
        [0, 0.86, 0],
        [0.48, 0.78, 0],
        [0.5, 0.46, 0],
      ],
      thick: 0.09,
      surface: { ...paint, color: '#8a4a1c' },
    },
    { part: 'icon', icon: 'fishing-hook', size: 0.62, at: [0.02, -0.42, 0.54], depth: 30, surface: 'gold' },
  ])
}

function hatParts(color: string, band: string): Part[] {
  return [
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.56],
        [0.4, 0.54],
        [0.56, 0.42],
        [0.64, 0],
      ],
      surface: { ...cloth, color },
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0.62, 0.06],
        [0.8, -0.02],
        [1.14, -0.3],
        [1.12, -0.36],
        [0.6, -0.06],
      ],
      surface: { ...cloth, color },
    },
    {
      part: 'lathe',
      profile: [
        [0.63, 0.24],
        [0.67, 0.2],
        [0.68, 0],
        [0.63, -0.02],
      ],
      surface: { ...cloth, color: band },
    },
  ]
}

export function fishingHat(): Model {
  return assembly([
    ...hatParts('#c8a45a', '#7a3a1a'),
    {
      part: 'icon',
      icon: 'feather',
      size: 0.62,
      at: [0.44, 0.36, 0.52],
      turn: [0, 0.5, -0.2],
      depth: 20,
      gradient: ['#ff8a5a', '#e8203a'],
      surface: paint,
    },
    { part: 'ball', radius: 0.1, at: [0.36, 0.12, 0.6], surface: { ...paint, color: '#ffc62a' } },
    {
      part: 'icon',
      icon: 'fishing-hook',
      size: 0.4,
      at: [-0.22, 0.16, 0.68],
      turn: [-0.1, -0.2, 0],
      depth: 30,
      surface: 'silver',
    },
  ])
}

/** The angler: a beard, a hat and a wide smile. */
export function angler(): Model {
  const skin: Finish = { ...paint, color: '#f0a878', roughness: 0.4 }
  const beard: Finish = { ...cloth, color: '#fff4e4' }
  const tufts: readonly Spot[] = [
    [-0.5, -0.2, 0.28],
    [0.5, -0.2, 0.28],
    [-0.34, -0.5, 0.42],
    [0.34, -0.5, 0.42],
    [0, -0.62, 0.46],
    [0, -0.84, 0.32],
  ]
  return assembly([
    { part: 'ball', radius: 0.66, surface: skin, scale: [1, 1.08, 0.94] },
    ...tufts.map((at): Part => ({ part: 'ball', radius: 0.3, at, surface: beard })),
    ...[-1, 1].flatMap((side): Part[] => [
      {
        part: 'ball',
        radius: 0.26,
        at: [side * 0.17, -0.22, 0.6],
        scale: [1.1, 0.5, 0.6],
        turn: [0, 0, side * -0.3],
        surface: { ...cloth, color: '#ffffff' },
      },
      {
        part: 'ball',
        radius: 0.095,
        at: [side * 0.24, 0.2, 0.58],
        scale: [1, 1.3, 0.6],
        surface: { ...paint, color: '#1c2030' },
      },
      { part: 'ball', radius: 0.16, at: [side * 0.42, 0, 0.5], scale: [1, 0.7, 0.5], surface: { ...paint, color: '#f07a5a' } },
      {
        part: 'ball',
        radius: 0.2,
        at: [side * 0.26, 0.36, 0.58],
        scale: [1, 0.32, 0.5],
        turn: [0, 0, side * -0.16],
        surface: beard,
      },
    ]),
    { part: 'ball', radius: 0.17, at: [0, 0.04, 0.68], surface: { ...skin, color: '#f08a62' } },
    {
      part: 'group',
      at: [0, 0.54, -0.06],
      scale: 0.94,
      turn: [-0.26, 0, 0.06],
      parts: [
        ...hatParts('#5a8a3a', '#c8301f'),
        { part: 'ball', radius: 0.12, at: [0.4, 0.14, 0.58], surface: { ...paint, color: '#ffc62a' } },
      ],
    },
  ])
}

export function landingNet(): Model {
  const cord: Finish = { ...cloth, color: '#bff0d8' }
  const hoop = (radius: number, y: number): Part => ({
    part: 'ring',
    radius,
    tube: 0.03,
    at: [0, y, 0],
    turn: [1.571, 0, 0],
    surface: cord,
  })
  return assembly([
    { part: 'ring', radius: 0.86, tube: 0.1, turn: [1.571, 0, 0], surface: { ...paint, color: '#ff8a1f' } },
    {
      part: 'rod',
      points: [
        [0.84, 0, 0],
        [0.8, -0.5, 0],
        [0.56, -1, 0],
        [0.06, -1.26, 0],
      ],
      thick: 0.036,
      surface: cord,
      around: { axis: 'y', count: 14 },
    },
    hoop(0.83, -0.28),
    hoop(0.76, -0.56),
    hoop(0.62, -0.86),
    hoop(0.36, -1.12),
    {
      part: 'rod',
      points: [
        [0.9, 0.02, 0],
        [1.3, 0.16, 0],
        [1.9, 0.38, 0],
      ],
      thick: [0.1, 0.14],
      surface: { ...paint, color: '#8a4a1c' },
    },
    { part: 'ring', radius: 0.12, tube: 0.05, at: [1.04, 0.07, 0], turn: [0, 1.571, 0], surface: 'gold' },
    { part: 'ball', radius: 0.17, at: [1.94, 0.4, 0], surface: { ...paint, color: '#ff8a1f' } },
  ])
}

export function pail(): Model {
  return assembly([
    {
      part: 'lathe',
      profile: [
        [0, -0.8],
        [0.56, -0.8],
        [0.62, -0.74],
        [0.82, 0.5],
        [0.9, 0.54],
        [0.88, 0.6],
        [0.78, 0.58],
        [0.74, 0.3],
        [0, 0.3],
      ],
      gradient: ['#9ad0f4', '#3f8fd0', '#1a4f8a'],
      surface: { ...tin, clearcoat: 1, metalness: 0.4 },
    },
    { part: 'ball', radius: 0.76, at: [0, 0.36, 0], scale: [1, 0.1, 1], surface: { ...wet, color: '#5fe0f0' } },
    { part: 'ring', radius: 0.72, tube: 0.035, at: [0, -0.1, 0], turn: [1.571, 0, 0], surface: tin },
    {
      part: 'rod',
      points: [
        [-0.86, 0.46, 0],
        [-0.8, 1, 0.1],
        [0, 1.34, 0.2],
        [0.8, 1, 0.1],
        [0.86, 0.46, 0],
      ],
      thick: 0.05,
      surface: tin,
    },
    {
      part: 'rod',
      points: [
        [-0.26, 1.3, 0.19],
        [0, 1.34, 0.2],
        [0.26, 1.3, 0.19],
      ],
      thick: 0.1,
      surface: { ...paint, color: '#8a4a1c' },
    },
    {
      part: 'plate',
      path: 'M0 -0.2 C0.2 -0.1 0.5 0.1 0.6 0.4 C0.3 0.34 0.1 0.3 0 0.2 C-0.1 0.3 -0.3 0.34 -0.6 0.4 C-0.5 0.1 -0.2 -0.1 0 -0.2 Z',
      depth: 0.06,
      edge: 0.05,
      at: [0.1, 0.62, 0.1],
      turn: [0, 0.2, -0.2],
      surface: { ...wet, color: '#ff9a2a' },
    },
  ])
}

export function worm(): Model {
  const bands: readonly Spot[] = [
    [-0.7, 0, 1.1],
    [0.16, -0.48, 1.571],
    [0.56, -0.16, 0.2],
  ]
  const path: Spot[] = [
    [-0.9, -0.5, 0],
    [-0.66, 0.12, 0.1],
    [-0.22, -0.05, 0.15],
    [0.1, -0.5, 0.1],
    [0.5, -0.34, 0.1],
    [0.56, 0.24, 0.1],
    [0.3, 0.62, 0.1],
  ]
  return assembly([
    { part: 'rod', points: path, thick: [0.16, 0.27], gradient: ['#ffb0b8', '#f0708a', '#a83460'], surface: paint },
    ...bands.map(([x, y, lean]): Part => ({
      part: 'ring',
      radius: 0.225,
      tube: 0.04,
      at: [x, y, 0.12],
      turn: [1.3, lean, 0],
      surface: { ...paint, color: '#d8506e' },
    })),
    ...[-0.1, 0.12].map((x): Part => ({
      part: 'ball',
      radius: 0.09,
      at: [0.32 + x, 0.66, 0.34],
      surface: { ...paint, color: '#ffffff' },
    })),
    ...[-0.1, 0.12].map((x): Part => ({
      part: 'ball',
      radius: 0.05,
      at: [0.32 + x, 0.66, 0.42],
      surface: { ...paint, color: '#1c0a14' },
    })),
    {
      part: 'rod',
      points: [
        [0.22, 0.5, 0.34],
        [0.33, 0.46, 0.37],
        [0.44, 0.5, 0.34],
      ],
      thick: 0.025,
      surface: { color: '#6a1430' },
    },
  ])
}
