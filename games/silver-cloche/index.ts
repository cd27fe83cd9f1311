import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const silverCloche: SlotGame = {
  slug: 'silver-cloche',
  title: 'Silver Cloche',
  category: 'bonus-combo',
  bgColor: '#14a09a',
  colors: { light: 0xf4fffd, glow: 0x7af0e0, well: 0x06302f },
  openedOn: '2026-11-28',
  tagline: {
    en: 'Every cloche lifts together, over the same dish.',
    es: 'Todas las campanas se levantan a la vez, con el mismo plato debajo.',
  },
  rules: {
    en: '5 reels, 20 lines, mystery cloches in stacks and free spins with many more of them',
    es: '5 rodillos, 20 líneas, campanas misteriosas apiladas y giros gratis con muchas más',
  },
  symbolNames: {
    wild: { en: 'Toque', es: 'Gorro de chef' },
    scatter: { en: 'Sparkling wine', es: 'Vino espumoso' },
    lobster: { en: 'Lobster', es: 'Langosta' },
    oyster: { en: 'Oyster', es: 'Ostra' },
    steak: { en: 'Steak', es: 'Filete' },
    cake: { en: 'Shortcake', es: 'Pastel' },
    wine: { en: 'Red wine', es: 'Vino tinto' },
    cheese: { en: 'Cheese', es: 'Queso' },
    croissant: { en: 'Croissant', es: 'Cuernito' },
    olive: { en: 'Olive', es: 'Aceituna' },
    cloche: { en: 'Cloche', es: 'Campana' },
  },
  definition,
  mathReport,
}
