import { enamel, character, lettering, place } from '#art/make.ts'
import { angler, fishingHat, float, landingNet, pail, tackleBox, worm } from '#art/props/angling.ts'
import { fish } from '#art/props/fish.ts'
import type { GameArt, SymbolLabel } from '#art/types.ts'

function label(text: string, width: number): SymbolLabel {
  return { text, width, font: 'bangers', gradient: ['#ffffff', '#ffe24a', '#ff9a1f'], rim: '#05508a', outline: '#ffffff' }
}

export const luckyCast: GameArt = {
  slug: 'lucky-cast',
  title: 'Lucky Cast',
  scene: 'deep',
  palette: { dark: '#02233a', mid: '#0a7fa0', key: '#3fe6d8', light: '#e6fff6' },
  tints: ['#d0fff4', '#2f9bff'],
  sprites: [
    place(
      { kind: 'glyph', icon: 'angler-fish', face: enamel, gradient: ['#ffd08a', '#ff5a2e', '#b3122c'], rim: 'gold' },
      0.52,
      0.37,
      0.84,
      { turn: [-0.05, -0.3, 0], glow: '#ffe27a' },
    ),
    place({ kind: 'glyph', icon: 'fishing-hook', face: 'gold', rim: '#0a4a6b' }, 0.16, 0.24, 0.36, { roll: -0.2 }),
    character('blowfish', 0.85, 0.58, 0.28),
    character('fish', 0.16, 0.6, 0.28),
  ],
  lettering: lettering('bangers', ['LUCKY', 'CAST'], {
    gradient: ['#ffffff', '#ffe24a', '#ff9a1f'],
    rim: '#05508a',
    outerRim: '#ffffff',
    warp: 'rise',
    amount: 0.1,
    skew: 0.1,
  }),
  screen: {
    dim: 0.2,
    frame: {
      metal: '#c88a4a',
      inner: '#3fe6d8',
      rails: [
        { inset: 0, thickness: 0.075, height: 0.06, surface: { color: '#d8a45a', roughness: 0.5, clearcoat: 0.4 }, round: 1 },
        { inset: 0.17, thickness: 0.055, height: 0.05, surface: { color: '#b87a34', roughness: 0.5, clearcoat: 0.4 }, round: 1 },
        { inset: 0.3, thickness: 0.02, height: 0.03, surface: { color: '#0fc0b0', roughness: 0.1, clearcoat: 1 }, round: 0.5 },
      ],
      corner: [
        { part: 'ring', radius: 0.125, tube: 0.032, at: [0, 0, 0.02], surface: '#f4e4c0' },
        { part: 'ring', radius: 0.085, tube: 0.032, at: [0, 0, 0.06], surface: '#f4e4c0' },
        { part: 'ball', radius: 0.075, at: [0, 0, 0.07], surface: '#f0202f' },
      ],
    },
    symbols: {
      wild: { model: angler(), turn: [0, 0.12, 0], fill: 0.98, label: label('WILD', 0.66) },
      scatter: {
        model: { kind: 'glyph', icon: 'fishing-hook', face: 'gold', rim: '#0a4a6b', grow: 20 },
        turn: [-0.06, 0.2, 0],
        fill: 0.96,
        label: label('FREE', 0.66),
      },
      'fish-small': {
        model: fish({
          body: ['#bfe4ff', '#5fb0f0', '#e8f6ff'],
          fin: { color: '#2f7be0', roughness: 0.2, clearcoat: 1 },
          plump: 0.42,
        }),
        turn: [0.05, -0.25, 0],
        fill: 0.78,
      },
      'fish-medium': {
        model: fish({
          body: ['#2f8a3a', '#8ad84a', '#f4ffc8'],
          fin: { color: '#1f7a4a', roughness: 0.2, clearcoat: 1 },
          stripe: { color: '#1f6a34', roughness: 0.2, clearcoat: 1 },
          plump: 0.56,
        }),
        turn: [0.05, -0.25, 0],
        fill: 0.9,
      },
      'fish-large': {
        model: fish({
          body: ['#d81f3a', '#ff6a3a', '#ffd8a0'],
          fin: { color: '#a8102f', roughness: 0.2, clearcoat: 1 },
          plump: 0.74,
          spines: true,
        }),
        turn: [0.05, -0.25, 0],
        fill: 0.98,
      },
      'fish-gold': {
        model: fish({
          body: ['#fff2b8', '#ffcf55', '#f2a01a'],
          fin: 'gold',
          plump: 0.72,
          spines: true,
          scales: { metal: 'gold' },
        }),
        turn: [0.05, -0.25, 0],
        fill: 0.98,
      },
      tackle: { model: tackleBox(), turn: [0.3, 0.4, 0], fill: 0.94 },
      float: { model: float(), turn: [0.1, 0.2, 0], roll: 0.35, fill: 0.96 },
      hat: { model: fishingHat(), turn: [0.3, 0.2, 0], fill: 0.94 },
      net: { model: landingNet(), turn: [0.42, 0.3, 0], roll: -0.2, fill: 0.96 },
      pail: { model: pail(), turn: [0.3, 0.25, 0] },
      worm: { model: worm(), turn: [0, 0.15, 0], fill: 0.84 },
    },
  },
}
