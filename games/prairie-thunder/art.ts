import { lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface, Turn } from '#art/types.ts'

const saddle: Surface = { color: '#8a4a22', roughness: 0.45, clearcoat: 0.4, grain: 'leather' }
const facing: Turn = [-0.06, 0.18, 0]

/** A belt buckle: an animal before the sky of its hour. */
function buckle(icon: string, rim: Surface, gradient: readonly string[], markGradient: readonly string[]): Model {
  const field: Surface = { metalness: 0.2, roughness: 0.15, clearcoat: 1 }
  return {
    kind: 'plaque',
    shape: 'buckle',
    rim,
    field,
    gradient,
    icon,
    mark: { metalness: 0.35, roughness: 0.2, clearcoat: 1 },
    markGradient,
    markSize: 0.74,
  }
}

/** A weathered board with a slab letter burnt and painted in. */
function plank(text: string, markGradient: readonly string[]): Model {
  return {
    kind: 'plaque',
    shape: 'plank',
    rim: saddle,
    field: { color: '#6e5546', roughness: 0.7, clearcoat: 0.1, grain: 'wood' },
    text,
    font: 'alfa-slab-one',
    mark: { metalness: 0.1, roughness: 0.25, clearcoat: 1 },
    markGradient,
    markSize: text === '10' ? 0.68 : 0.64,
  }
}

const stormLabels: Readonly<Record<string, `#${string}`>> = { WILD: '#e0560f', x2: '#0a8f9a', x3: '#b0148a', x5: '#c8141f' }

/** Lightning in a night sky, in a ring of silver. */
function storm(label: string): Model {
  return {
    kind: 'plaque',
    shape: 'hex',
    rim: 'silver',
    field: { metalness: 0.2, roughness: 0.12, clearcoat: 1 },
    gradient: ['#8a5cff', '#3a1c8a', '#12082e'],
    icon: 'lightning-storm',
    mark: { color: '#fff2a0', roughness: 0.15, clearcoat: 1, emissive: '#ffb020', emissiveIntensity: 0.55 },
    markGradient: ['#ffffff', '#fff08a', '#ffb01f'],
    markSize: 0.62,
    label,
    labelField: stormLabels[label]!,
  }
}

export const prairieThunder: GameArt = {
  slug: 'prairie-thunder',
  title: 'Prairie Thunder',
  scene: 'storm',
  palette: { dark: '#170d2e', mid: '#55286e', key: '#b066d8', light: '#ffd08a' },
  tints: ['#ffd9a0', '#8fb0ff'],
  silhouettes: [{ icon: 'cactus', x: 0.08, y: 0.52, size: 0.28, color: '#1e1038' }],
  sprites: [
    place(
      { kind: 'glyph', icon: 'bison', face: 'bronze', gradient: ['#fff0cc', '#f0a860', '#8a4a24'], rim: '#2a0f14', grow: 16 },
      0.5,
      0.4,
      0.94,
      {
        turn: [-0.05, -0.3, 0],
        glow: '#ffb85a',
      },
    ),
    place({ kind: 'glyph', icon: 'horseshoe', face: 'gold', rim: '#4a1a10' }, 0.84, 0.6, 0.26, { roll: 0.2 }),
  ],
  lettering: lettering('alfa-slab-one', ['PRAIRIE', 'THUNDER'], {
    gradient: ['#fff3d0', '#ffb040', '#c8440a'],
    rim: '#3a0f1c',
    outerRim: '#ffcf7a',
    warp: 'bulge',
    amount: 0.14,
  }),
  screen: {
    dim: 0.3,
    frame: {
      metal: saddle,
      inner: 'bronze',
      rails: [
        { inset: 0, thickness: 0.16, height: 0.06, surface: saddle, round: 0.15 },
        { inset: 0.27, thickness: 0.04, height: 0.07, surface: 'bronze', round: 0.9 },
      ],
      corner: [
        { part: 'icon', icon: 'round-star', size: 0.29, depth: 0.06, surface: 'silver', turn: [0, 0, -0.785], at: [0, 0, 0.12] },
        { part: 'ball', radius: 0.06, surface: '#17b8b0', at: [0, 0, 0.16], scale: [1, 1, 0.6] },
      ],
    },
    symbols: {
      wild: { model: storm('WILD'), turn: facing, fill: 0.97 },
      'wild-x2': { model: storm('x2'), turn: facing, fill: 0.97 },
      'wild-x3': { model: storm('x3'), turn: facing, fill: 0.97 },
      'wild-x5': { model: storm('x5'), turn: facing, fill: 0.97 },
      scatter: {
        model: {
          kind: 'inlay',
          icon: 'cartwheel',
          wire: { color: '#e0953f', roughness: 0.4, clearcoat: 0.6, grain: 'wood' },
          ground: '#2a1208',
          rim: 'steel',
          label: 'FREE',
          labelField: '#7a1f14',
        },
        turn: facing,
        fill: 0.96,
      },
      bison: {
        model: buckle('buffalo-head', 'bronze', ['#ffe0a0', '#ff8a2a', '#b0301a'], ['#8a5a38', '#5a3018', '#2a120a']),
        turn: facing,
        fill: 0.96,
      },
      eagle: {
        model: buckle('eagle-head', 'silver', ['#e8f8ff', '#5fbcff', '#1f5fc0'], ['#ffffff', '#f4f0e4', '#d8b070']),
        turn: facing,
        fill: 0.96,
      },
      wolf: {
        model: buckle('wolf-howl', 'steel', ['#4a2a9a', '#24124f', '#100726'], ['#fffbe0', '#ffe9a8', '#d8a04a']),
        turn: facing,
        fill: 0.96,
      },
      cougar: {
        model: buckle('saber-toothed-cat-head', 'gold', ['#ff9a8a', '#c8243a', '#5a0a24'], ['#ffe8a8', '#f0b040', '#b06a18']),
        turn: facing,
        fill: 0.96,
      },
      elk: {
        model: buckle('deer-head', 'bronze', ['#b8f0a0', '#2f9a58', '#0a4a38'], ['#fff0d0', '#d8a868', '#8a5428']),
        turn: facing,
        fill: 0.96,
      },
      a: { model: plank('A', ['#ff8a6a', '#d0301f', '#7a120f']), turn: facing },
      k: { model: plank('K', ['#8ae8e0', '#14a098', '#055550']), turn: facing },
      q: { model: plank('Q', ['#d8a8ff', '#8a3ac8', '#45107a']), turn: facing },
      j: { model: plank('J', ['#a8d0ff', '#2f6ad0', '#12307a']), turn: facing },
      ten: { model: plank('10', ['#fff0a8', '#f0a81f', '#a05a08']), turn: facing },
    },
  },
}
