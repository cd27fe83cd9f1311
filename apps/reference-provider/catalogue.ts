import { GAME } from './flip.ts'

/** The provider's registration data for a site, besides its address and signing key. */
export const CATALOGUE = {
  id: 'lantern-house',
  title: 'Lantern House',
  games: [
    {
      code: GAME,
      title: 'Lantern Flip',
      category: 'instant-games',
      bgColor: '#0d2437',
      rules: { en: 'A coin, gold or jade, pays 1.96 times', es: 'Una moneda, oro o jade, paga 1.96 veces' },
      tagline: { en: 'Pick a lantern and watch the coin fall.', es: 'Elige un farol y mira caer la moneda.' },
    },
  ],
} as const
