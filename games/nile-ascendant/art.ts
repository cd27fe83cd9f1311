import { gem, goldGradient, lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface, Turn } from '#art/types.ts'

const lapis: Surface = { color: '#1f55dd', roughness: 0.14, clearcoat: 1, grain: 'lapis' }
const faience: Surface = { color: '#12b5a4', roughness: 0.12, clearcoat: 1 }
const sandstone: Surface = { color: '#dcbf8e', roughness: 0.8, metalness: 0, clearcoat: 0, grain: 'stone' }
const facing: Turn = [-0.08, 0.2, 0]

/** Glazed stones in gold cells. */
function jewel(icon: string, gradient: readonly string[]): Model {
  return { kind: 'inlay', icon, wire: faience, gradient, ground: 'gold', rim: 'gold' }
}

/** A sandstone tablet with a glazed letter set into it. */
function tablet(text: string, markGradient: readonly string[]): Model {
  return {
    kind: 'plaque',
    shape: 'slab',
    rim: { color: '#cda873', roughness: 0.8, clearcoat: 0, grain: 'stone' },
    field: { color: '#ead6ae', roughness: 0.85, clearcoat: 0, grain: 'stone' },
    text,
    font: 'passion-one',
    mark: faience,
    markGradient,
    markSize: text === '10' ? 0.6 : 0.7,
  }
}

export const nileAscendant: GameArt = {
  slug: 'nile-ascendant',
  title: 'Nile Ascendant',
  scene: 'dunes',
  palette: { dark: '#22104f', mid: '#a83a7a', key: '#f0823c', light: '#ffdf95' },
  tints: ['#ffd9a0', '#4a7bff'],
  silhouettes: [{ icon: 'egyptian-pyramids', x: 0.5, y: 0.5, size: 1.1, color: '#6b2a4a', alpha: 0.55, blur: 4 }],
  sprites: [
    place({ kind: 'glyph', icon: 'pharoah', face: 'gold', rim: '#1240a8', grow: 14 }, 0.5, 0.365, 0.74, {
      turn: [-0.05, 0.28, 0],
      glow: '#ffd36b',
    }),
    place({ kind: 'glyph', icon: 'scarab-beetle', face: 'gold', rim: '#0c6f8a' }, 0.18, 0.6, 0.3, { roll: -0.25 }),
    gem('emerald', '#12b87a', 0.84, 0.58, 0.22, { roll: 0.2, glow: '#1fe0a0' }),
  ],
  soften: 1.2,
  lettering: lettering('passion-one', ['NILE', { text: 'ASCENDANT', stretch: 1.2 }], {
    gradient: goldGradient,
    rim: '#12287a',
    outerRim: '#ffce5a',
    warp: 'arch',
  }),
  screen: {
    dim: 0.3,
    frame: {
      metal: sandstone,
      inner: 'gold',
      rails: [
        { inset: 0, thickness: 0.15, height: 0.05, surface: sandstone, round: 0.08 },
        { inset: 0.09, thickness: 0.05, height: 0.06, surface: lapis, round: 0.2 },
        { inset: 0.26, thickness: 0.04, height: 0.04, surface: 'gold', round: 0.8 },
      ],
      corner: [
        { part: 'block', size: [0.26, 0.26, 0.1], edge: 0.03, surface: 'gold', at: [0, 0, 0] },
        { part: 'icon', icon: 'lotus', size: 0.2, depth: 0.04, surface: faience, turn: [0, 0, -0.785], at: [0, 0, 0.12] },
      ],
    },
    symbols: {
      wild: {
        model: {
          kind: 'plaque',
          shape: 'sun',
          rim: 'gold',
          field: lapis,
          icon: 'eye-of-horus',
          mark: 'gold',
          markSize: 0.66,
          label: 'WILD',
          labelField: '#0f8f86',
        },
        turn: [-0.08, 0.16, 0],
        fill: 0.94,
      },
      scatter: {
        model: {
          kind: 'plaque',
          shape: 'lozenge',
          rim: 'gold',
          field: { color: '#e0591f', roughness: 0.2, clearcoat: 1 },
          gradient: ['#ffe08a', '#ff7a2a', '#8a1440'],
          icon: 'great-pyramid',
          mark: 'gold',
          markSize: 0.5,
          label: 'FREE',
          labelField: '#8a1440',
        },
        turn: [-0.06, 0.16, 0],
        fill: 0.96,
      },
      queen: { model: jewel('nefertiti', ['#8ffff0', '#14b8a8', '#066a72']), turn: facing, fill: 0.92 },
      jackal: { model: jewel('anubis', ['#4a4266', '#1d1830', '#0b0916']), turn: facing, fill: 0.92 },
      falcon: { model: { kind: 'inlay', icon: 'horus', wire: 'gold', ground: lapis, rim: 'gold' }, turn: facing, fill: 0.9 },
      scarab: { model: jewel('gold-scarab', ['#ffb08a', '#e2401c', '#8f120c']), turn: facing, fill: 0.9 },
      a: { model: tablet('A', ['#ff9a6a', '#d8321f', '#7d0f14']) },
      k: { model: tablet('K', ['#7fb0ff', '#2450d8', '#0d1f7a']) },
      q: { model: tablet('Q', ['#7ff0dc', '#12a494', '#05524f']) },
      j: { model: tablet('J', ['#d79aff', '#8a35c8', '#3f0f70']) },
      ten: { model: tablet('10', ['#ffe28a', '#e09a18', '#8a5200']) },
    },
  },
}
