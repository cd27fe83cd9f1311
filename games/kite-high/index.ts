import type { LimboDefinition } from '#engine/limbo/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const kiteHigh: Game<LimboDefinition> = {
  slug: 'kite-high',
  title: 'Kite High',
  category: 'instant-games',
  bgColor: '#16a3c9',
  colors: { light: 0xfff2b8, glow: 0xff8a3a, well: 0x04263f },
  openedOn: '2026-11-25',
  tagline: {
    en: 'Name your height and see how far the wind carries you.',
    es: 'Elige tu altura y mira hasta dónde te lleva el viento.',
  },
  rules: {
    en: 'Limbo: pick a target multiplier from 1.01 to 10,000, one draw decides',
    es: 'Limbo: elige un multiplicador de 1.01 a 10,000 y un sorteo decide',
  },
  symbolNames: {},
  definition,
  mathReport,
}
