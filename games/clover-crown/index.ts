import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const cloverCrown: SlotGame = {
  slug: 'clover-crown',
  title: 'Clover Crown',
  category: 'popular-games',
  bgColor: '#0a6b3d',
  colors: { light: 0xffe88a, glow: 0x3fe07a, well: 0x04231a },
  openedOn: '2026-08-25',
  tagline: {
    en: 'Three jackpots grow with every round, up to the rainbow.',
    es: 'Tres jackpots crecen con cada ronda, hasta el arcoíris.',
  },
  rules: { en: '5 reels, 25 lines, three progressive jackpots', es: '5 rodillos, 25 líneas, tres jackpots progresivos' },
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
    'jackpot-clover': { en: 'Clover jackpot', es: 'Jackpot Trébol' },
    'jackpot-crown': { en: 'Crown jackpot', es: 'Jackpot Corona' },
    'jackpot-rainbow': { en: 'Rainbow jackpot', es: 'Jackpot Arcoíris' },
  },
  definition,
  mathReport,
}
