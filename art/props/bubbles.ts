/** A soap bubble, and the pearl in it. */
import type { Finish, Model } from '../types.ts'

const film: Finish = { metalness: 0.1, roughness: 0.05, clearcoat: 1, iridescence: 1 }
const pearl: Finish = { metalness: 0.15, roughness: 0.12, clearcoat: 1, iridescence: 0.6 }

/** A bubble in the colors of soap, with two windows mirrored in it. */
export function bubble(): Model {
  return {
    kind: 'assembly',
    parts: [
      { part: 'ball', radius: 1, gradient: ['#dff6ff', '#8fd0ff', '#b38cff', '#ff8fdc', '#ffd0f2'], surface: film },
      {
        part: 'ring',
        radius: 0.76,
        tube: 0.055,
        arc: 1.1,
        at: [0, 0, 0.62],
        turn: [0, 0, 1.75],
        surface: { color: '#ffffff', roughness: 0.1, clearcoat: 1, emissive: '#ffffff', emissiveIntensity: 0.55 },
      },
      {
        part: 'ring',
        radius: 0.8,
        tube: 0.035,
        arc: 0.7,
        at: [0, 0, 0.56],
        turn: [0, 0, 5.1],
        surface: { color: '#ffe3fb', roughness: 0.1, clearcoat: 1, emissive: '#ffd6f8', emissiveIntensity: 0.35 },
      },
      {
        part: 'ball',
        radius: 0.11,
        at: [-0.42, 0.5, 0.78],
        surface: { color: '#ffffff', emissive: '#ffffff', emissiveIntensity: 0.7 },
      },
    ],
  }
}

export const pearlBall = (): Model => ({
  kind: 'assembly',
  parts: [{ part: 'ball', radius: 1, gradient: ['#fffafc', '#ffe2f4', '#d9c7ff'], surface: pearl }],
})
