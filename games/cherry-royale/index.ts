import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const cherryRoyale: SlotGame = {
  slug: 'cherry-royale',
  title: 'Cherry Royale',
  category: 'popular-games',
  bgColor: '#98081f',
  colors: { light: 0xffe3a0, glow: 0xff5a3c, well: 0x2a0410 },
  openedOn: '2026-06-02',
  tagline: { en: 'Double free spins with cherries on top.', es: 'Giros gratis al doble, con cerezas encima.' },
  rules: { en: '5 reels, 20 lines, wilds and free spins', es: '5 rodillos, 20 líneas, comodines y giros gratis' },
  symbolNames: {
    wild: { en: 'Crown', es: 'Corona' },
    scatter: { en: 'Star', es: 'Estrella' },
    seven: { en: 'Seven', es: 'Siete' },
    cherries: { en: 'Cherries', es: 'Cerezas' },
    bell: { en: 'Bell', es: 'Campana' },
    bar: { en: 'Bar', es: 'Bar' },
    horseshoe: { en: 'Horseshoe', es: 'Herradura' },
    a: { en: 'Ace', es: 'As' },
    k: { en: 'King', es: 'Rey' },
    q: { en: 'Queen', es: 'Reina' },
    j: { en: 'Jack', es: 'Jota' },
    ten: { en: 'Ten', es: 'Diez' },
  },
  definition,
  mathReport,
}
