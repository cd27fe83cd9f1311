import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const prairieThunder: SlotGame = {
  slug: 'prairie-thunder',
  title: 'Prairie Thunder',
  category: 'top-games',
  bgColor: '#55286e',
  colors: { light: 0xffd08a, glow: 0xff8a3c, well: 0x1c0f24 },
  openedOn: '2026-09-08',
  tagline: {
    en: 'The herd runs in stacks, and storm wilds multiply each other.',
    es: 'La manada corre apilada y los comodines de tormenta se multiplican entre sí.',
  },
  rules: { en: '6 reels, 4,096 ways, a stacked herd', es: '6 rodillos, 4,096 formas, una manada apilada' },
  symbolNames: {
    wild: { en: 'Storm', es: 'Tormenta' },
    'wild-x2': { en: 'Double storm', es: 'Tormenta doble' },
    'wild-x3': { en: 'Triple storm', es: 'Tormenta triple' },
    'wild-x5': { en: 'Fivefold storm', es: 'Tormenta quíntuple' },
    scatter: { en: 'Wagon wheel', es: 'Rueda de carreta' },
    bison: { en: 'Bison', es: 'Bisonte' },
    eagle: { en: 'Eagle', es: 'Águila' },
    wolf: { en: 'Wolf', es: 'Lobo' },
    cougar: { en: 'Cougar', es: 'Puma' },
    elk: { en: 'Elk', es: 'Alce' },
    a: { en: 'Ace', es: 'As' },
    k: { en: 'King', es: 'Rey' },
    q: { en: 'Queen', es: 'Reina' },
    j: { en: 'Jack', es: 'Jota' },
    ten: { en: 'Ten', es: 'Diez' },
  },
  definition,
  mathReport,
}
