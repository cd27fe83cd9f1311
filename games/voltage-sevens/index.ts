import type { Game } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const voltageSevens: Game = {
  slug: 'voltage-sevens',
  title: 'Voltage Sevens',
  category: 'top-games',
  bgColor: '#4a0a78',
  paletteId: 'voltage-sevens',
  tagline: { en: 'Two bolts hold. The third reel gets another go.', es: 'Dos rayos se quedan. El tercer rodillo vuelve a girar.' },
  rules: { en: '3 reels, 5 lines, nudge respins', es: '3 rodillos, 5 líneas, giros extra con empujón' },
  definition,
  certificate,
}
