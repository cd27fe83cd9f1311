import { gem, lettering, nearCoin, place } from '#art/make.ts'
import type { PlaqueShape } from '#art/craft-types.ts'
import type { Part } from '#art/parts.ts'
import type { GameArt, Model, Surface, Turn } from '#art/types.ts'

const basalt: Surface = { color: '#241a1c', roughness: 0.5, clearcoat: 0.3, grain: 'lava' }
const facing: Turn = [-0.06, 0.2, 0]

/** A shard of volcanic glass with a letter that still glows. */
function rune(text: string, markGradient: readonly string[]): Model {
  return {
    kind: 'plaque',
    shape: 'rune',
    rim: { color: '#7a5048', roughness: 0.25, clearcoat: 1, metalness: 0.5, grain: 'hammered' },
    field: { color: '#2a1a2c', roughness: 0.12, clearcoat: 1, metalness: 0.4 },
    text,
    font: 'metal-mania',
    mark: { roughness: 0.2, clearcoat: 1, emissive: markGradient[1]!, emissiveIntensity: 0.3 },
    markGradient,
    markSize: 0.76,
  }
}

const crests = ['small-fire', 'fire-gem', 'double-dragon', 'dragon-head']

/** The four plates of the hoard: metal, outline and crest grow with the prize. */
function hoard(label: string, shape: PlaqueShape, rim: Surface, gradient: readonly string[], rank: 1 | 2 | 3 | 4): Model {
  return {
    kind: 'plaque',
    shape,
    rim,
    field: { metalness: 0.3, roughness: 0.12, clearcoat: 1 },
    gradient,
    icon: crests[rank - 1]!,
    mark: rim,
    markSize: 0.64,
    label,
    labelField: gradient[2] as `#${string}`,
  }
}

/** A heavy band with a fire opal. */
const signet: readonly Part[] = [
  { part: 'ring', radius: 0.68, tube: 0.16, surface: 'gold', at: [0, -0.22, 0] },
  {
    part: 'lathe',
    profile: [
      [0.5, -0.06],
      [0.52, 0.1],
      [0.4, 0.2],
      [0, 0.2],
    ],
    surface: 'gold',
    at: [0, 0.5, 0],
  },
  {
    part: 'lathe',
    profile: [
      [0, 0.2],
      [0.2, 0.32],
      [0.42, 0.1],
      [0.4, 0],
      [0, -0.05],
    ],
    surface: {
      color: '#ff2a1a',
      metalness: 0.2,
      roughness: 0.04,
      clearcoat: 1,
      iridescence: 1,
      emissive: '#ff3a00',
      emissiveIntensity: 0.5,
    },
    at: [0, 0.68, 0],
  },
  ...[-0.42, 0.42].map((x): Part => ({ part: 'ball', radius: 0.13, surface: 'gold', at: [x, 0.66, 0.1] })),
]

