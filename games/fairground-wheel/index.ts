import type { PrizeWheelDefinition } from '#engine/prize-wheel/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const fairgroundWheel: Game<PrizeWheelDefinition> = {
  slug: 'fairground-wheel',
  title: 'Fairground Wheel',
  category: 'instant-games',
  bgColor: '#d0361a',
  colors: { light: 0xffe9a8, glow: 0xffb02e, well: 0x2a0620 },
  openedOn: '2026-11-25',
  tagline: {
    en: 'Step right up: one turn, and the pointer picks your prize.',
    es: 'Acércate: un giro y el puntero elige tu premio.',
  },
  rules: {
    en: 'Prize wheel: 10 to 50 segments, three risk levels',
    es: 'Rueda de premios: de 10 a 50 segmentos, tres niveles de riesgo',
  },
  symbolNames: {},
  definition,
  mathReport,
}
