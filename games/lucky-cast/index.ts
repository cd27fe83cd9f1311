import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const luckyCast: SlotGame = {
  slug: 'lucky-cast',
  title: 'Lucky Cast',
  category: 'fishing',
  bgColor: '#0a7fa0',
  colors: { light: 0xe6fff6, glow: 0x3fe6d8, well: 0x04303f },
  openedOn: '2026-11-10',
  tagline: {
    en: 'Every fish has a value. The angler takes them all.',
    es: 'Cada pez tiene su valor. El pescador se los lleva todos.',
  },
  rules: {
    en: '5 reels, 10 lines, an angler who collects fish values',
    es: '5 rodillos, 10 líneas, un pescador que reúne el valor de los peces',
  },
  symbolNames: {
    wild: { en: 'Angler', es: 'Pescador' },
    scatter: { en: 'Golden hook', es: 'Anzuelo dorado' },
    'fish-small': { en: 'Small fish', es: 'Pez pequeño' },
    'fish-medium': { en: 'Medium fish', es: 'Pez mediano' },
    'fish-large': { en: 'Large fish', es: 'Pez grande' },
    'fish-gold': { en: 'Golden fish', es: 'Pez dorado' },
    tackle: { en: 'Tackle box', es: 'Caja de aparejos' },
    float: { en: 'Float', es: 'Flotador' },
    hat: { en: 'Hat', es: 'Sombrero' },
    net: { en: 'Landing net', es: 'Red' },
    pail: { en: 'Pail', es: 'Cubeta' },
    worm: { en: 'Worm', es: 'Lombriz' },
  },
  definition,
  mathReport,
}
