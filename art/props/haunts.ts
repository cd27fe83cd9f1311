/** The ghosts of the midnight carnival. */
import type { Part } from '../parts.ts'
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

/** A bat with its wings spread. */
export function bat(): Model {
  const fur: Finish = { metalness: 0, roughness: 0.45, clearcoat: 0.4, color: '#6a3fd0' }
  const wing =
    'M0.1 0.26 C0.3 0.62 0.5 0.8 0.62 0.86 C0.86 0.72 1.3 0.56 1.56 0.1 C1.36 0.14 1.24 0.06 1.14 -0.12 C1 0.02 0.84 -0.02 0.74 -0.26 C0.6 -0.1 0.4 -0.16 0.1 -0.4 Z'
  return assembly([
    ...mirrored.flatMap((side): Part[] => [
      {
        part: 'group',
        scale: [side, 1, 1],
        turn: [0, side * -0.2, 0],
        parts: [
          {
            part: 'plate',
            path: wing,
            depth: 0.05,
            edge: 0.03,
            gradient: ['#b48aff', '#7a3fe8', '#3a128a'],
            surface: { metalness: 0.1, roughness: 0.25, clearcoat: 0.8 },
          },
          {
            part: 'rod',
            points: [
              [0.1, 0.2, 0.06],
              [0.36, 0.6, 0.06],
              [0.62, 0.86, 0.06],
            ],
            thick: [0.06, 0.045],
            surface: fur,
          },
          {
            part: 'rod',
            points: [
              [0.62, 0.86, 0.06],
              [0.84, 0.4, 0.08],
              [0.74, -0.22, 0.06],
            ],
            thick: [0.045, 0.02],
            surface: fur,
          },
          {
            part: 'rod',
            points: [
              [0.62, 0.86, 0.06],
              [1.1, 0.44, 0.08],
              [1.15, -0.08, 0.06],
            ],
            thick: [0.045, 0.02],
            surface: fur,
          },
        ],
      },
      {
        part: 'lathe',
        round: true,
        profile: [
          [0, 0.34],
          [0.1, 0.16],
          [0.15, -0.06],
          [0, -0.1],
        ],
        at: [side * 0.22, 0.62, 0.1],
        turn: [0, 0, side * -0.3],
        surface: fur,
      },
      { part: 'ball', radius: 0.11, at: [side * 0.15, 0.32, 0.46], scale: [1, 1.15, 0.6], surface: lit('#c8ff3a') },
      { part: 'ball', radius: 0.05, at: [side * 0.14, 0.32, 0.52], surface: pitch },
      {
        part: 'lathe',
        profile: [
          [0, -0.16],
          [0.045, 0],
          [0, 0.01],
        ],
        at: [side * 0.09, 0.1, 0.5],
        surface: { ...bone, color: '#ffffff' },
      },
    ]),
    { part: 'ball', radius: 0.4, at: [0, -0.24, 0.06], scale: [0.86, 1.1, 0.8], surface: fur },
    { part: 'ball', radius: 0.4, at: [0, 0.32, 0.14], surface: fur },
    { part: 'ball', radius: 0.24, at: [0, -0.26, 0.28], scale: [0.9, 1.2, 0.5], surface: { ...fur, color: '#b89aff' } },
  ])
}

/** A friendly ghost with a ringmaster's hat. */
export function ghost(): Model {
  const sheet: Finish = { ...wax, emissive: '#8affb0', emissiveIntensity: 0.16 }
  return assembly([
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.86],
        [0.42, 0.74],
        [0.66, 0.3],
        [0.7, -0.2],
        [0.86, -0.9],
        [0.8, -0.96],
      ],
      ribs: { count: 7, depth: 0.12 },
      gradient: ['#ffffff', '#e8ffe8', '#8fe0b8'],
      surface: sheet,
    },
    ...mirrored.flatMap((side): Part[] => [
      { part: 'ball', radius: 0.15, at: [side * 0.24, 0.28, 0.58], scale: [0.9, 1.35, 0.5], surface: pitch },
      { part: 'ball', radius: 0.05, at: [side * 0.24 - 0.04, 0.38, 0.66], surface: lit('#ffffff', 1) },
      {
        part: 'ball',
        radius: 0.2,
        at: [side * 0.78, -0.06, 0.36],
        scale: [1.1, 0.8, 0.8],
        turn: [0, 0, side * 0.6],
        surface: { ...sheet, color: '#f4fff4' },
      },
    ]),
    { part: 'ball', radius: 0.15, at: [0, -0.02, 0.64], scale: [0.9, 1.1, 0.4], surface: pitch },
    {
      part: 'group',
      at: [0.12, 0.74, 0],
      turn: [0, 0, -0.22],
      parts: [
        {
          part: 'lathe',
          profile: [
            [0, 0.62],
            [0.42, 0.62],
            [0.36, 0.06],
            [0, 0],
          ],
          surface: { color: '#3a1470', roughness: 0.35, clearcoat: 0.6 },
        },
        {
          part: 'lathe',
          profile: [
            [0, 0.08],
            [0.62, 0.06],
            [0.64, 0],
            [0, -0.04],
          ],
          surface: { color: '#3a1470', roughness: 0.35, clearcoat: 0.6 },
        },
        {
          part: 'lathe',
          profile: [
            [0.385, 0.26],
            [0.41, 0.24],
            [0.39, 0.08],
            [0.37, 0.06],
          ],
          surface: { color: '#a8ff3a', roughness: 0.3 },
        },
      ],
    },
  ])
}
