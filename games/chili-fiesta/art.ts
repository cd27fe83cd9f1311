import { character, lettering } from '#art/make.ts'
import { chili, lime, maracas, sunCoin } from '#art/props/fiesta.ts'
import { wordPlate } from '#art/props/plates.ts'
import type { GameArt } from '#art/types.ts'

export const chiliFiesta: GameArt = {
  slug: 'chili-fiesta',
  title: 'Chili Fiesta',
  scene: 'rays',
  palette: { dark: '#4a0a1e', mid: '#d0301a', key: '#ff9a1f', light: '#fff0a0' },
  tints: ['#fff0b0', '#ff6a2a'],
  sprites: [
    character('maracas', 0.24, 0.34, 0.46, { roll: -0.25 }),
    character('hot-pepper', 0.55, 0.38, 0.74, { roll: 0.1, glow: '#ffd84a' }),
    character('lemon', 0.84, 0.58, 0.26, { roll: 0.3 }),
    character('avocado', 0.16, 0.6, 0.26, { roll: -0.2 }),
  ],
  lettering: lettering('luckiest-guy', ['CHILI', 'FIESTA'], {
    gradient: ['#fffbd0', '#ffd21f', '#ff7a0a'],
    rim: '#8a0a14',
    outerRim: '#7aff8a',
    warp: 'bulge',
    amount: 0.14,
  }),
  screen: {
    dim: 0.16,
    frame: {
      metal: '#12a0a8',
      inner: '#ffd21f',
      rails: [
        { inset: 0, thickness: 0.055, height: 0.05, surface: '#e0206a', round: 0.5 },
        { inset: 0.1, thickness: 0.055, height: 0.05, surface: '#ffc21f', round: 0.5 },
        { inset: 0.2, thickness: 0.055, height: 0.05, surface: '#12a0a0', round: 0.5 },
        { inset: 0.31, thickness: 0.025, height: 0.04, surface: '#fff6e0', round: 0.5 },
      ],
      corner: [
        {
          part: 'plate',
          path: 'M0 0 C0.06 0.04 0.07 0.13 0 0.18 C-0.07 0.13 -0.06 0.04 0 0 Z',
          depth: 0.03,
          edge: 0.012,
          at: [0, 0, 0.08],
          surface: '#ff7a1f',
          around: { axis: 'z', count: 10 },
        },
        {
          part: 'plate',
          path: 'M0 0 C0.045 0.03 0.05 0.1 0 0.13 C-0.05 0.1 -0.045 0.03 0 0 Z',
          depth: 0.03,
          edge: 0.01,
          at: [0, 0, 0.12],
          turn: [0, 0, 0.31],
          surface: '#ffd21f',
          around: { axis: 'z', count: 10 },
        },
        { part: 'ball', radius: 0.06, at: [0, 0, 0.13], scale: [1, 1, 0.7], surface: '#8a2a10' },
      ],
    },
    symbols: {
      coin: { model: sunCoin('#ffae14', '#a8300f'), turn: [-0.08, 0.1, 0], fill: 0.96 },
      'coin-x2': { model: sunCoin('#16b8b0', '#0a4a6a', { text: 'X2', color: '#e0206a' }), turn: [-0.08, 0.1, 0], fill: 0.96 },
      'coin-x3': { model: sunCoin('#f0287a', '#5a0a5a', { text: 'X3', color: '#0a9a8a' }), turn: [-0.08, 0.1, 0], fill: 0.96 },
      chili: { model: chili(), turn: [-0.1, 0.2, 0], roll: -0.1, fill: 0.96 },
      lime: { model: lime(), turn: [-0.05, 0.15, 0] },
      maraca: { model: maracas(), turn: [0, 0.1, 0], fill: 0.96 },
    },
    extras: {
      'jackpot-mini': {
        model: wordPlate('MINI', 'luckiest-guy', ['#16b8a8', '#06606a'], '#ffd21f'),
        turn: [-0.08, 0.12, 0],
        fill: 0.96,
      },
      'jackpot-major': {
        model: wordPlate('MAJOR', 'luckiest-guy', ['#f0287a', '#8a0a4a'], '#ffd21f'),
        turn: [-0.08, 0.12, 0],
        fill: 0.96,
      },
    },
  },
}
