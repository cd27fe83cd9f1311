/** Carriers of a value or a word over the reels: blank coins and plates. */
import type { Part } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const lacquer: Finish = { metalness: 0.1, roughness: 0.12, clearcoat: 1 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

/** A wide plate with a word, which stands over the reels. */
export function wordPlate(word: string, font: string, lacquerColors: readonly string[], metal: Surface): Model {
  return assembly([
    { part: 'block', size: [2.1, 0.92, 0.2], edge: 0.08, surface: metal },
    { part: 'block', size: [1.94, 0.76, 0.14], edge: 0.05, at: [0, 0, 0.1], gradient: lacquerColors, surface: lacquer },
    {
      part: 'word',
      text: word,
      font,
      size: 1.62,
      at: [0, 0, 0.22],
      scale: [1, 1, 0.5],
      gradient: ['#ffffff', '#fff0b8', '#ffcf55'],
      surface: { metalness: 0.4, roughness: 0.2, clearcoat: 1 },
    },
    ...[-0.98, 0.98].map((x): Part => ({ part: 'ball', radius: 0.13, at: [x, 0, 0.1], surface: metal })),
  ])
}

/** A coin with a clear field for the value that the screen writes. */
export function blankCoin(field: string, metal: Surface): Model {
  return assembly([
    {
      part: 'lathe',
      profile: [
        [0, -0.12],
        [0.94, -0.12],
        [1, -0.06],
        [1, 0.06],
        [0.94, 0.14],
        [0.84, 0.14],
        [0.8, 0.06],
        [0, 0.06],
      ],
      turn: [1.57, 0, 0],
      surface: metal,
    },
    {
      part: 'lathe',
      profile: [
        [0, 0.09],
        [0.78, 0.09],
        [0.8, 0.02],
        [0, 0.02],
      ],
      turn: [1.57, 0, 0],
      surface: { color: field, metalness: 0.1, roughness: 0.4, clearcoat: 0.25 },
    },
    { part: 'ball', radius: 0.065, at: [0, 0.9, 0.13], surface: metal, around: { axis: 'z', count: 24 } },
    { part: 'ring', radius: 0.72, tube: 0.02, at: [0, 0, 0.1], surface: metal },
  ])
}
