import { character, lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface, SymbolArt, SymbolLabel, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.16, 0]
const chrome: Surface = { metal: 'silver', color: '#d8ecf0' }
const coral: Surface = { color: '#ff5a3c', roughness: 0.22, clearcoat: 1 }
const teal: Surface = { color: '#0c6a70', roughness: 0.25, clearcoat: 1 }

/** A glazed figure of the show or of the snack bar. */
const glazed = (name: string, edge: Surface, wash = 'saturate(1.25) contrast(1.05)'): Model => ({
  kind: 'relief',
  character: name,
  edge,
  gloss: 0.75,
  swell: 1.5,
  wash,
})

const symbol = (name: string, edge: Surface, fill: number, wash?: string): SymbolArt => ({
  model: glazed(name, edge, wash),
  turn: facing,
  fill,
})

/** A movie screen that shows one of the stars. */
const screen = (name: string, gradient: readonly string[]): Model => ({
  kind: 'plaque',
  shape: 'slab',
  rim: chrome,
  field: { roughness: 0.5 },
  gradient,
  character: name,
  markSize: 0.74,
})

const label = (text: string, gradient: readonly string[], rim: Surface): SymbolLabel => ({
  text,
  font: 'righteous',
  width: 0.9,
  gradient,
  rim,
  outline: '#fff6dc',
})

export const driveInDouble: GameArt = {
  slug: 'drive-in-double',
  title: 'Drive-In Double',
  scene: 'dunes',
  palette: { dark: '#06303e', mid: '#12787a', key: '#ff7a4a', light: '#ffe6b0' },
  tints: ['#ffe0b0', '#3ad6d0'],
  sprites: [
    place(screen('flying-saucer', ['#2a1a6a', '#7a3ac0', '#ff9ad0']), 0.27, 0.27, 0.52, { turn: [0, 0.26, 0] }),
    place(screen('t-rex', ['#7a1a10', '#f0602a', '#ffe07a']), 0.73, 0.27, 0.52, { turn: [0, -0.26, 0] }),
    place(glazed('oncoming-automobile', '#7a0f1a'), 0.5, 0.54, 0.4, { turn: [0.04, 0, 0], glow: '#ffe0a0' }),
    character('popcorn', 0.15, 0.58, 0.26, { roll: -0.12 }),
    character('cup-with-straw', 0.86, 0.58, 0.24, { roll: 0.12 }),
  ],
  lettering: lettering('righteous', ['Drive-In', { text: 'Double', stretch: 1.1 }], {
    gradient: ['#ffffff', '#ffe27a', '#ff7a3c'],
    rim: '#06303e',
    outerRim: '#7af0e4',
    warp: 'rise',
    amount: 0.1,
  }),
  screen: {
    dim: 0.28,
    frame: {
      metal: chrome,
      inner: coral,
      rails: [
        { inset: 0, thickness: 0.1, height: 0.05, surface: chrome, round: 0.8 },
        { inset: 0.12, thickness: 0.1, height: 0.05, surface: teal, round: 0.5 },
        { inset: 0.25, thickness: 0.05, height: 0.04, surface: coral, round: 0.7 },
      ],
      corner: [
        { part: 'ball', radius: 0.1, surface: coral, at: [0, 0, 0.08], scale: [1, 1, 0.4] },
        { part: 'ring', radius: 0.1, tube: 0.022, at: [0, 0, 0.1], surface: chrome },
        { part: 'ball', radius: 0.035, surface: { color: '#ffe6b0', roughness: 0.3, clearcoat: 1 }, at: [0, 0, 0.13] },
      ],
    },
    symbols: {
      wild: {
        ...symbol('glowing-star', '#a05a00', 0.96),
        label: label('WILD', ['#ffffff', '#ffd0a0', '#ff5a2a'], '#5a1408'),
      },
      scatter: {
        ...symbol('film-projector', '#0a4a50', 0.94),
        label: label('FREE', ['#ffffff', '#c8fff6', '#2ac8c0'], '#06303e'),
      },
      saucer: symbol('flying-saucer', '#3a1a8a', 0.98),
      dinosaur: symbol('t-rex', '#1a5a1a', 0.94),
      robot: symbol('robot', '#1a3a6a', 0.92),
      car: symbol('oncoming-automobile', '#7a0f1a', 0.92),
      clapper: symbol('clapper-board', '#2a2a4a', 0.9),
      popcorn: symbol('popcorn', '#8a1220', 0.88),
      hotdog: symbol('hot-dog', '#7a3a0a', 0.86),
      soda: symbol('cup-with-straw', '#0a4a8a', 0.84),
      ticket: symbol('ticket', '#8a5a0a', 0.86),
    },
  },
}
