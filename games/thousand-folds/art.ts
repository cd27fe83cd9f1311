import { lettering, place } from '#art/make.ts'
import type { Finish, GameArt, Model, Turn } from '#art/types.ts'

const facing: Turn = [-0.08, 0.25, 0]
const paper: Finish = { metalness: 0, roughness: 0.75 }

/** A folded sheet: an icon of matte paper with a lighter cut edge. */
const folded = (icon: string, gradient: readonly string[], rim: string): Model => ({
  kind: 'glyph',
  icon,
  face: paper,
  gradient,
  rim: { ...paper, color: rim },
  grow: 14,
  depth: 60,
})

const crane = folded('paper-crane', ['#ff8a6a', '#f0341c', '#b0140a'], '#fff3ea')
const windmill = folded('paper-windmill', ['#ff9ad0', '#e8308a', '#a80a5a'], '#ffe6f2')
const frog = folded('paper-frog', ['#a8f08a', '#2fb04a', '#0a7a34'], '#f0ffe6')
const boat = folded('paper-boat', ['#8ad0ff', '#1f7ae0', '#0a3f9a'], '#eaf6ff')
const plane = folded('paper-plane', ['#9af0e6', '#12a89a', '#04706a'], '#e6fffb')
const kite = folded('kite', ['#d8b8ff', '#8a4ae0', '#4f1aa0'], '#f6eeff')

/** The fan of a folded corner. */
const corner = 'M-0.13 -0.13 L0.13 0.13 L-0.13 0.13 Z'

export const thousandFolds: GameArt = {
  slug: 'thousand-folds',
  title: 'Thousand Folds',
  scene: 'rays',
  palette: { dark: '#d9b896', mid: '#f2dfc4', key: '#fff3e0', light: '#ffffff' },
  tints: ['#ffffff', '#ffb8a0'],
  scrim: '#8a2a1a',
  sprites: [
    place(crane, 0.52, 0.36, 0.86, { turn: [-0.1, 0.35, 0] }),
    place(boat, 0.17, 0.6, 0.3, { turn: facing, roll: -0.1 }),
    place(windmill, 0.85, 0.58, 0.3, { turn: facing, roll: 0.2 }),
    place(plane, 0.17, 0.17, 0.26, { turn: facing }),
    place(frog, 0.86, 0.16, 0.22, { turn: facing, roll: 0.1, blur: 4 }),
  ],
  lettering: lettering('dela-gothic-one', ['THOUSAND', 'FOLDS'], {
    gradient: ['#ffffff', '#fff0e0', '#ffc8a8'],
    rim: '#c0281a',
    outerRim: '#ffffff',
    warp: 'rise',
    amount: 0.08,
  }),
  sparkles: 0,
  screen: {
    dim: 0.06,
    frame: {
      metal: { ...paper, color: '#d8321e' },
      inner: '#7a1a10',
      rails: [
        { inset: 0, thickness: 0.11, height: 0.02, surface: { ...paper, color: '#e0402a' }, round: 0 },
        { inset: 0.13, thickness: 0.05, height: 0.06, surface: { ...paper, color: '#fff4e6' }, round: 0 },
        { inset: 0.22, thickness: 0.06, height: 0.03, surface: { ...paper, color: '#b8200f' }, round: 0 },
      ],
      corner: [
        { part: 'plate', path: corner, depth: 0.04, edge: 0.006, at: [0, 0, 0.08], surface: { ...paper, color: '#fff4e6' } },
        {
          part: 'plate',
          path: corner,
          depth: 0.04,
          edge: 0.006,
          at: [0, 0, 0.11],
          scale: [0.6, 0.6, 1],
          surface: { ...paper, color: '#ffb43c' },
        },
      ],
    },
    symbols: {
      scatter: {
        model: { kind: 'relief', character: 'love-letter', edge: '#a8101a', gloss: 0.3, swell: 1 },
        turn: facing,
        fill: 0.94,
        label: {
          text: 'FREE',
          font: 'dela-gothic-one',
          width: 0.84,
          gradient: ['#ffffff', '#fff0c0', '#ffb43c'],
          rim: '#8a1408',
          outline: '#ffffff',
        },
      },
      wild: {
        model: {
          kind: 'plaque',
          shape: 'petal',
          rim: 'gold',
          field: { metalness: 0.4, roughness: 0.35 },
          gradient: ['#fff6c0', '#ffc53a', '#e08a00'],
          text: 'WILD',
          font: 'dela-gothic-one',
          mark: '#a81408',
          markSize: 0.72,
        },
        turn: facing,
        fill: 0.94,
      },
      crane: { model: crane, turn: facing, fill: 0.96 },
      windmill: { model: windmill, turn: facing, fill: 0.9 },
      frog: { model: frog, turn: facing, fill: 0.9 },
      boat: { model: boat, turn: facing, fill: 0.9 },
      plane: { model: plane, turn: facing, fill: 0.88 },
      kite: { model: kite, turn: facing, fill: 0.86 },
    },
  },
}
