import { character, lettering, place } from '#art/make.ts'
import { record, stageMicrophone } from '#art/props/jazz.ts'
import type { GameArt, Model, Surface, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.2, 0]
const brass: Surface = { color: '#f0a62e', metalness: 1, roughness: 0.22, clearcoat: 0.6 }
const night: Surface = { color: '#1c1148', metalness: 0.2, roughness: 0.2, clearcoat: 1 }

const glazed = (name: string, edge: Surface, wash?: string): Model => ({
  kind: 'relief',
  character: name,
  edge,
  gloss: 0.75,
  swell: 1.5,
  ...(wash && { wash }),
})

/** A sign of written music in neon. */
const sign = (icon: string, gradient: readonly string[]): Model => ({ kind: 'glyph', icon, gradient, rim: 'gold', grow: 10 })

export const midnightBrass: GameArt = {
  slug: 'midnight-brass',
  title: 'Midnight Brass',
  scene: 'velvet',
  palette: { dark: '#0a0430', mid: '#3a1a8c', key: '#ff9a3a', light: '#ffd58a' },
  tints: ['#ffe2a0', '#8a5cff'],
  sprites: [
    place(record('#e0243c'), 0.26, 0.3, 0.5, { turn: [0.1, 0.45, 0] }),
    place(stageMicrophone(), 0.84, 0.36, 0.48, { turn: [0, -0.3, 0], roll: -0.16 }),
    place(glazed('saxophone', '#7a3a00', 'saturate(1.2)'), 0.5, 0.39, 0.74, { roll: 0.06, turn: facing }),
    place(sign('musical-notes', ['#ffe8fa', '#ff5ad0', '#9a0a7a']), 0.14, 0.58, 0.22, { roll: -0.2 }),
    character('cocktail-glass', 0.66, 0.62, 0.2, { roll: 0.12 }),
  ],
  lettering: lettering('shrikhand', ['Midnight', 'Brass'], {
    gradient: ['#fff6d0', '#ffc23c', '#e06a10'],
    rim: '#1c0a52',
    outerRim: '#b48cff',
    warp: 'rise',
    amount: 0.1,
  }),
  screen: {
    dim: 0.25,
    frame: {
      metal: brass,
      inner: night,
      rails: [
        { inset: 0, thickness: 0.1, height: 0.05, surface: brass, round: 0.8 },
        { inset: 0.12, thickness: 0.1, height: 0.05, surface: night, round: 0.5 },
        { inset: 0.25, thickness: 0.05, height: 0.04, surface: brass, round: 0.7 },
      ],
      corner: [
        { part: 'ball', radius: 0.1, surface: night, at: [0, 0, 0.08], scale: [1, 1, 0.4] },
        { part: 'ring', radius: 0.1, tube: 0.022, at: [0, 0, 0.1], surface: brass },
        { part: 'ball', radius: 0.03, surface: brass, at: [0, 0, 0.13] },
      ],
    },
    symbols: {
      wild: {
        model: record('#e0243c'),
        turn: [-0.05, 0.18, 0],
        fill: 0.92,
        label: {
          text: 'WILD',
          font: 'shrikhand',
          width: 0.9,
          gradient: ['#ffffff', '#ffe69a', '#ffb02a'],
          rim: '#3a0614',
          outline: '#fff2c8',
        },
      },
      scatter: {
        model: stageMicrophone(),
        turn: [0, 0.2, 0],
        fill: 0.92,
        glow: '#8a5cff',
        label: {
          text: 'FREE',
          font: 'shrikhand',
          width: 0.8,
          gradient: ['#ffffff', '#d8c8ff', '#9a6cff'],
          rim: '#1c0a52',
          outline: '#f0e8ff',
        },
      },
      sax: { model: glazed('saxophone', '#7a3a00', 'saturate(1.2)'), turn: facing, fill: 0.98 },
      trumpet: { model: glazed('trumpet', '#7a4a00', 'hue-rotate(8deg) saturate(1.2)'), turn: facing, fill: 0.98 },
      piano: { model: glazed('musical-keyboard', '#2a1a6a'), turn: facing, fill: 0.94 },
      violin: { model: glazed('violin', '#5a1a04', 'saturate(1.2)'), turn: facing, fill: 0.96 },
      cocktail: { model: glazed('cocktail-glass', '#0a5a4a', 'saturate(1.25)'), turn: facing, fill: 0.92 },
      treble: { model: sign('g-clef', ['#ffd0f4', '#ff4ac8', '#9a0a7a']), fill: 0.86 },
      bass: { model: sign('f-clef', ['#c8f4ff', '#2ab4ff', '#0a4aa8']), fill: 0.82 },
      drum: { model: glazed('long-drum', '#0a5a2a', 'hue-rotate(110deg) saturate(1.2)'), turn: facing, fill: 0.84 },
      beam: { model: sign('musical-notes', ['#fff4b8', '#ffb22a', '#b05a00']), fill: 0.8 },
    },
  },
}
