import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const valkyrieOath: SlotGame = {
  slug: 'valkyrie-oath',
  title: 'Valkyrie Oath',
  category: 'bonus-combo',
  bgColor: '#323c66',
  colors: { light: 0xffe2a8, glow: 0x7f9cff, well: 0x101426 },
  openedOn: '2026-10-13',
  tagline: {
    en: 'Reels grow from two to seven high, and every free spin win raises the multiplier.',
    es: 'Los rodillos crecen de dos a siete, y cada premio en giros gratis sube el multiplicador.',
  },
  rules: {
    en: '6 reels, 2 to 7 high, up to 117,649 ways, a growing multiplier',
    es: '6 rodillos, de 2 a 7 de alto, hasta 117,649 formas, un multiplicador que crece',
  },
  symbolNames: {
    wild: { en: 'Axes', es: 'Hachas' },
    scatter: { en: 'Oath ring', es: 'Anillo del juramento' },
    valkyrie: { en: 'Valkyrie', es: 'Valquiria' },
    raven: { en: 'Raven', es: 'Cuervo' },
    hammer: { en: 'Hammer', es: 'Martillo' },
    helm: { en: 'Helm', es: 'Yelmo' },
    horn: { en: 'Horn', es: 'Cuerno' },
    shield: { en: 'Shield', es: 'Escudo' },
    'rune-fire': { en: 'Fire rune', es: 'Runa de fuego' },
    'rune-ice': { en: 'Ice rune', es: 'Runa de hielo' },
    'rune-oak': { en: 'Oak rune', es: 'Runa de roble' },
    'rune-stone': { en: 'Stone rune', es: 'Runa de piedra' },
  },
  definition,
  mathReport,
}
