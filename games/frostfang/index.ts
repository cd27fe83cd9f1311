import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const frostfang: SlotGame = {
  slug: 'frostfang',
  title: 'Frostfang',
  category: 'weekly-specials',
  bgColor: '#123a6e',
  colors: { light: 0xc8f2ff, glow: 0x4fb0ff, well: 0x061636 },
  openedOn: '2026-08-11',
  tagline: {
    en: 'A wall of wolves walks the ice, one reel a step.',
    es: 'Un muro de lobos camina por el hielo, un rodillo a cada paso.',
  },
  rules: {
    en: '5 reels, 40 lines, stacked wilds that walk',
    es: '5 rodillos, 40 líneas, comodines apilados que caminan',
  },
  symbolNames: {
    wild: { en: 'Wolf', es: 'Lobo' },
    bear: { en: 'Bear', es: 'Oso' },
    fox: { en: 'Fox', es: 'Zorro' },
    owl: { en: 'Owl', es: 'Búho' },
    hare: { en: 'Hare', es: 'Liebre' },
    antler: { en: 'Stag', es: 'Ciervo' },
    a: { en: 'Ace', es: 'As' },
    k: { en: 'King', es: 'Rey' },
    q: { en: 'Queen', es: 'Reina' },
    j: { en: 'Jack', es: 'Jota' },
    ten: { en: 'Ten', es: 'Diez' },
  },
  definition,
  mathReport,
}
