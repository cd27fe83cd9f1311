import type { Game } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const cherryRoyale: Game = {
  slug: 'cherry-royale',
  title: 'Cherry Royale',
  category: 'popular-games',
  bgColor: '#98081f',
  paletteId: 'cherry-royale',
  tagline: { en: 'Free spins at double, with cherries on top.', es: 'Tiradas gratis al doble, con cerezas encima.' },
  rules: { en: '5 reels, 20 lines, wilds and free spins', es: '5 rodillos, 20 líneas, comodines y tiradas gratis' },
  definition,
  certificate,
}
