import type { PlinkoDefinition } from '#engine/plinko/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const pegDrop: Game<PlinkoDefinition> = {
  slug: 'peg-drop',
  title: 'Peg Drop',
  category: 'instant-games',
  bgColor: '#143a9a',
  colors: { light: 0xbfe6ff, glow: 0xff5fd0, well: 0x06122e },
  openedOn: '2026-06-30',
  tagline: {
    en: 'Drop a ball and watch where the pegs take it.',
    es: 'Suelta una bola y mira adónde la llevan las clavijas.',
  },
  rules: {
    en: 'Plinko: 8 to 16 rows, three risk levels',
    es: 'Plinko: de 8 a 16 filas, tres niveles de riesgo',
  },
  symbolNames: {},
  definition,
  mathReport,
}
