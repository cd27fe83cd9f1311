/** The objects of instant games: tiles, mines, balls, a balloon. */
import type { Part } from '../parts.ts'
import type { Finish, Model } from '../types.ts'
import { rounded } from './cards.ts'

const gloss: Finish = { metalness: 0, roughness: 0.14, clearcoat: 1 }
const satin: Finish = { metalness: 0, roughness: 0.35, clearcoat: 0.6 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

/** A tile of glazed stone over what lies below. */
export function closedTile(color: string): Model {
  const lozenge = 'M0 0.5 L0.5 0 L0 -0.5 L-0.5 0 Z'
  return assembly([
    { part: 'plate', path: rounded(1.9, 1.9, 0.34), depth: 0.16, edge: 0.08, surface: { ...gloss, color: '#064a44' } },
    {
      part: 'plate',
      path: rounded(1.6, 1.6, 0.26),
      depth: 0.16,
      edge: 0.1,
      at: [0, 0, 0.16],
      gradient: ['#3fe0b8', color, '#086458'],
      surface: gloss,
    },
    {
      part: 'plate',
      path: lozenge,
      depth: 0.04,
      edge: 0.05,
      at: [0, 0, 0.3],
      gradient: ['#d8fff0', '#5fe8c0', '#18a088'],
      surface: gloss,
    },
    {
      part: 'plate',
      path: lozenge,
      depth: 0.04,
      edge: 0.04,
      at: [0, 0, 0.36],
      scale: [0.52, 0.52, 1],
      surface: { ...gloss, color: '#0a6b62' },
    },
  ])
}

export function mine(): Model {
  return assembly([
    { part: 'ball', radius: 0.84, gradient: ['#7a5a9a', '#2f1c4a', '#120826'], surface: gloss },
    {
      part: 'lathe',
      profile: [
        [0, 0.2],
        [0.26, 0.2],
        [0.3, 0.14],
        [0.3, -0.12],
        [0, -0.12],
      ],
      at: [0.42, 0.74, 0],
      turn: [0, 0, -0.5],
      surface: 'gold',
    },
    {
      part: 'rod',
      points: [
        [0.5, 0.88, 0],
        [0.64, 1.1, 0],
        [0.88, 1.06, 0.05],
        [1.02, 1.2, 0.05],
      ],
      thick: 0.055,
      surface: { color: '#e8c48a', roughness: 0.5 },
    },
    {
      part: 'icon',
      icon: 'barbed-star',
      size: 0.66,
      at: [1.04, 1.24, 0.1],
      depth: 30,
      gradient: ['#ffffff', '#ffe24a', '#ff7a1f'],
      surface: { ...gloss, emissive: '#ffb020', emissiveIntensity: 0.7 },
    },
    {
      part: 'ring',
      radius: 0.84,
      tube: 0.05,
      turn: [1.571, 0.4, 0],
      surface: { ...gloss, color: '#ff3a3a', emissive: '#ff2020', emissiveIntensity: 0.4 },
    },
  ])
}

/** A ball with a clear field; the screen writes the number. */
export function blankBall(gradient: readonly string[]): Model {
  const cap = [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.68].map((angle) => [Math.sin(angle) * 1.006, Math.cos(angle) * 1.006] as const)
  return assembly([
    { part: 'ball', radius: 1, gradient, surface: gloss },
    { part: 'lathe', round: true, profile: cap, turn: [1.571, 0, 0], surface: { ...satin, color: '#fffdf6' } },
    { part: 'ring', radius: 0.635, tube: 0.03, at: [0, 0, 0.776], surface: 'gold' },
  ])
}

/** A hot-air balloon of bright gores. */
export function balloon(): Model {
  const gore = (color: string, turn: number): Part => ({
    part: 'group',
    turn: [0, turn, 0],
    parts: [
      {
        part: 'rod',
        points: [
          [0, 1.22, 0.02],
          [0, 1.1, 0.42],
          [0, 0.62, 0.76],
          [0, 0.1, 0.72],
          [0, -0.34, 0.42],
          [0, -0.5, 0.24],
        ],
        thick: 0.2,
        surface: { ...gloss, color },
      },
    ],
  })
  const colors = ['#e4203f', '#ffb020', '#2f8bff', '#fffaf0']
  return assembly([
    { part: 'ball', radius: 0.84, at: [0, 0.42, 0], surface: { ...gloss, color: '#fffaf0' } },
    ...Array.from({ length: 16 }, (_, i) => gore(colors[i % colors.length]!, (i * Math.PI) / 8)),
    {
      part: 'rod',
      points: [
        [0.36, -0.5, 0.2],
        [0.24, -0.98, 0.18],
      ],
      thick: 0.025,
      surface: { color: '#8a5a2a' },
      around: { axis: 'y', count: 4 },
    },
    {
      part: 'lathe',
      profile: [
        [0, -0.92],
        [0.3, -0.92],
        [0.34, -0.98],
        [0.28, -1.34],
        [0, -1.36],
      ],
      ribs: { count: 12, depth: 0.08 },
      surface: { color: '#b8742a', roughness: 0.5, clearcoat: 0.3 },
    },
    {
      part: 'ring',
      radius: 0.32,
      tube: 0.05,
      at: [0, -0.94, 0],
      turn: [1.571, 0, 0],
      surface: { color: '#7a4a1a', roughness: 0.4 },
    },
  ])
}
