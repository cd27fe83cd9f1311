import { coin, enamel, lettering, nearCoin, place } from '#art/make.ts'
import type { GameArt, Model, Surface, Turn } from '#art/types.ts'

const oak: Surface = { color: '#a5652c', roughness: 0.3, clearcoat: 0.7, grain: 'wood' }
const facing: Turn = [-0.06, 0.2, 0]

/** A letter on the head of an oak cask, hooped in brass. */
function cask(text: string, markGradient: readonly string[]): Model {
  return {
    kind: 'plaque',
    shape: 'round',
    rim: { metal: 'steel', color: '#59616f' },
    field: { color: '#e0b070', roughness: 0.3, clearcoat: 0.7, grain: 'wood' },
    text,
    font: 'caprasimo',
    mark: enamel,
    markGradient,
    markSize: 0.58,
  }
}

function jackpot(icon: string, color: string, markGradient: readonly string[]): Model {
  return {
    kind: 'plaque',
    shape: 'sun',
    rim: 'gold',
    field: { color, roughness: 0.12, clearcoat: 1, metalness: 0.3 },
    icon,
    mark: enamel,
    markGradient,
    markSize: 0.6,
  }
}

export const cloverCrown: GameArt = {
  slug: 'clover-crown',
  title: 'Clover Crown',
  scene: 'rays',
  palette: { dark: '#03231a', mid: '#0a6b3d', key: '#3fe07a', light: '#ffe88a' },
  tints: ['#eaffb0', '#2fd07a'],
  sprites: [
    place(
      { kind: 'glyph', icon: 'shamrock', face: enamel, gradient: ['#c6ff8a', '#2fc94a', '#067a2f'], rim: 'gold' },
      0.5,
      0.36,
      0.76,
      {
        turn: [-0.05, 0.3, 0],
        glow: '#7dff9a',
      },
    ),
    coin(0.2, 0.58, 0.36, { turn: [-0.3, 0.5, 0.2] }),
    coin(0.8, 0.58, 0.38, { turn: [-0.2, -0.5, 0] }),
    nearCoin(0.05, 0.2, 0.26, [0.6, 0.3, 0]),
    nearCoin(0.95, 0.22, 0.22, [0.2, 0.9, 0]),
  ],
  lettering: lettering('caprasimo', ['Clover', 'Crown'], {
    gradient: ['#fffbd6', '#ffd84a', '#e08a00'],
    rim: '#064d2b',
    outerRim: '#b6ff7a',
  }),
  screen: {
    dim: 0.36,
    frame: {
      metal: oak,
      inner: 'gold',
      rails: [
        { inset: 0, thickness: 0.15, height: 0.06, surface: oak, round: 0.25 },
        { inset: 0.06, thickness: 0.022, height: 0.09, surface: 'gold', round: 0.9 },
        { inset: 0.25, thickness: 0.04, height: 0.04, surface: { color: '#13a553', roughness: 0.12, clearcoat: 1 }, round: 0.7 },
      ],
      corner: [
        { part: 'ring', radius: 0.1, tube: 0.03, surface: 'gold', at: [0, 0, 0.06] },
        { part: 'icon', icon: 'shamrock', size: 0.24, depth: 0.05, surface: '#22c55e', turn: [0, 0, -0.785], at: [0, 0, 0.1] },
      ],
    },
    symbols: {
      wild: {
        model: {
          kind: 'plaque',
          shape: 'scallop',
          rim: 'gold',
          field: { roughness: 0.12, clearcoat: 1, metalness: 0.3 },
          gradient: ['#fffbe0', '#ffe27a', '#d98f10'],
          character: 'four-leaf-clover',
          markSize: 0.74,
          label: 'WILD',
          labelField: '#04522c',
        },
        turn: facing,
        fill: 0.95,
      },
      scatter: {
        model: {
          kind: 'plaque',
          shape: 'cartouche',
          rim: 'gold',
          field: { roughness: 0.12, clearcoat: 1 },
          gradient: ['#bff0ff', '#4fb4ff', '#2a4fc0'],
          character: 'rainbow',
          markSize: 0.56,
          label: 'FREE',
          labelField: '#24307a',
        },
        turn: facing,
        fill: 0.95,
      },
      crown: {
        model: {
          kind: 'relief',
          character: 'crown',
          edge: 'dark-gold',
          gloss: 1,
          swell: 1.3,
          wash: 'saturate(1.5) brightness(1.06)',
        },
        turn: [0.02, 0.22, 0],
        fill: 0.94,
      },
      pot: {
        model: {
          kind: 'treasure-pot',
          iron: { color: '#4c5566', metalness: 0.75, roughness: 0.3, clearcoat: 0.6, grain: 'hammered' },
          band: 'bronze',
        },
        turn: [0.32, 0.15, 0],
        fill: 0.92,
      },
      fiddle: {
        model: {
          kind: 'inlay',
          icon: 'violin',
          wire: { color: '#c9702a', roughness: 0.15, clearcoat: 1, grain: 'wood' },
          ground: '#2a0f06',
          rim: 'gold',
        },
        turn: facing,
        fill: 0.98,
      },
      horseshoe: {
        model: {
          kind: 'assembly',
          parts: [
            { part: 'icon', icon: 'horseshoe', size: 2, depth: 0.2, edge: 0.06, grow: 0.03, surface: 'silver' },
            { part: 'icon', icon: 'shamrock', size: 0.86, depth: 0.1, edge: 0.05, surface: '#1fc35a', at: [0, 0.02, 0.12] },
          ],
        },
        turn: facing,
        fill: 0.92,
      },
      mug: {
        model: { kind: 'relief', character: 'beer-mug', edge: '#fff2d0', gloss: 1, swell: 1.2, wash: 'saturate(1.35)' },
        turn: [0.02, 0.22, 0],
        fill: 0.92,
      },
      a: { model: cask('A', ['#ff9a8a', '#d8203a', '#7a0a24']), turn: facing },
      k: { model: cask('K', ['#9ad8ff', '#2a7ae0', '#12308a']), turn: facing },
      q: { model: cask('Q', ['#e8a0ff', '#a03ad0', '#541080']), turn: facing },
      j: { model: cask('J', ['#7af09a', '#0f9a48', '#03502a']), turn: facing },
    },
    extras: {
      'jackpot-clover': { model: jackpot('shamrock', '#0f9a4c', ['#d8ffb0', '#4fe07a', '#0a8a3c']), turn: facing, fill: 0.96 },
      'jackpot-crown': { model: jackpot('queen-crown', '#7a1fb0', ['#fff6c0', '#ffd04a', '#e08a00']), turn: facing, fill: 0.96 },
      'jackpot-rainbow': {
        model: {
          kind: 'plaque',
          shape: 'sun',
          rim: 'gold',
          field: { color: '#1c4fc8', roughness: 0.12, clearcoat: 1, metalness: 0.3 },
          character: 'rainbow',
          markSize: 0.58,
        },
        turn: facing,
        fill: 0.96,
      },
    },
  },
}
