import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const thousandFolds: SlotGame = {
  slug: 'thousand-folds',
  title: 'Thousand Folds',
  category: 'top-games',
  bgColor: '#f2dfc4',
  colors: { light: 0xffffff, glow: 0xff5a3c, well: 0x3a1c24 },
  openedOn: '2026-11-27',
  tagline: {
    en: 'Clusters of paper fill a meter up to 32 times.',
    es: 'Los grupos de papel llenan un medidor de hasta 32 veces.',
  },
  rules: {
    en: '7 by 7, cluster wins, tumbles and a meter that free spins keep',
    es: '7 por 7, premios por grupos, cascadas y un medidor que los giros gratis conservan',
  },
  symbolNames: {
    scatter: { en: 'Sealed letter', es: 'Carta sellada' },
    wild: { en: 'Golden rosette', es: 'Roseta dorada' },
    crane: { en: 'Crane', es: 'Grulla' },
    windmill: { en: 'Pinwheel', es: 'Molinillo' },
    frog: { en: 'Frog', es: 'Rana' },
    boat: { en: 'Boat', es: 'Barco' },
    plane: { en: 'Plane', es: 'Avión' },
    kite: { en: 'Kite', es: 'Cometa' },
  },
  definition,
  mathReport,
}
