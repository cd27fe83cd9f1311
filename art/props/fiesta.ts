/** Things of a street feast: painted clay, glazed tiles and market fruit. */
import type { Part, Spot } from '../parts.ts'
import type { Finish, Model } from '../types.ts'

const glaze: Finish = { metalness: 0, roughness: 0.15, clearcoat: 1 }
const clay: Finish = { metalness: 0, roughness: 0.55, clearcoat: 0.2 }

function assembly(parts: readonly Part[]): Model {
  return { kind: 'assembly', parts }
}

/** A sun of glazed clay with a clear face for the value that the screen writes; `times` stands on a tag at its foot. */
export function sunCoin(rays: string, face: string, times?: { text: string; color: string }): Model {
  const tag: Part[] = times
    ? [
        { part: 'block', size: [0.96, 0.56, 0.2], edge: 0.08, at: [0, -0.78, 0.24], surface: { ...glaze, color: times.color } },
        {
          part: 'word',
          text: times.text,
          font: 'luckiest-guy',
          size: 0.66,
          at: [0, -0.78, 0.36],
          gradient: ['#ffffff', '#fff0b0'],
          surface: glaze,
        },
      ]
    : []
  return assembly([
    {
      part: 'plate',
      path: 'M-0.15 0.72 L0.15 0.72 L0 1.08 Z',
      depth: 0.1,
      edge: 0.04,
      surface: { ...clay, color: rays },
      around: { axis: 'z', count: 16 },
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.02],
        [0.7, 0.04],
        [0.78, 0.16],
        [0.86, 0.06],
        [0.86, -0.08],
        [0, -0.1],
      ],
      turn: [1.57, 0, 0],
      surface: { ...glaze, color: rays },
    },
    {
      part: 'lathe',
      profile: [
        [0, 0.09],
        [0.66, 0.09],
        [0.7, 0.02],
        [0, 0.02],
      ],
      turn: [1.57, 0, 0],
      surface: { ...clay, color: face },
    },
    {
      part: 'ball',
      radius: 0.04,
      at: [0, 0.78, 0.14],
      surface: { ...glaze, color: '#ffffff' },
      around: { axis: 'z', count: 16, from: 0.196, to: 6.087 },
    },
    ...tag,
  ])
}

export function chili(): Model {
  return assembly([
    {
      part: 'rod',
      points: [
        [-0.62, 0.75, 0],
        [-0.5, 0.2, 0.05],
        [-0.1, -0.45, 0.1],
        [0.55, -0.8, 0.05],
        [1.15, -0.62, 0],
      ],
      thick: [0.42, 0.03],
      gradient: ['#ff3a24', '#e8101c', '#8f0014'],
      surface: glaze,
    },
    {
      part: 'lathe',
      round: true,
      profile: [
        [0, 0.16],
        [0.2, 0.12],
        [0.4, -0.06],
        [0.42, -0.2],
        [0.36, -0.16],
        [0, -0.04],
      ],
      ribs: { count: 5, depth: 0.12 },
      at: [-0.63, 0.84, 0],
      turn: [0, 0, 0.12],
      surface: { ...glaze, color: '#3f9a1c' },
    },
    {
      part: 'rod',
      points: [
        [-0.63, 0.92, 0],
        [-0.66, 1.16, 0],
        [-0.5, 1.36, 0.05],
      ],
      thick: [0.08, 0.06],
      surface: { ...glaze, color: '#5fb82a' },
    },
  ])
}

/** A whole lime behind a cut one. */
export function lime(): Model {
  const wedge = 'M0.03 0.08 L0.2 0.54 C0.1 0.6 -0.1 0.6 -0.2 0.54 L-0.03 0.08 Z'
  return assembly([
    {
      part: 'ball',
      radius: 0.78,
      at: [-0.32, 0.28, -0.5],
      scale: [1.14, 0.95, 0.95],
      turn: [0, 0, 0.5],
      gradient: ['#8ae03a', '#3fa81c', '#146a10'],
      surface: { ...glaze, roughness: 0.3 },
    },
    { part: 'ball', radius: 0.12, at: [-1.12, -0.16, -0.5], surface: { ...glaze, color: '#2f8a18' } },
    {
      part: 'group',
      at: [0.3, -0.2, 0.25],
      turn: [-0.15, 0.1, 0.2],
      parts: [
        {
          part: 'lathe',
          round: true,
          profile: [
            [0, 0.06],
            [0.7, 0.05],
            [0.78, 0],
            [0.7, -0.3],
            [0.4, -0.52],
            [0, -0.6],
          ],
          turn: [1.57, 0, 0],
          surface: { ...glaze, color: '#3fa81c' },
        },
        {
          part: 'lathe',
          profile: [
            [0, 0.08],
            [0.69, 0.08],
            [0.72, 0.02],
            [0, 0.02],
          ],
          turn: [1.57, 0, 0],
          surface: { ...glaze, color: '#f4ffd8' },
        },
        {
          part: 'plate',
          path: wedge,
          depth: 0.05,
          edge: 0.03,
          at: [0, 0, 0.1],
          surface: { ...glaze, color: '#a4e82a', iridescence: 0.3 },
          around: { axis: 'z', count: 8 },
        },
      ],
    },
  ])
}

function maraca(at: Spot, roll: number, paint: readonly [string, string, string]): Part {
  const [ground, band, dot] = paint
  const hoop = (y: number, radius: number, color: string): Part => ({
    part: 'ring',
    radius,
    tube: 0.06,
    at: [0, y, 0],
    turn: [1.57, 0, 0],
    surface: { ...glaze, color },
  })
  return {
    part: 'group',
    at,
    turn: [0, 0, roll],
    parts: [
      { part: 'ball', radius: 0.56, at: [0, 0.72, 0], scale: [1, 1.12, 1], surface: { ...glaze, color: ground } },
      hoop(0.72, 0.55, band),
      hoop(0.92, 0.51, '#fff6e0'),
      hoop(0.52, 0.51, '#fff6e0'),
      { part: 'ball', radius: 0.075, at: [0, 1.12, 0.4], surface: { ...glaze, color: dot }, around: { axis: 'y', count: 8 } },
      { part: 'ball', radius: 0.07, at: [0, 0.34, 0.44], surface: { ...glaze, color: dot }, around: { axis: 'y', count: 8 } },
      {
        part: 'rod',
        points: [
          [0, 0.2, 0],
          [0, -0.4, 0],
          [0, -0.95, 0],
        ],
        thick: [0.12, 0.15],
        surface: { color: '#b8702a', roughness: 0.35, clearcoat: 0.8 },
      },
      hoop(0.12, 0.14, band),
    ],
  }
}

export function maracas(): Model {
  return assembly([
    maraca([-0.1, -0.1, -0.3], 0.55, ['#f0c020', '#e0207a', '#12a0a8']),
    maraca([0.1, -0.1, 0.3], -0.5, ['#12a8a0', '#ffb020', '#e8203a']),
  ])
}
