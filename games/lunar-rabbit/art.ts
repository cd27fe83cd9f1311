import { character, lettering } from '#art/make.ts'
import type { Part } from '#art/parts.ts'
import type { GameArt, Model, Surface, Turn } from '#art/types.ts'

const lacquer: Surface = { color: '#2a2296', roughness: 0.08, clearcoat: 1, metalness: 0.15 }
const pearl: Surface = { color: '#fff2fb', roughness: 0.12, clearcoat: 1, iridescence: 0.8 }
const facing: Turn = [-0.02, 0.2, 0]

/** Everything of this game is glazed porcelain. */
function glazed(character: string, edge: Surface, wash = 'saturate(1.2) contrast(1.04)'): Model {
  return { kind: 'relief', character, edge, wash, swell: 1.35 }
}

function moon(badge?: string): Model {
  return { kind: 'moon', label: 'WILD', ink: '#fff8e0', ribbon: '#b01f6a', ...(badge ? { badge } : {}) }
}

const cane: Surface = { color: '#3fbf6a', roughness: 0.14, clearcoat: 1 }
const joint: Surface = { color: '#b6f08a', roughness: 0.2, clearcoat: 1 }
const leafPath = 'M0 0 C0.12 0.2 0.4 0.26 0.72 0.1 C0.44 -0.04 0.16 -0.1 0 0 Z'

function stalk(x: number, from: number, to: number, z: number): Part[] {
  const middle = (from + to) / 2
  return [
    {
      part: 'rod',
      points: [
        [x, from, z],
        [x, middle, z],
        [x, to, z],
      ],
      thick: 0.19,
      surface: cane,
    },
    ...[from + 0.12, middle - 0.12, middle + (to - middle) * 0.6].map((y): Part => ({
      part: 'ring',
      radius: 0.185,
      tube: 0.05,
      surface: joint,
      at: [x, y, z],
      turn: [1.571, 0, 0],
    })),
  ]
}

const bamboo: readonly Part[] = [
  ...stalk(-0.46, -0.95, 0.5, -0.1),
  ...stalk(0.44, -0.95, 0.72, -0.1),
  ...stalk(0, -1, 1, 0.1),
  { part: 'plate', path: leafPath, depth: 0.05, surface: '#8ae05a', at: [0.16, 0.42, 0.26], turn: [0, 0, 0.5] },
  { part: 'plate', path: leafPath, depth: 0.05, surface: '#6fd04a', at: [-0.16, 0.1, 0.26], turn: [0, 3.14, 0.5] },
  { part: 'plate', path: leafPath, depth: 0.05, surface: '#8ae05a', at: [0.16, -0.4, 0.26], turn: [0, 0, 0.3] },
]

const puff: Surface = {
  color: '#e6e4ff',
  roughness: 0.2,
  clearcoat: 1,
  iridescence: 0.5,
  emissive: '#8a86ff',
  emissiveIntensity: 0.18,
}

/** The curled cloud of old scrolls, in pearl with a rose edge. */
const cloud: readonly Part[] = [
  { part: 'ball', radius: 0.56, surface: puff, at: [0, 0.12, 0], scale: [1, 1, 0.6] },
  { part: 'ball', radius: 0.42, surface: puff, at: [-0.6, -0.12, 0.05], scale: [1, 1, 0.6] },
  { part: 'ball', radius: 0.44, surface: puff, at: [0.62, -0.1, 0.05], scale: [1, 1, 0.6] },
  {
    part: 'rod',
    points: [
      [-1, -0.46, 0.1],
      [0, -0.52, 0.16],
      [1.04, -0.46, 0.1],
    ],
    thick: 0.16,
    surface: puff,
  },
  ...(
    [
      [0, 0.14, 0.36, 0.34],
      [-0.6, -0.1, 0.25, 0.3],
      [0.62, -0.08, 0.27, 0.3],
    ] as const
  ).map(([x, y, radius, z]): Part => ({
    part: 'ring',
    radius,
    tube: 0.045,
    arc: 4.6,
    surface: 'rose',
    at: [x, y, z],
    turn: [0, 0, -0.6],
  })),
]

export const lunarRabbit: GameArt = {
  slug: 'lunar-rabbit',
  title: 'Lunar Rabbit',
  scene: 'moonlit',
  palette: { dark: '#0a0a30', mid: '#2c2a8a', key: '#7a6bff', light: '#e6e9ff' },
  tints: ['#e6f0ff', '#ff9ae0'],
  silhouettes: [{ icon: 'bonsai-tree', x: 0.1, y: 0.5, size: 0.5, color: '#100c40' }],
  sprites: [
    character('rabbit-face', 0.5, 0.36, 0.64, { glow: '#cfd6ff' }),
    character('lotus', 0.2, 0.59, 0.34),
    character('lotus', 0.84, 0.6, 0.28),
  ],
  lettering: lettering('paytone-one', ['LUNAR', 'RABBIT'], {
    gradient: ['#ffffff', '#dfe0ff', '#9a8bff'],
    rim: '#1b1870',
    outerRim: '#ff9ae0',
    warp: 'wave',
    amount: 0.08,
  }),
  screen: {
    dim: 0.3,
    frame: {
      metal: lacquer,
      inner: 'rose',
      rails: [
        { inset: 0, thickness: 0.12, height: 0.04, surface: lacquer, round: 0.25 },
        { inset: 0.21, thickness: 0.05, height: 0.06, surface: 'rose', round: 0.6 },
      ],
      corner: [
        { part: 'ball', radius: 0.115, surface: pearl, scale: [1, 1, 0.6], at: [0, 0, 0.1] },
        { part: 'ring', radius: 0.12, tube: 0.022, surface: 'rose', at: [0, 0, 0.1] },
      ],
    },
    symbols: {
      wild: { model: moon(), turn: facing, fill: 0.94 },
      'wild-x2': { model: moon('x2'), turn: facing, fill: 0.94 },
      'wild-x3': { model: moon('x3'), turn: facing, fill: 0.94 },
      scatter: {
        model: {
          kind: 'relief',
          character: 'red-paper-lantern',
          edge: 'rose',
          gloss: 0.6,
          swell: 1.4,
          wash: 'saturate(1.3)',
          label: 'FREE',
        },
        turn: facing,
        fill: 0.98,
      },
      rabbit: { model: glazed('rabbit-face', '#ff9ae0'), turn: facing, fill: 0.94 },
      mooncake: { model: glazed('moon-cake', '#8a4a12', 'saturate(1.35) contrast(1.1)'), turn: facing, fill: 0.86 },
      teapot: {
        model: glazed('teapot', '#e8ecff', 'hue-rotate(-112deg) saturate(1.1) brightness(1.15)'),
        turn: facing,
        fill: 0.92,
      },
      peach: { model: glazed('peach', '#c8407a', 'hue-rotate(-22deg) saturate(1.2)'), turn: facing, fill: 0.86 },
      fan: {
        model: glazed('folding-hand-fan', '#ffd76a', 'hue-rotate(-70deg) saturate(1.25) brightness(1.1)'),
        turn: facing,
        fill: 0.92,
      },
      bamboo: { model: { kind: 'assembly', parts: bamboo }, turn: [0, 0.2, 0], fill: 0.92 },
      cloud: { model: { kind: 'assembly', parts: cloud }, turn: [0, 0.15, 0], fill: 0.86 },
      blossom: { model: glazed('cherry-blossom', '#fff0f6'), turn: facing, fill: 0.82 },
    },
  },
}
