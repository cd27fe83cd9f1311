import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const chestnutStash: SlotGame = {
  slug: 'chestnut-stash',
  title: 'Chestnut Stash',
  category: 'popular-games',
  bgColor: '#d0582a',
  colors: { light: 0xfff0c0, glow: 0xffb84a, well: 0x2e0e06 },
  openedOn: '2026-11-28',
  tagline: {
    en: 'One chipmunk takes every chestnut in sight.',
    es: 'Una ardilla se lleva todas las castañas a la vista.',
  },
  rules: {
    en: '5 reels, 243 ways, chestnuts with values and chipmunks that collect them, free spins',
    es: '5 rodillos, 243 formas, castañas con valor y ardillas que las recogen, giros gratis',
  },
  symbolNames: {
    wild: { en: 'Maple leaf', es: 'Hoja de arce' },
    chipmunk: { en: 'Chipmunk', es: 'Ardilla' },
    scatter: { en: 'Basket', es: 'Cesta' },
    chestnut: { en: 'Chestnut', es: 'Castaña' },
    golden: { en: 'Golden chestnut', es: 'Castaña dorada' },
    fox: { en: 'Fox', es: 'Zorro' },
    badger: { en: 'Badger', es: 'Tejón' },
    hedgehog: { en: 'Hedgehog', es: 'Erizo' },
    mushroom: { en: 'Mushroom', es: 'Hongo' },
    apple: { en: 'Apple', es: 'Manzana' },
    berry: { en: 'Blueberries', es: 'Arándanos' },
    pear: { en: 'Pear', es: 'Pera' },
  },
  definition,
  mathReport,
}
