import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const nileAscendant: SlotGame = {
  slug: 'nile-ascendant',
  title: 'Nile Ascendant',
  category: 'popular-games',
  bgColor: '#a83a7a',
  colors: { light: 0xffdf95, glow: 0xf0823c, well: 0x1c0d3e },
  openedOn: '2026-07-28',
  tagline: {
    en: 'One symbol is chosen and rises to fill the reels.',
    es: 'Se elige un símbolo y crece hasta llenar los rodillos.',
  },
  rules: {
    en: '5 reels, 10 lines, an expanding symbol in free spins',
    es: '5 rodillos, 10 líneas, un símbolo que se expande en los giros gratis',
  },
  symbolNames: {
    wild: { en: 'Eye', es: 'Ojo' },
    scatter: { en: 'Pyramid', es: 'Pirámide' },
    queen: { en: 'Queen', es: 'Reina' },
    jackal: { en: 'Jackal', es: 'Chacal' },
    falcon: { en: 'Falcon', es: 'Halcón' },
    scarab: { en: 'Scarab', es: 'Escarabajo' },
    a: { en: 'Ace', es: 'As' },
    k: { en: 'King', es: 'Rey' },
    q: { en: 'Q', es: 'Q' },
    j: { en: 'Jack', es: 'Jota' },
    ten: { en: 'Ten', es: 'Diez' },
  },
  definition,
  mathReport,
}
