import type { SlotGame } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const cloverCrown: SlotGame = {
  slug: 'clover-crown',
  title: 'Clover Crown',
  category: 'popular-games',
  bgColor: '#0a6b3d',
  paletteId: 'clover-crown',
  tagline: {
    en: 'Three jackpots grow with every play, up to the rainbow.',
    es: 'Tres botes crecen con cada jugada, hasta el arcoíris.',
  },
  rules: { en: '5 reels, 25 lines, three growing jackpots', es: '5 rodillos, 25 líneas, tres botes que crecen' },
  symbolNames: {
    wild: { en: 'Clover', es: 'Trébol' },
    scatter: { en: 'Rainbow', es: 'Arcoíris' },
    crown: { en: 'Crown', es: 'Corona' },
    pot: { en: 'Pot of gold', es: 'Olla de oro' },
    fiddle: { en: 'Fiddle', es: 'Violín' },
    horseshoe: { en: 'Horseshoe', es: 'Herradura' },
    mug: { en: 'Mug', es: 'Jarra' },
    a: { en: 'Ace', es: 'As' },
    k: { en: 'King', es: 'Rey' },
    q: { en: 'Queen', es: 'Reina' },
    j: { en: 'Jack', es: 'Jota' },
    clover: { en: 'Clover', es: 'Trébol' },
    rainbow: { en: 'Rainbow', es: 'Arcoíris' },
    'jackpot-clover': { en: 'Clover jackpot', es: 'Bote Trébol' },
    'jackpot-crown': { en: 'Crown jackpot', es: 'Bote Corona' },
    'jackpot-rainbow': { en: 'Rainbow jackpot', es: 'Bote Arcoíris' },
  },
  definition,
  certificate,
}
