/** Things of a jazz club: a record and a microphone on its stand. */
import type { Part } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const lacquer: Finish = { metalness: 0.15, roughness: 0.14, clearcoat: 1 }
const brass: Surface = { color: '#ffc04a', metalness: 1, roughness: 0.2, clearcoat: 0.6 }

const disc = (radius: number, depth: number, at: number, surface: Surface): Part => ({
  part: 'lathe',
  profile: [
    [0, 0],
    [radius - 0.02, 0],
    [radius, 0.02],
    [radius, depth - 0.02],
    [radius - 0.02, depth],
    [0, depth],
  ],
  at: [0, 0, at],
  turn: [1.57, 0, 0],
  surface,
})

/** A long-playing record: grooves that catch the light, and a label of this color. */
export function record(label: string): Model {
  const grooves = [0.96, 0.88, 0.8, 0.72, 0.64, 0.56]
  return {
    kind: 'assembly',
    parts: [
      disc(1, 0.12, -0.06, { ...lacquer, color: '#16102a' }),
      ...grooves.map((radius, at): Part => ({
        part: 'ring',
        radius,
        tube: 0.018,
        at: [0, 0, 0.06],
        surface: { ...lacquer, color: at % 2 === 0 ? '#6a5a9a' : '#3a2c62' },
      })),
      disc(0.46, 0.05, 0.05, { ...lacquer, color: label }),
      { part: 'ring', radius: 0.46, tube: 0.03, at: [0, 0, 0.09], surface: brass },
      { part: 'ring', radius: 1, tube: 0.05, at: [0, 0, 0], surface: brass },
      { part: 'ball', radius: 0.07, at: [0, 0, 0.11], surface: brass },
    ],
  }
}

/** A stage microphone with ribs, as big bands sang into. */
export function stageMicrophone(): Model {
  const ribs = [-0.46, -0.28, -0.1, 0.08, 0.26, 0.44]
  const chrome: Surface = { color: '#e8ecff', metalness: 1, roughness: 0.12, clearcoat: 1 }
  return {
    kind: 'assembly',
    parts: [
      { part: 'ball', radius: 0.62, at: [0, 0.3, 0], scale: [0.86, 1.12, 0.7], surface: { ...lacquer, color: '#2c1a5a' } },
      ...ribs.map((y): Part => ({
        part: 'ring',
        radius: 0.6 * Math.sqrt(1 - (y / 0.74) ** 2),
        tube: 0.06,
        at: [0, 0.3 + y, 0],
        scale: [0.92, 0.78, 1],
        turn: [1.57, 0, 0],
        surface: chrome,
      })),
      { part: 'ring', radius: 0.62, tube: 0.075, at: [0, 0.3, 0], scale: [0.88, 1.16, 1], surface: brass },
      { part: 'ball', radius: 0.16, at: [0, -0.46, 0], surface: brass },
      {
        part: 'lathe',
        profile: [
          [0.09, 0],
          [0.09, -0.62],
          [0.36, -0.7],
          [0.4, -0.78],
          [0, -0.78],
        ],
        at: [0, -0.46, 0],
        surface: chrome,
      },
    ],
  }
}
