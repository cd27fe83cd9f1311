/** Machines of an arcade. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model } from '../types.ts'

const gloss: Finish = { metalness: 0, roughness: 0.14, clearcoat: 1 }
const red: Finish = { ...gloss, color: '#d3203f' }

const COLORS = ['#2f7bff', '#ffb020', '#19b36b', '#e8324f', '#8a4bff', '#ff7ac0', '#21c4d6'] as const

/** Capsules packed in a dome: rings of them, one above the other, and the same again in front. */
const capsules: readonly Part[] = [
  [-0.28, 3],
  [-0.02, 4],
  [0.26, 5],
  [0.54, 4],
  [0.8, 3],
].flatMap(([y, count], row) =>
  Array.from({ length: count! }, (_, at): Part => {
    const x = (at - (count! - 1) / 2) * 0.3
    const z = 0.42 * Math.sqrt(Math.max(0, 1 - (x / 0.8) ** 2 - ((y! - 0.26) / 0.8) ** 2))
    const spot: Spot = [x, y!, z]
    return { part: 'ball', radius: 0.165, at: spot, surface: { ...gloss, color: COLORS[(at * 3 + row * 2) % COLORS.length]! } }
  }),
)

/** A machine that gives a capsule for a pull: a dome of capsules over a red foot with a knob and a chute. */
export function capsuleMachine(): Model {
  return {
    kind: 'assembly',
    parts: [
      {
        part: 'lathe',
        round: true,
        profile: [
          [0, -1.15],
          [0.74, -1.15],
          [0.78, -1.06],
          [0.66, -0.98],
          [0.56, -0.56],
          [0.62, -0.5],
          [0, -0.5],
        ],
        surface: red,
      },
      { part: 'ring', radius: 0.62, tube: 0.055, at: [0, -0.48, 0], turn: [1.571, 0, 0], surface: 'gold' },
      { part: 'ball', radius: 0.72, at: [0, 0.26, -0.12], scale: [1.1, 1.1, 0.6], surface: { ...gloss, color: '#16324f' } },
      ...capsules,
      { part: 'ring', radius: 0.84, tube: 0.045, at: [0, 0.26, 0.1], surface: 'gold' },
      {
        part: 'lathe',
        round: true,
        profile: [
          [0, 1.24],
          [0.1, 1.22],
          [0.14, 1.14],
          [0.34, 1.1],
          [0.4, 1.0],
          [0, 0.98],
        ],
        surface: red,
      },
      { part: 'ball', radius: 0.1, at: [0, 1.28, 0], surface: 'gold' },
      { part: 'ring', radius: 0.17, tube: 0.04, at: [-0.14, -0.72, 0.6], surface: 'gold' },
      { part: 'block', size: [0.36, 0.1, 0.08], edge: 0.03, at: [-0.14, -0.72, 0.62], turn: [0, 0, 0.6], surface: 'gold' },
      { part: 'block', size: [0.26, 0.24, 0.06], edge: 0.03, at: [0.24, -0.86, 0.6], surface: '#3a0712' },
      { part: 'ball', radius: 0.11, at: [0.24, -0.9, 0.68], surface: { ...gloss, color: '#ffb020' } },
    ],
  }
}
