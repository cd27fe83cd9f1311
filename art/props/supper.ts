/** Things of a fine restaurant: a serving cloche and a cook's tall hat. */
import type { Part } from '../parts.ts'
import type { Finish, Model, Surface } from '../types.ts'

const linen: Finish = { metalness: 0, roughness: 0.5, clearcoat: 0.25 }
const silver: Surface = { color: '#eef4fa', metalness: 1, roughness: 0.1, clearcoat: 1 }
const gold: Surface = { color: '#ffc04a', metalness: 1, roughness: 0.2, clearcoat: 0.6 }

/** A dome on its tray, with a band in this color and a knob. */
export function cloche(band: string): Model {
  const enamel: Surface = { color: band, metalness: 0.1, roughness: 0.16, clearcoat: 1 }
  return {
    kind: 'assembly',
    parts: [
      {
        part: 'lathe',
        profile: [
          [1, 0],
          [0.99, 0.16],
          [0.93, 0.38],
          [0.81, 0.6],
          [0.62, 0.78],
          [0.36, 0.9],
          [0.1, 0.94],
          [0, 0.94],
        ],
        round: true,
        at: [0, -0.42, 0],
        surface: silver,
      },
      { part: 'ring', radius: 0.995, tube: 0.075, at: [0, -0.36, 0], turn: [1.57, 0, 0], surface: enamel },
      { part: 'ring', radius: 1.01, tube: 0.035, at: [0, -0.27, 0], turn: [1.57, 0, 0], surface: gold },
      {
        part: 'lathe',
        profile: [
          [0, -0.1],
          [0.95, -0.1],
          [1.26, 0],
          [1.3, 0.05],
          [1.22, 0.07],
          [0, 0.02],
        ],
        at: [0, -0.5, 0],
        surface: silver,
      },
      { part: 'ring', radius: 1.28, tube: 0.035, at: [0, -0.45, 0], turn: [1.57, 0, 0], surface: gold },
      { part: 'ring', radius: 0.13, tube: 0.05, at: [0, 0.53, 0], turn: [1.57, 0, 0], surface: gold },
      { part: 'ball', radius: 0.16, at: [0, 0.69, 0], surface: gold },
    ],
  }
}

/** A cook's tall hat of white linen, with a ribbon in this color. */
export function toque(ribbon: string): Model {
  const white: Surface = { ...linen, color: '#fbfdff' }
  const puffs: readonly (readonly [number, number, number])[] = [
    [-0.56, 0.34, 0.42],
    [0.56, 0.34, 0.42],
    [-0.24, 0.58, 0.46],
    [0.26, 0.56, 0.46],
    [0, 0.36, 0.52],
  ]
  return {
    kind: 'assembly',
    parts: [
      ...puffs.map(([x, y, radius]): Part => ({ part: 'ball', radius, at: [x, y, 0], scale: [1, 0.92, 0.8], surface: white })),
      {
        part: 'lathe',
        profile: [
          [0.6, -0.82],
          [0.58, -0.4],
          [0.66, 0.3],
        ],
        ribs: { count: 18, depth: 0.035 },
        surface: white,
      },
      {
        part: 'lathe',
        profile: [
          [0, -0.84],
          [0.63, -0.84],
          [0.66, -0.8],
          [0.64, -0.46],
          [0.6, -0.42],
          [0, -0.42],
        ],
        surface: { color: ribbon, metalness: 0.1, roughness: 0.2, clearcoat: 1 },
      },
      { part: 'ring', radius: 0.635, tube: 0.035, at: [0, -0.44, 0], turn: [1.57, 0, 0], surface: gold },
      { part: 'ring', radius: 0.655, tube: 0.035, at: [0, -0.82, 0], turn: [1.57, 0, 0], surface: gold },
    ],
  }
}
