import { character, lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface, SymbolArt, SymbolLabel, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.16, 0]
const bark: Surface = { color: '#7a4420', roughness: 0.7, grain: 'wood' }
const resin: Surface = { color: '#ffb02a', roughness: 0.12, clearcoat: 1 }
const glaze = { gloss: 0.75, swell: 1.5, wash: 'saturate(1.25) contrast(1.06)' }

const figure = (name: string, edge: Surface, wash = glaze.wash): Model => ({
  kind: 'relief',
  character: name,
  edge,
  ...glaze,
  wash,
})
const beast = (name: string, edge: Surface): SymbolArt => ({ model: figure(name, edge), turn: facing, fill: 0.94 })
const fruit = (name: string, edge: Surface, wash?: string): SymbolArt => ({
  model: figure(name, edge, wash),
  turn: facing,
  fill: 0.76,
})
const label = (text: string, width: number, gradient: readonly string[]): SymbolLabel => ({
  text,
  font: 'chango',
  width,
  gradient,
  rim: '#4a1408',
  outline: '#fff2c8',
})

const chipmunk = figure('chipmunk', '#5a2408')
const golden = figure('chestnut', '#8a5a00', 'hue-rotate(18deg) saturate(2.2) brightness(1.7)')

export const chestnutStash: GameArt = {
  slug: 'chestnut-stash',
  title: 'Chestnut Stash',
  scene: 'hills',
  palette: { dark: '#4a1206', mid: '#d0582a', key: '#ffb84a', light: '#fff0c0' },
  tints: ['#fff0c0', '#ff8a3a'],
  sprites: [
    character('maple-leaf', 0.14, 0.16, 0.22, { roll: -0.4, blur: 1.5 }),
    character('fallen-leaf', 0.88, 0.2, 0.2, { roll: 0.5, blur: 1.5 }),
    place(chipmunk, 0.5, 0.36, 0.8, { turn: facing, glow: '#ffe0a0' }),
    place(figure('chestnut', '#4a1a08'), 0.17, 0.58, 0.28, { turn: facing, roll: -0.2 }),
    place(golden, 0.83, 0.59, 0.26, { turn: facing, roll: 0.2 }),
  ],
  lettering: lettering('chango', ['Chestnut', 'Stash'], {
    gradient: ['#ffffff', '#ffe48a', '#ff9a3a'],
    rim: '#4a1408',
    outerRim: '#ffe0b0',
    warp: 'bulge',
    amount: 0.1,
  }),
  screen: {
    dim: 0.32,
    frame: {
      metal: bark,
      inner: resin,
      rails: [
        { inset: 0, thickness: 0.14, height: 0.06, surface: bark, round: 1 },
        { inset: 0.16, thickness: 0.05, height: 0.05, surface: resin, round: 1 },
        { inset: 0.24, thickness: 0.05, height: 0.04, surface: bark, round: 0.7 },
      ],
      corner: [{ part: 'ball', radius: 0.13, surface: resin, at: [0, 0, 0.08], scale: [1, 1, 0.5] }],
    },
    symbols: {
      wild: {
        model: figure('maple-leaf', '#8a2a08'),
        turn: facing,
        fill: 0.94,
        label: label('WILD', 0.9, ['#ffffff', '#ffe69a', '#ffb02a']),
      },
      chipmunk: {
        model: chipmunk,
        turn: facing,
        fill: 0.86,
        label: label('COLLECT', 0.88, ['#ffffff', '#d8ffb0', '#6ac42a']),
      },
      scatter: {
        model: figure('basket', '#5a2a08'),
        turn: facing,
        fill: 0.92,
        label: label('FREE', 0.84, ['#ffffff', '#c8f4ff', '#3ab4ff']),
      },
      chestnut: { model: figure('chestnut', '#4a1a08'), turn: facing, fill: 0.9 },
      golden: { model: golden, turn: facing, fill: 0.98 },
      fox: beast('fox', '#7a2a08'),
      badger: beast('badger', '#2a2a3a'),
      hedgehog: beast('hedgehog', '#4a2410'),
      mushroom: fruit('mushroom', '#7a1408'),
      apple: fruit('red-apple', '#6a0c10'),
      berry: fruit('blueberries', '#142a6a'),
      pear: fruit('pear', '#3a5a08'),
    },
  },
}
