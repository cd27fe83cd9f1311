/** Objects that move on a table: chips, dice, markers. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model } from '../types.ts'

const gloss: Finish = { metalness: 0, roughness: 0.14, clearcoat: 1 }
const satin: Finish = { metalness: 0, roughness: 0.35, clearcoat: 0.6 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

/** A chip with its value. */
export function valueChip(value: string, color: string, inlay: string): Model {
  return assembly([
    {
      part: 'lathe',
      profile: [
        [0, -0.14],
        [0.95, -0.14],
        [1, -0.09],
        [1, 0.09],
        [0.95, 0.14],
        [0.72, 0.14],
        [0.69, 0.11],
        [0, 0.11],
      ],
      turn: [1.571, 0, 0],
      surface: { ...satin, color },
    },
    {
      part: 'plate',
      path: 'M0.74 -0.13 L1.0 -0.17 Q1.02 0 1.0 0.17 L0.74 0.13 Q0.76 0 0.74 -0.13 Z',
      depth: 0.29,
      edge: 0.006,
      surface: { ...satin, color: inlay },
      around: { axis: 'z', count: 8 },
    },
    { part: 'ring', radius: 0.66, tube: 0.03, at: [0, 0, 0.12], surface: { ...gloss, color: inlay } },
    {
      part: 'word',
      text: value,
      font: 'paytone-one',
      size: value.length === 1 ? 0.56 : value.length === 2 ? 0.8 : 1.02,
      at: [0, 0, 0.15],
      depth: 10,
      edge: 4,
      grow: 2,
      surface: { ...gloss, color: inlay },
    },
  ])
}

/** The marker of the winning number. */
export function dolly(): Model {
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.62],
        [0.16, 0.6],
        [0.2, 0.4],
        [0.16, 0.1],
        [0.3, -0.5],
        [0.46, -0.84],
        [0.5, -0.96],
        [0, -0.98],
      ],
      gradient: ['#ffffff', '#f4ecff', '#b8a8e0'],
      surface: { ...gloss, iridescence: 0.3 },
    },
    { part: 'ball', radius: 0.28, at: [0, 0.74, 0], surface: 'gold' },
    { part: 'ring', radius: 0.19, tube: 0.05, at: [0, 0.36, 0], turn: [1.571, 0, 0], surface: 'gold' },
    { part: 'ring', radius: 0.48, tube: 0.06, at: [0, -0.9, 0], turn: [1.571, 0, 0], surface: 'gold' },
  ])
}

const pipPlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.32, 0.32],
    [0.32, -0.32],
  ],
  3: [
    [-0.36, 0.36],
    [0, 0],
    [0.36, -0.36],
  ],
  4: [
    [-0.32, 0.32],
    [0.32, 0.32],
    [-0.32, -0.32],
    [0.32, -0.32],
  ],
  5: [
    [-0.36, 0.36],
    [0.36, 0.36],
    [0, 0],
    [-0.36, -0.36],
    [0.36, -0.36],
  ],
  6: [
    [-0.32, 0.38],
    [-0.32, 0],
    [-0.32, -0.38],
    [0.32, 0.38],
    [0.32, 0],
    [0.32, -0.38],
  ],
}

/** The faces visible above and beside each front, as on a real die. */
const neighbours: Readonly<Record<number, readonly [top: number, right: number]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [1, 5],
  4: [5, 1],
  5: [6, 4],
  6: [4, 5],
}

/** A red die with a side of the face up to the viewer. */
export function dieFace(face: number): Model {
  const pips = (value: number, turn: Spot): Part[] =>
    pipPlaces[value]!.map(([x, y]) => ({
      part: 'group',
      turn,
      parts: [
        {
          part: 'ball',
          radius: value === 1 ? 0.24 : 0.165,
          at: [x, y, 0.81],
          scale: [1, 1, 0.2],
          surface: { ...gloss, color: '#fff6ee' },
        },
      ],
    }))
  const [top, right] = neighbours[face]!
  return assembly([
    { part: 'cube', side: 1.62, round: 0.26, gradient: ['#ff5a74', '#e4123c', '#a8062c'], surface: gloss },
    ...pips(face, [0, 0, 0]),
    ...pips(top, [-1.571, 0, 0]),
    ...pips(right, [0, 1.571, 0]),
  ])
}

/** Points down at its target. */
export function marker(color: string): Model {
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.86],
        [0.42, 0.72],
        [0.62, 0.3],
        [0.5, -0.14],
        [0.2, -0.7],
        [0, -1.05],
      ],
      gradient: ['#ffd0d8', color, '#8a0a34'],
      surface: gloss,
    },
    { part: 'ring', radius: 0.3, tube: 0.07, at: [0, 0.32, 0.56], surface: 'gold' },
    { part: 'ball', radius: 0.26, at: [0, 0.32, 0.5], scale: [1, 1, 0.5], surface: { ...gloss, color: '#fff6ee' } },
  ])
}
