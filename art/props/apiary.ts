/** Things of a beekeeper's meadow: a straw hive, a drop of honey, a pot. */
import type { Part } from '../parts.ts'
import type { Finish, Model } from '../types.ts'

const straw: Finish = { metalness: 0, roughness: 0.55, clearcoat: 0.5 }
const syrup: Finish = { metalness: 0.05, roughness: 0.06, clearcoat: 1 }

const coils: readonly (readonly [radius: number, height: number])[] = [
  [0.86, -0.72],
  [0.92, -0.4],
  [0.9, -0.08],
  [0.8, 0.24],
  [0.62, 0.52],
  [0.38, 0.76],
  [0.14, 0.92],
]

/** A hive of coiled straw with a dark door. */
export function strawHive(): Model {
  return {
    kind: 'assembly',
    parts: [
      { part: 'lathe', profile: coils, surface: { ...straw, color: '#b56a08' } },
      ...coils.map(([radius, y], at): Part => ({
        part: 'ring',
        radius: radius - 0.06,
        tube: 0.17,
        at: [0, y, 0],
        turn: [1.57, 0, 0],
        surface: { ...straw, color: at % 2 === 0 ? '#f6b21a' : '#ffcb3c' },
      })),
      { part: 'ball', radius: 0.27, at: [0, -0.46, 0.93], scale: [1, 1.1, 0.5], surface: { color: '#2a1402', roughness: 0.5 } },
      {
        part: 'ring',
        radius: 0.28,
        tube: 0.055,
        at: [0, -0.46, 1.02],
        scale: [1, 1.1, 1],
        surface: { ...straw, color: '#9a5208' },
      },
    ],
  }
}

/** A drop of honey; its front stays free, for the number that the screen writes. */
export function honeyDrop(): Model {
  return {
    kind: 'assembly',
    parts: [
      {
        part: 'lathe',
        round: true,
        profile: [
          [0, 1.2],
          [0.08, 1.02],
          [0.24, 0.76],
          [0.54, 0.4],
          [0.8, 0],
          [0.86, -0.34],
          [0.7, -0.72],
          [0.36, -0.94],
          [0, -1],
        ],
        gradient: ['#fff3a0', '#ffb400', '#d96a00', '#8a3400'],
        surface: syrup,
      },
      { part: 'ring', radius: 0.93, tube: 0.05, at: [0, -0.3, 0], turn: [1.5, 0.25, 0], surface: 'gold' },
      {
        part: 'ball',
        radius: 0.15,
        at: [-0.3, 0.32, 0.56],
        scale: [0.7, 1.5, 0.3],
        turn: [0, 0, -0.5],
        surface: { color: '#ffffff', roughness: 0.2, emissive: '#fff0b0', emissiveIntensity: 0.5 },
      },
    ],
  }
}
