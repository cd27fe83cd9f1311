import { lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface, SymbolArt, SymbolLabel, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.16, 0]
const brass: Surface = { color: '#f0b03a', metalness: 1, roughness: 0.2, clearcoat: 0.6 }
const lacquer: Surface = { color: '#8a1420', roughness: 0.2, clearcoat: 1 }
const iron: Surface = { color: '#2a1a24', roughness: 0.35, clearcoat: 0.8 }

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

const label = (text: string, gradient: readonly string[], rim: Surface): SymbolLabel => ({
  text,
  font: 'bowlby-one-sc',
  width: 0.88,
  gradient,
  rim,
  outline: '#fff2d0',
})

const engine = glazed('locomotive', '#3a0a14')
const car = glazed('railway-car', '#5a1a0a', 'saturate(1.3)')

export const endlessExpress: GameArt = {
  slug: 'endless-express',
  title: 'Endless Express',
  scene: 'hills',
  palette: { dark: '#5a1220', mid: '#c8502a', key: '#ffb03a', light: '#ffeec0' },
  tints: ['#ffe2a0', '#ff8a5a'],
  sprites: [
    place(car, 0.88, 0.24, 0.36, { turn: [0, 0.3, 0], roll: -0.1 }),
    place(car, 0.68, 0.31, 0.46, { turn: [0, 0.3, 0], roll: -0.06 }),
    place(engine, 0.36, 0.4, 0.74, { turn: [0, 0.3, 0], glow: '#ffe2a0' }),
    place(glazed('luggage', '#1a3a6a'), 0.82, 0.6, 0.24, { roll: 0.1 }),
    place(glazed('top-hat', '#1a1a2a'), 0.15, 0.61, 0.24, { roll: -0.12 }),
  ],
  lettering: lettering('bowlby-one-sc', ['ENDLESS', { text: 'EXPRESS', stretch: 1.06 }], {
    gradient: ['#fff8d8', '#ffc83c', '#e0701a'],
    rim: '#4a0a14',
    outerRim: '#ffe6b0',
    warp: 'arch',
  }),
  screen: {
    dim: 0.3,
    frame: {
      metal: brass,
      inner: lacquer,
      rails: [
        { inset: 0, thickness: 0.1, height: 0.05, surface: brass, round: 0.8 },
        { inset: 0.12, thickness: 0.1, height: 0.05, surface: lacquer, round: 0.5 },
        { inset: 0.25, thickness: 0.05, height: 0.04, surface: brass, round: 0.7 },
      ],
      corner: [
        { part: 'ring', radius: 0.1, tube: 0.03, at: [0, 0, 0.09], surface: iron },
        { part: 'ball', radius: 0.085, surface: lacquer, at: [0, 0, 0.07], scale: [1, 1, 0.4] },
        { part: 'ball', radius: 0.04, surface: brass, at: [0, 0, 0.12] },
      ],
    },
    symbols: {
      wild: {
        ...symbol('locomotive', '#3a0a14', 1),
        label: label('WILD', ['#ffffff', '#ffd98a', '#ff8a2a'], '#4a0a14'),
      },
      scatter: {
        ...symbol('station', '#0a3a5a', 0.94),
        label: label('FREE', ['#ffffff', '#c8f0ff', '#3aa8e0'], '#0a2a4a'),
      },
      hat: symbol('top-hat', '#5a2a8a', 0.92),
      clock: symbol('mantelpiece-clock', '#6a3a0a', 0.92),
      luggage: symbol('luggage', '#1a3a6a', 0.92),
      bell: symbol('bellhop-bell', '#7a5a0a', 0.88),
      teapot: symbol('teapot', '#0a4a6a', 0.88),
      key: symbol('old-key', '#6a4a0a', 0.86),
      compass: symbol('compass', '#7a1a1a', 0.84),
      letter: symbol('love-letter', '#8a2a4a', 0.82),
    },
  },
}
