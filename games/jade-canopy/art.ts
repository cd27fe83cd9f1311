import { character, gem, lettering, place } from '#art/make.ts'
import type { GameArt, Surface, Turn } from '#art/types.ts'

const mossStone: Surface = { color: '#76866a', roughness: 0.8, clearcoat: 0, grain: 'stone' }
const terracotta: Surface = { color: '#c9633a', roughness: 0.7, clearcoat: 0.1, grain: 'stone' }
const facing: Turn = [-0.06, 0.2, 0]
const beadTurn: Turn = [0.35, 0.1, 0]

function jade(color: string): Surface {
  return { color, roughness: 0.12, clearcoat: 1, grain: 'jade' }
}

/** A bead's stone: turned, polished, clouded inside. */
const carved = jade

export const jadeCanopy: GameArt = {
  slug: 'jade-canopy',
  title: 'Jade Canopy',
  scene: 'jungle',
  palette: { dark: '#03160f', mid: '#0d5a34', key: '#3fae4a', light: '#f2ff9a' },
  tints: ['#eaffb0', '#2fd0a0'],
  silhouettes: [
    { icon: 'mayan-pyramid', x: 0.5, y: 0.52, size: 0.9, color: '#0a3a24', alpha: 0.8, blur: 3 },
    { icon: 'monstera-leaf', x: 0.02, y: 0.22, size: 0.6, color: '#04261a', roll: 2.2 },
    { icon: 'monstera-leaf', x: 0.98, y: 0.2, size: 0.6, color: '#04261a', roll: -2.4 },
    { icon: 'fern', x: 0.05, y: 0.6, size: 0.5, color: '#052e1e', roll: 0.3 },
    { icon: 'fern', x: 0.95, y: 0.6, size: 0.5, color: '#052e1e', roll: -1.6 },
  ],
  sprites: [
    place({ kind: 'glyph', icon: 'ceremonial-mask', face: 'gold', rim: '#0a7a5a', grow: 16 }, 0.5, 0.37, 0.74, {
      glow: '#d8ff7a',
    }),
    gem('square', '#12b87a', 0.17, 0.57, 0.24, { roll: 0.2 }),
    character('parrot', 0.84, 0.55, 0.32),
  ],
  lettering: lettering('titan-one', ['JADE', 'CANOPY'], {
    gradient: ['#f6ffd0', '#a8e83a', '#2a9a2a'],
    rim: '#06391f',
    outerRim: '#ffd86b',
  }),
  screen: {
    dim: 0.35,
    frame: {
      metal: mossStone,
      inner: 'gold',
      rails: [
        { inset: 0, thickness: 0.16, height: 0.06, surface: mossStone, round: 0.12 },
        { inset: 0.1, thickness: 0.045, height: 0.05, surface: jade('#1fae74'), round: 0.6 },
        { inset: 0.26, thickness: 0.04, height: 0.03, surface: 'gold', round: 0.6 },
      ],
      corner: [
        { part: 'block', size: [0.25, 0.25, 0.1], edge: 0.04, surface: jade('#12936a'), turn: [0, 0, 0.785] },
        { part: 'ball', radius: 0.08, surface: 'gold', at: [0, 0, 0.07], scale: [1, 1, 0.6] },
      ],
    },
    symbols: {
      wild: {
        model: {
          kind: 'plaque',
          shape: 'petal',
          rim: jade('#17a06a'),
          field: 'obsidian',
          icon: 'aztec-calendar-sun',
          mark: 'gold',
          markSize: 0.72,
          label: 'WILD',
          labelField: '#064a30',
        },
        turn: facing,
        fill: 0.95,
      },
      scatter: {
        model: {
          kind: 'inlay',
          icon: 'mayan-pyramid',
          wire: mossStone,
          ground: jade('#19c98a'),
          rim: 'gold',
          label: 'FREE',
          labelField: '#06402c',
        },
        turn: facing,
        fill: 0.95,
      },
      jaguar: {
        model: { kind: 'jaguar', skin: 'gold', spots: { color: '#1a0f14', roughness: 0.12, clearcoat: 1 }, eyes: '#19e08a' },
        turn: [-0.02, 0.22, 0],
        fill: 0.94,
      },
      macaw: {
        model: {
          kind: 'inlay',
          icon: 'parrot-head',
          wire: { color: '#e0263a', roughness: 0.2, clearcoat: 1 },
          gradient: ['#ff5a3c', '#e0263a', '#ffb31f', '#1f7ad8'],
          ground: '#fff2d8',
          rim: 'gold',
        },
        turn: facing,
        fill: 0.88,
      },
      frog: {
        model: { kind: 'inlay', icon: 'frog', wire: jade('#2ee08a'), ground: 'gold', rim: jade('#0a5a3c') },
        turn: facing,
        fill: 0.94,
      },
      idol: {
        model: { kind: 'inlay', icon: 'totem-mask', wire: terracotta, ground: '#3fe0a0', rim: 'gold' },
        turn: facing,
        fill: 0.9,
      },
      flower: {
        model: {
          kind: 'inlay',
          icon: 'vanilla-flower',
          wire: { roughness: 0.15, clearcoat: 1 },
          gradient: ['#fff0fa', '#ff8ad2', '#e02a9a'],
          ground: '#8a0f66',
          rim: 'gold',
        },
        turn: facing,
        fill: 0.92,
      },
      'bead-red': {
        model: { kind: 'bead', shape: 'barrel', stone: carved('#e8331f'), cap: 'gold' },
        turn: beadTurn,
        roll: 0.5,
        fill: 0.84,
      },
      'bead-green': {
        model: { kind: 'bead', shape: 'melon', stone: jade('#35c96a'), cap: 'gold' },
        turn: beadTurn,
        roll: 0.25,
        fill: 0.78,
      },
      'bead-blue': {
        model: { kind: 'bead', shape: 'disc', stone: carved('#1fa8e8'), cap: 'gold' },
        turn: [0.75, 0, 0],
        roll: -0.35,
        fill: 0.86,
      },
      'bead-violet': {
        model: { kind: 'bead', shape: 'tube', stone: carved('#8a3ce0'), cap: 'gold' },
        turn: beadTurn,
        roll: -0.6,
        fill: 0.92,
      },
    },
  },
}
