/** The extra objects of a card table: card backs, the shoe, the jester of the wild card. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const gloss: Finish = { metalness: 0, roughness: 0.14, clearcoat: 1 }
const satin: Finish = { metalness: 0, roughness: 0.35, clearcoat: 0.6 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

/** A rectangle with round corners as path data, about the middle. */
export function rounded(width: number, height: number, radius: number): string {
  const [w, h, r] = [width / 2, height / 2, radius]
  return `M${-w + r} ${-h} L${w - r} ${-h} Q${w} ${-h} ${w} ${-h + r} L${w} ${h - r} Q${w} ${h} ${w - r} ${h} L${-w + r} ${h} Q${-w} ${h} ${-w} ${h - r} L${-w} ${-h + r} Q${-w} ${-h} ${-w + r} ${-h} Z`
}

/** The back of a card at the proportions of its face: a lattice of lozenges and an emblem. */
export function cardBack(color: string, trim: Surface, icon: string): Model {
  const lozenges = [-0.42, -0.14, 0.14, 0.42].flatMap((x) =>
    [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((y): Part => ({
      part: 'block',
      size: [0.15, 0.15, 0.03],
      edge: 0.012,
      at: [x, y, 0.06],
      turn: [0, 0, 0.785],
      surface: trim,
    })),
  )
  return assembly([
    { part: 'plate', path: rounded(1.4, 1.96, 0.14), depth: 0.05, edge: 0.015, surface: { ...satin, color: '#fffdf6' } },
    {
      part: 'plate',
      path: rounded(1.22, 1.78, 0.09),
      depth: 0.03,
      edge: 0.012,
      at: [0, 0, 0.035],
      surface: { ...satin, color },
    },
    ...lozenges,
    {
      part: 'lathe',
      profile: [
        [0, 0.06],
        [0.4, 0.06],
        [0.44, 0.02],
        [0, 0],
      ],
      at: [0, 0, 0.06],
      turn: [1.571, 0, 0],
      surface: trim,
    },
    {
      part: 'lathe',
      profile: [
        [0, 0.05],
        [0.36, 0.05],
        [0.37, 0],
        [0, 0],
      ],
      at: [0, 0, 0.08],
      turn: [1.571, 0, 0],
      surface: { ...gloss, color },
    },
    { part: 'icon', icon, size: 0.5, at: [0, 0, 0.15], depth: 30, edge: 10, grow: 4, surface: trim },
  ])
}

/** The box that cards are drawn from. */
export function cardShoe(wood: string, felt: string): Model {
  return assembly([
    {
      part: 'plate',
      path: 'M-1 -0.6 L1 -0.6 L1 0.75 L0.5 0.75 L-0.75 0 L-1 -0.3 Z',
      depth: 0.12,
      edge: 0.04,
      at: [0, 0, 0.5],
      surface: { ...gloss, color: wood },
    },
    {
      part: 'plate',
      path: 'M-1 -0.6 L1 -0.6 L1 0.75 L0.5 0.75 L-0.75 0 L-1 -0.3 Z',
      depth: 0.12,
      edge: 0.04,
      at: [0, 0, -0.5],
      surface: { ...gloss, color: wood },
    },
    {
      part: 'plate',
      path: 'M-0.9 -0.5 L0.95 -0.5 L0.95 0.6 L0.5 0.6 L-0.8 -0.16 Z',
      depth: 0.9,
      edge: 0,
      surface: { ...satin, color: felt },
    },
    ...Array.from({ length: 9 }, (_, i): Part => ({
      part: 'block',
      size: [0.035, 0.86, 0.82],
      edge: 0.012,
      at: [-0.5 + i * 0.12, 0.14 + i * 0.055, 0],
      turn: [0, 0, 0.16],
      surface: { ...satin, color: i % 2 ? '#efe6d2' : '#fffdf6' },
    })),
    { part: 'block', size: [0.08, 0.9, 0.96], edge: 0.03, at: [0.86, 0.3, 0], surface: 'gold' },
    { part: 'icon', icon: 'spades', size: 0.5, at: [0.3, -0.16, 0.62], depth: 30, edge: 10, grow: 3, surface: 'gold' },
    {
      part: 'rod',
      points: [
        [-1, -0.6, 0.58],
        [1, -0.6, 0.58],
      ],
      thick: 0.05,
      surface: 'gold',
    },
  ])
}

export function jesterHead(): Model {
  const mask: Finish = { ...gloss, color: '#fff4e6' }
  const tail = (side: 1 | -1, color: string): Part[] => [
    {
      part: 'rod',
      points: [
        [side * 0.3, 0.4, 0],
        [side * 0.7, 0.95, 0],
        [side * 1.2, 0.8, 0.05],
        [side * 1.34, 0.3, 0.1],
      ],
      thick: [0.4, 0.09],
      surface: { ...gloss, color },
    },
    { part: 'ball', radius: 0.15, at: [side * 1.36, 0.2, 0.1], surface: 'gold' },
  ]
  const eyes = ([-1, 1] as const).flatMap((side): Part[] => [
    {
      part: 'ball',
      radius: 0.15,
      at: [side * 0.24, 0.02, 0.5],
      scale: [1.15, 0.8, 0.4],
      turn: [0, side * 0.3, side * 0.25],
      surface: { ...gloss, color: '#1c0a34' },
    },
    {
      part: 'plate',
      path: 'M0 0.2 L0.07 0 L0 -0.2 L-0.07 0 Z',
      depth: 0.05,
      edge: 0.02,
      at: [side * 0.26, -0.2, 0.5],
      turn: [0, side * 0.4, 0],
      surface: { ...gloss, color: side === 1 ? '#ff2f9a' : '#8a2be0' },
    },
    { part: 'ball', radius: 0.14, at: [side * 0.38, -0.3, 0.36], scale: [1, 0.8, 0.5], surface: { ...gloss, color: '#ff9ab0' } },
  ])
  const collar = Array.from({ length: 7 }, (_, i): Spot => [
    Math.sin(-1.35 + i * 0.45) * 0.66,
    -0.72 - Math.cos(-1.35 + i * 0.45) * 0.12,
    0.1,
  ])
  return assembly([
    ...collar.map((at, i): Part => ({
      part: 'ball',
      radius: 0.24,
      at,
      scale: [0.9, 1, 0.5],
      surface: { ...gloss, color: i % 2 ? '#ffd23a' : '#c41fb0' },
    })),
    { part: 'ball', radius: 0.64, at: [0, -0.08, 0], scale: [0.94, 1.08, 0.8], surface: mask },
    ...eyes,
    { part: 'ball', radius: 0.11, at: [0, -0.12, 0.58], surface: { ...gloss, color: '#ff2f5a' } },
    {
      part: 'rod',
      points: [
        [-0.32, -0.36, 0.4],
        [0, -0.52, 0.5],
        [0.32, -0.36, 0.4],
      ],
      thick: 0.05,
      surface: { ...gloss, color: '#c4103f' },
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.36],
        [0.36, 0.3],
        [0.6, 0],
        [0.64, -0.14],
      ],
      at: [0, 0.3, 0],
      surface: { ...gloss, color: '#a020ff' },
    },
    { part: 'ring', radius: 0.6, tube: 0.1, at: [0, 0.22, 0], turn: [1.4, 0, 0], surface: 'gold' },
    ...tail(1, '#ff3fa8'),
    ...tail(-1, '#6a1fe0'),
    {
      part: 'rod',
      points: [
        [0, 0.5, 0],
        [0.02, 1, 0],
        [0.1, 1.3, 0.05],
      ],
      thick: [0.34, 0.1],
      surface: { ...gloss, color: '#ffb020' },
    },
    { part: 'ball', radius: 0.15, at: [0.12, 1.4, 0.06], surface: 'gold' },
  ])
}

/** An arrow that points up. */
export const bigArrow = (gradient: readonly string[]): Model =>
  assembly([
    {
      part: 'plate',
      path: 'M0 0.96 L0.86 0.06 L0.4 0.06 L0.4 -0.92 L-0.4 -0.92 L-0.4 0.06 L-0.86 0.06 Z',
      depth: 0.34,
      edge: 0.08,
      gradient,
      surface: gloss,
    },
    {
      part: 'plate',
      path: 'M0 1.06 L1.06 -0.04 L0.5 -0.04 L0.5 -1.02 L-0.5 -1.02 L-0.5 -0.04 L-1.06 -0.04 Z',
      depth: 0.22,
      edge: 0.06,
      at: [0, 0, -0.06],
      surface: 'gold',
    },
  ])
