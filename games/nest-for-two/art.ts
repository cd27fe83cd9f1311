import { character, lettering, place } from '#art/make.ts'
import type { GameArt, Model, Surface, SymbolArt, Turn } from '#art/types.ts'

const facing: Turn = [-0.06, 0.14, 0]
const wood: Surface = { color: '#c98444', roughness: 0.35, clearcoat: 0.8 }
const blossom: Surface = { color: '#e0457c', roughness: 0.2, clearcoat: 1 }

interface Plumage {
  readonly character: string
  readonly edge: Surface
  /** Other colors than those of the character. */
  readonly wash?: string
}

const flamingo: Plumage = { character: 'flamingo', edge: '#a01850' }
const parrot: Plumage = { character: 'parrot', edge: '#0a4a34', wash: 'hue-rotate(150deg) saturate(1.3)' }
const owl: Plumage = { character: 'owl', edge: '#5a2c10' }
const swan: Plumage = { character: 'swan', edge: '#3a5a9a' }
const bluebird: Plumage = { character: 'bird', edge: '#0a3a90', wash: 'hue-rotate(225deg) saturate(1.3)' }

const glaze = { gloss: 0.75, swell: 1.5, wash: 'saturate(1.25) contrast(1.06)' }
const single = (bird: Plumage): Model => ({ kind: 'relief', ...glaze, ...bird })
const pair = (bird: Plumage): Model => ({ kind: 'pair', ...glaze, ...bird })
const alone = (bird: Plumage): SymbolArt => ({ model: single(bird), turn: facing, fill: 0.84 })
const together = (bird: Plumage): SymbolArt => ({ model: pair(bird), turn: facing, fill: 1 })
const flower = (name: string, edge: Surface, wash = glaze.wash): SymbolArt => ({
  model: { kind: 'relief', character: name, edge, ...glaze, wash },
  turn: facing,
  fill: 0.74,
})

export const nestForTwo: GameArt = {
  slug: 'nest-for-two',
  title: 'Nest for Two',
  scene: 'jungle',
  palette: { dark: '#4a0c44', mid: '#e8577a', key: '#ffb25a', light: '#fff0c4' },
  tints: ['#fff0c0', '#ff9ac8'],
  silhouettes: [
    { icon: 'monstera-leaf', x: 0.02, y: 0.2, size: 0.6, color: '#8a1458', roll: 2.2 },
    { icon: 'monstera-leaf', x: 0.98, y: 0.18, size: 0.6, color: '#8a1458', roll: -2.4 },
    { icon: 'fern', x: 0.04, y: 0.62, size: 0.5, color: '#7a1050', roll: 0.3 },
    { icon: 'fern', x: 0.96, y: 0.62, size: 0.5, color: '#7a1050', roll: -1.6 },
  ],
  sprites: [
    place(pair(flamingo), 0.5, 0.34, 0.92, { turn: facing, glow: '#ffe0a0' }),
    character('nest-with-eggs', 0.16, 0.6, 0.26),
    character('two-hearts', 0.85, 0.6, 0.2, { roll: 0.16 }),
  ],
  lettering: lettering('chango', ['Nest', 'for Two'], {
    gradient: ['#ffffff', '#ffe48a', '#ff9a3a'],
    rim: '#5a0c44',
    outerRim: '#ffd0e0',
    warp: 'bulge',
    amount: 0.1,
  }),
  screen: {
    dim: 0.3,
    frame: {
      metal: wood,
      inner: blossom,
      rails: [
        { inset: 0, thickness: 0.1, height: 0.05, surface: wood, round: 0.8 },
        { inset: 0.12, thickness: 0.1, height: 0.05, surface: blossom, round: 0.5 },
        { inset: 0.25, thickness: 0.05, height: 0.04, surface: wood, round: 0.7 },
      ],
      corner: [
        { part: 'ball', radius: 0.11, surface: blossom, at: [0, 0, 0.08], scale: [1, 1, 0.4] },
        { part: 'ball', radius: 0.045, surface: { color: '#ffd24a', roughness: 0.3, clearcoat: 1 }, at: [0, 0, 0.13] },
      ],
    },
    symbols: {
      wild: {
        model: { kind: 'relief', character: 'heart-with-ribbon', edge: '#a0144a', ...glaze },
        turn: facing,
        fill: 0.92,
        label: {
          text: 'WILD',
          font: 'chango',
          width: 0.9,
          gradient: ['#ffffff', '#ffe69a', '#ffb02a'],
          rim: '#5a0c44',
          outline: '#fff2c8',
        },
      },
      scatter: {
        model: { kind: 'relief', character: 'nest-with-eggs', edge: '#5a3010', ...glaze },
        turn: facing,
        fill: 0.92,
        label: {
          text: 'FREE',
          font: 'chango',
          width: 0.84,
          gradient: ['#ffffff', '#c8f4ff', '#3ab4ff'],
          rim: '#0c2a5a',
          outline: '#f0faff',
        },
      },
      flamingo: alone(flamingo),
      parrot: alone(parrot),
      owl: alone(owl),
      swan: alone(swan),
      bluebird: alone(bluebird),
      flamingos: together(flamingo),
      parrots: together(parrot),
      owls: together(owl),
      swans: together(swan),
      bluebirds: together(bluebird),
      sunflower: flower('sunflower', '#8a5a00'),
      tulip: flower('tulip', '#4a1490', 'hue-rotate(290deg) saturate(1.2)'),
      cherry: flower('cherry-blossom', '#a03a7a'),
    },
  },
}
