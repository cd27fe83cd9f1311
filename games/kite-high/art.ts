import { character, lettering } from '#art/make.ts'
import type { GameArt } from '#art/types.ts'

export const kiteHigh: GameArt = {
  slug: 'kite-high',
  title: 'Kite High',
  scene: 'hills',
  palette: { dark: '#06506f', mid: '#16a3c9', key: '#8fe6f0', light: '#fff4c4' },
  tints: ['#fff4d0', '#2fd0ff'],
  scrim: '#04405c',
  sprites: [
    character('cloud', 0.16, 0.2, 0.34, { blur: 1 }),
    character('cloud', 0.86, 0.55, 0.3, { blur: 2 }),
    character('kite', 0.5, 0.36, 0.8, { roll: 0.08, glow: '#fff0b0' }),
  ],
  lettering: lettering('luckiest-guy', ['KITE', 'HIGH'], {
    gradient: ['#ffffff', '#ffe66a', '#ff7a2a'],
    rim: '#063f5c',
    outerRim: '#ffffff',
    warp: 'rise',
    amount: 0.1,
  }),
  screen: {
    dim: 0.12,
    symbols: {
      kite: { model: { kind: 'fluent', character: 'kite' }, fill: 0.94 },
      cloud: { model: { kind: 'fluent', character: 'cloud' }, fill: 0.92 },
    },
  },
}
