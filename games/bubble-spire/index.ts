import type { CrashDefinition } from '#engine/crash/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const bubbleSpire: Game<CrashDefinition> = {
  slug: 'bubble-spire',
  title: 'Bubble Spire',
  category: 'instant-games',
  bgColor: '#5b22b8',
  colors: { light: 0xffe0f7, glow: 0xff7ad9, well: 0x1d0a45 },
  openedOn: '2026-11-27',
  tagline: {
    en: 'One bubble for everyone. Collect before it pops.',
    es: 'Una burbuja para todos. Recoge antes de que reviente.',
  },
  rules: {
    en: 'Crash: a shared multiplier climbs up to 1,000, collect before it bursts',
    es: 'Crash: un multiplicador compartido sube hasta 1,000, recoge antes de que reviente',
  },
  symbolNames: {},
  definition,
  mathReport,
}
