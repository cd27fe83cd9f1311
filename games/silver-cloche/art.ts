import { character, lettering, place } from '#art/make.ts'
import { cloche, toque } from '#art/props/supper.ts'
import type { GameArt, Model, Surface, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.2, 0]
const tray: Turn = [0.2, 0.1, 0]
const silver: Surface = { color: '#e6eef6', metalness: 1, roughness: 0.16, clearcoat: 1 }
const lagoon: Surface = { color: '#0a6d6a', metalness: 0.2, roughness: 0.2, clearcoat: 1 }
const RIBBON = '#e8384e'

const glazed = (name: string, edge: Surface, wash?: string): Model => ({
  kind: 'relief',
  character: name,
  edge,
  gloss: 0.75,
  swell: 1.5,
  ...(wash && { wash }),
})

export const silverCloche: GameArt = {
  slug: 'silver-cloche',
  title: 'Silver Cloche',
  scene: 'deco',
  palette: { dark: '#04504f', mid: '#14a09a', key: '#7af0e0', light: '#f6fffd' },
  tints: ['#ffffff', '#5affea'],
  sprites: [
    place(toque(RIBBON), 0.82, 0.2, 0.34, { turn: [-0.05, -0.25, 0], roll: -0.22 }),
    character('bottle-with-popping-cork', 0.17, 0.24, 0.34, { roll: 0.1 }),
    place(cloche(RIBBON), 0.5, 0.42, 0.9, { turn: tray }),
    place(glazed('lobster', '#7a1010'), 0.82, 0.63, 0.26, { roll: 0.2, turn: facing }),
    character('shortcake', 0.16, 0.63, 0.24, { roll: -0.12 }),
  ],
  lettering: lettering('shrikhand', ['Silver', 'Cloche'], {
    gradient: ['#ffffff', '#e2f4f8', '#8fb8c8'],
    rim: '#03302f',
    outerRim: '#ff5a6a',
    warp: 'arch',
    amount: 0.1,
  }),
  screen: {
    dim: 0.25,
    frame: {
      metal: silver,
      inner: lagoon,
      rails: [
        { inset: 0, thickness: 0.09, height: 0.05, surface: silver, round: 0.8 },
        { inset: 0.11, thickness: 0.12, height: 0.04, surface: lagoon, round: 0.4 },
        { inset: 0.25, thickness: 0.05, height: 0.04, surface: silver, round: 0.7 },
      ],
      corner: [
        { part: 'ball', radius: 0.11, surface: silver, at: [0, 0, 0.08], scale: [1, 1, 0.5] },
        { part: 'ring', radius: 0.11, tube: 0.02, at: [0, 0, 0.1], surface: 'gold' },
        { part: 'ball', radius: 0.03, surface: 'gold', at: [0, 0, 0.15] },
      ],
    },
    symbols: {
      wild: {
        model: toque(RIBBON),
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
        model: glazed('bottle-with-popping-cork', '#0a4a2a', 'saturate(1.2)'),
        turn: [0, 0.2, 0],
        fill: 0.94,
        glow: '#7af0e0',
        label: {
          text: 'FREE',
          font: 'shrikhand',
          width: 0.8,
          gradient: ['#ffffff', '#c8fff4', '#3ad8c0'],
          rim: '#03302f',
          outline: '#effffc',
        },
      },
      lobster: { model: glazed('lobster', '#7a1010', 'saturate(1.15)'), turn: facing, fill: 0.98 },
      oyster: { model: glazed('oyster', '#3a4a7a', 'saturate(1.25)'), turn: facing, fill: 0.94 },
      steak: { model: glazed('cut-of-meat', '#6a1a1a', 'saturate(1.15)'), turn: facing, fill: 0.94 },
      cake: { model: glazed('shortcake', '#9a2a4a'), turn: facing, fill: 0.92 },
      wine: { model: glazed('wine-glass', '#4a1048', 'saturate(1.3)'), turn: facing, fill: 0.94 },
      cheese: { model: glazed('cheese-wedge', '#9a5a00', 'saturate(1.15)'), turn: facing, fill: 0.86 },
      croissant: { model: glazed('croissant', '#7a3a0a', 'saturate(1.15)'), turn: facing, fill: 0.88 },
      olive: { model: glazed('olive', '#2a4a0a', 'saturate(1.2)'), turn: facing, fill: 0.86 },
      cloche: { model: cloche(RIBBON), turn: tray, fill: 0.98 },
    },
  },
}