export const emberWyrm: GameArt = {
  slug: 'ember-wyrm',
  title: 'Ember Wyrm',
  scene: 'ember',
  palette: { dark: '#12020a', mid: '#5c0a12', key: '#ff5a1f', light: '#ffd36b' },
  tints: ['#ffb060', '#ff3b1f'],
  sprites: [
    place({ kind: 'glyph', icon: 'dragon-head', face: 'gold', rim: '#a30d1c', grow: 18 }, 0.5, 0.38, 0.92, {
      turn: [-0.05, -0.35, 0],
      glow: '#ff6a1f',
    }),
    gem('round', '#ff1f3c', 0.83, 0.6, 0.26, { glow: '#ff2a3c' }),
    nearCoin(0.1, 0.64, 0.3, [0.5, 0.6, 0.3]),
  ],
  soften: 0.6,
  lettering: lettering('metal-mania', ['EMBER', 'WYRM'], {
    gradient: ['#fff3b0', '#ffb020', '#e2330a'],
    rim: '#4a0608',
    outerRim: '#ffae3b',
  }),
  screen: {
    dim: 0.3,
    frame: {
      metal: basalt,
      inner: 'gold',
      rails: [
        { inset: 0, thickness: 0.15, height: 0.06, surface: basalt, round: 0.2 },
        {
          inset: 0.27,
          thickness: 0.035,
          height: 0.05,
          surface: { metal: 'gold', color: '#ffb03a', emissive: '#ff5a10', emissiveIntensity: 0.4 },
          round: 0.9,
        },
      ],
      corner: [
        {
          part: 'lathe',
          profile: [
            [0, 0.2],
            [0.06, 0.12],
            [0.13, -0.04],
            [0, -0.08],
          ],
          surface: 'gold',
          turn: [1.2, 0, -0.785],
          at: [0, 0, 0],
        },
        { part: 'ring', radius: 0.11, tube: 0.03, surface: 'dark-gold' },
      ],
    },
    symbols: {
      wild: {
        model: {
          kind: 'plaque',
          shape: 'sun',
          rim: basalt,
          field: { color: '#ff5a10', roughness: 0.2, emissive: '#ff4a00', emissiveIntensity: 0.3 },
          gradient: ['#fff0a0', '#ff8a1a', '#d0140a'],
          icon: 'flame',
          mark: { roughness: 0.15, clearcoat: 1, emissive: '#ff9a20', emissiveIntensity: 0.3 },
          markGradient: ['#ffffff', '#fff2a0', '#ffc02a'],
          markSize: 0.66,
          label: 'WILD',
          labelField: '#5c0a12',
        },
        turn: facing,
        fill: 0.96,
      },
      coin: {
        model: {
          kind: 'plaque',
          shape: 'round',
          rim: { metal: 'gold', emissive: '#c85a00', emissiveIntensity: 0.25 },
          field: {
            metal: 'gold',
            color: '#ffab1f',
            roughness: 0.3,
            emissive: '#ff6a00',
            emissiveIntensity: 0.3,
          },
        },
        turn: [-0.05, 0.14, 0],
        fill: 0.94,
      },
      wyrm: {
        model: {
          kind: 'inlay',
          icon: 'spiked-dragon-head',
          wire: { roughness: 0.18, clearcoat: 1, metalness: 0.4 },
          gradient: ['#ffcf5a', '#ff4a1a', '#a30d1c'],
          ground: '#ffd84a',
          rim: 'gold',
        },
        turn: [-0.05, -0.3, 0],
        fill: 0.98,
      },
      shield: {
        model: {
          kind: 'inlay',
          icon: 'dragon-shield',
          wire: 'steel',
          ground: { color: '#d81f1a', roughness: 0.12, clearcoat: 1 },
          rim: 'gold',
        },
        turn: facing,
        fill: 0.9,
      },
      sword: {
        model: {
          kind: 'inlay',
          icon: 'broadsword',
          wire: 'silver',
          ground: { color: '#ff6a10', emissive: '#ff4a00', emissiveIntensity: 0.8 },
          rim: '#3a0d0a',
        },
        turn: facing,
        fill: 0.92,
      },
      chalice: {
        model: {
          kind: 'inlay',
          icon: 'jeweled-chalice',
          wire: 'gold',
          ground: { color: '#b0124a', roughness: 0.08, clearcoat: 1 },
          rim: 'dark-gold',
        },
        turn: facing,
        fill: 0.92,
      },
      ring: { model: { kind: 'assembly', parts: signet }, turn: [0.15, 0.35, 0], fill: 0.88 },
      a: { model: rune('A', ['#fff6c0', '#ffb020', '#ff4a0a']), turn: facing },
      k: { model: rune('K', ['#ffe0f0', '#ff5a8a', '#d00a4a']), turn: facing },
      q: { model: rune('Q', ['#f0e0ff', '#b86aff', '#6a1ae0']), turn: facing },
      j: { model: rune('J', ['#e0fff4', '#3fe0c0', '#0a8a9a']), turn: facing },
    },
    extras: {
      'jackpot-mini': { model: hoard('MINI', 'round', 'bronze', ['#7a3a14', '#4a1c08', '#2a0e04'], 1), turn: facing, fill: 0.96 },
      'jackpot-minor': {
        model: hoard('MINOR', 'octagon', 'silver', ['#d0f0ff', '#3f8ad8', '#10306a'], 2),
        turn: facing,
        fill: 0.96,
      },
      'jackpot-major': {
        model: hoard('MAJOR', 'scallop', 'gold', ['#e8b0ff', '#9a2ad0', '#3f0a6a'], 3),
        turn: facing,
        fill: 0.96,
      },
      'jackpot-grand': { model: hoard('GRAND', 'sun', 'gold', ['#ffd0a0', '#ff1f2a', '#7a0014'], 4), turn: facing, fill: 0.95 },
    },
  },
}
