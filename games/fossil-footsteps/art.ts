import { character, lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface, SymbolArt, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.16, 0]
const rock: Surface = { color: '#c9a36a', roughness: 0.75, grain: 'stone' }
const amber: Surface = { color: '#ff9a2a', roughness: 0.12, clearcoat: 1 }
const glaze = { gloss: 0.75, swell: 1.5, wash: 'saturate(1.25) contrast(1.06)' }

const figure = (name: string, edge: Surface, wash = glaze.wash): Model => ({
  kind: 'relief',
  character: name,
  edge,
  ...glaze,
  wash,
})
const beast = (name: string, edge: Surface, wash?: string): SymbolArt => ({
  model: figure(name, edge, wash),
  turn: facing,
  fill: 0.94,
})
const find = (name: string, edge: Surface, wash?: string): SymbolArt => ({
  model: figure(name, edge, wash),
  turn: facing,
  fill: 0.76,
})

const mother = figure('sauropod', '#8a2a10', 'hue-rotate(255deg) saturate(1.6) brightness(1.1)')
const little = figure('sauropod', '#8a5a00', 'hue-rotate(290deg) saturate(1.7) brightness(1.25)')

/** A three-toed track pressed into a slab. */
function track(): Model {
  const print: Surface = { color: '#3a1a0a', roughness: 0.5 }
  return {
    kind: 'assembly',
    parts: [
      { part: 'block', size: [1.9, 1.9, 0.34], edge: 0.16, surface: rock },
      { part: 'ball', radius: 0.4, surface: print, at: [0, -0.36, 0.16], scale: [1, 1.1, 0.3] },
      { part: 'ball', radius: 0.22, surface: print, at: [0, 0.38, 0.16], scale: [0.9, 2, 0.4] },
      { part: 'ball', radius: 0.22, surface: print, at: [-0.46, 0.18, 0.16], turn: [0, 0, 0.6], scale: [0.9, 1.8, 0.4] },
      { part: 'ball', radius: 0.22, surface: print, at: [0.46, 0.18, 0.16], turn: [0, 0, -0.6], scale: [0.9, 1.8, 0.4] },
    ],
  }
}

export const fossilFootsteps: GameArt = {
  slug: 'fossil-footsteps',
  title: 'Fossil Footsteps',
  scene: 'jungle',
  palette: { dark: '#06343a', mid: '#22a0a0', key: '#ffd27a', light: '#fff4cc' },
  tints: ['#fff0c0', '#5affd8'],
  silhouettes: [
    { icon: 'monstera-leaf', x: 0.0, y: 0.16, size: 0.62, color: '#0a5a52', roll: 2.2 },
    { icon: 'monstera-leaf', x: 1.0, y: 0.14, size: 0.62, color: '#0a5a52', roll: -2.4 },
    { icon: 'fern', x: 0.03, y: 0.64, size: 0.5, color: '#06443e', roll: 0.3 },
    { icon: 'fern', x: 0.97, y: 0.64, size: 0.5, color: '#06443e', roll: -1.6 },
  ],
  sprites: [
    character('volcano', 0.82, 0.24, 0.36, { blur: 1.5 }),
    place(mother, 0.46, 0.36, 0.86, { turn: facing, glow: '#ffe0a0' }),
    place(little, 0.8, 0.6, 0.32, { turn: facing }),
    place(figure('egg', '#a08a50'), 0.16, 0.62, 0.2, { turn: facing, roll: -0.2 }),
  ],
  lettering: lettering('luckiest-guy', ['FOSSIL', 'FOOTSTEPS'], {
    gradient: ['#ffffff', '#ffe48a', '#ff8a2a'],
    rim: '#5a1c04',
    outerRim: '#ffe8c0',
    warp: 'arch',
    amount: 0.1,
  }),
  screen: {
    dim: 0.34,
    frame: {
      metal: rock,
      inner: amber,
      rails: [
        { inset: 0, thickness: 0.13, height: 0.06, surface: rock, round: 0.7 },
        { inset: 0.15, thickness: 0.06, height: 0.05, surface: amber, round: 1 },
        { inset: 0.24, thickness: 0.05, height: 0.04, surface: rock, round: 0.7 },
      ],
      corner: [
        { part: 'ball', radius: 0.13, surface: amber, at: [0, 0, 0.08], scale: [1, 1, 0.6] },
        { part: 'ring', radius: 0.13, tube: 0.03, surface: rock, at: [0, 0, 0.08] },
      ],
    },
    symbols: {
      wild: {
        model: figure('t-rex', '#0c4a1c'),
        turn: facing,
        fill: 1,
        label: {
          text: 'WILD',
          font: 'luckiest-guy',
          width: 0.9,
          gradient: ['#ffffff', '#ffe69a', '#ffb02a'],
          rim: '#5a1c04',
          outline: '#fff2c8',
        },
      },
      scatter: {
        model: track(),
        turn: [-0.1, 0.2, 0],
        fill: 0.88,
        label: {
          text: 'TRAIL',
          font: 'luckiest-guy',
          width: 0.94,
          gradient: ['#ffffff', '#c8fff0', '#2ad4b4'],
          rim: '#063a34',
          outline: '#f0fffa',
        },
      },
      sauropod: { model: mother, turn: facing, fill: 1 },
      mammoth: beast('mammoth', '#4a2410'),
      crocodile: beast('crocodile', '#0c4a1c'),
      turtle: beast('turtle', '#1c5a30', 'hue-rotate(150deg) saturate(1.4)'),
      volcano: find('volcano', '#4a1a10'),
      shell: find('spiral-shell', '#8a4a1a'),
      egg: find('egg', '#8a7a50', 'sepia(0.35) saturate(1.6) hue-rotate(130deg)'),
      bone: find('bone', '#7a6a50'),
      fern: find('herb', '#0c5a24'),
    },
    extras: {
      'trail-walker': { model: little, turn: facing, fill: 1 },
      'trail-end': find('fire', '#7a1a08'),
    },
  },
}
