import type { SlotGame } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const cherryRoyale: SlotGame = {
  slug: 'cherry-royale',
  title: 'Cherry Royale',
  category: 'popular-games',
  bgColor: '#98081f',
  paletteId: 'cherry-royale',
  tagline: { en: 'Free spins at double, with cherries on top.', es: 'Tiradas gratis al doble, con cerezas encima.' },
  rules: { en: '5 reels, 20 lines, wilds and free spins', es: '5 rodillos, 20 líneas, comodines y tiradas gratis' },
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
  certificate,
}
