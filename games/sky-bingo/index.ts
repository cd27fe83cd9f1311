import type { KenoDefinition } from '#engine/keno/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const skyBingo: Game<KenoDefinition> = {
  slug: 'sky-bingo',
  title: 'Sky Bingo',
  category: 'instant-games',
  bgColor: '#5fb8ff',
  colors: { light: 0xfff6c0, glow: 0x5fb8ff, well: 0x1240a8 },
  openedOn: '2026-07-07',
  tagline: {
    en: 'Ten balls out of forty. Pick up to ten numbers.',
    es: 'Diez bolas de cuarenta. Elige hasta diez números.',
  },
  rules: {
    en: 'Keno: pick up to 10 of 40 numbers, 10 balls drawn',
    es: 'Keno: elige hasta 10 de 40 números, salen 10 bolas',
  },
  symbolNames: {},
  definition,
  mathReport,
}
