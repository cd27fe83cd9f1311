import type { SlotGame } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const nileAscendant: SlotGame = {
  slug: 'nile-ascendant',
  title: 'Nile Ascendant',
  category: 'popular-games',
  bgColor: '#a83a7a',
  paletteId: 'nile-ascendant',
  tagline: {
    en: 'One symbol is chosen, and rises to fill the reels.',
    es: 'Un símbolo es elegido y se alza hasta llenar los rodillos.',
  },
  rules: {
    en: '5 reels, 10 lines, an expanding symbol in free spins',
    es: '5 rodillos, 10 líneas, un símbolo que se expande en las tiradas gratis',
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
  certificate,
}
