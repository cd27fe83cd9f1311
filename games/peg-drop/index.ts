import type { PlinkoDefinition } from '#engine/plinko/definition.ts'
import type { Game } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const pegDrop: Game<PlinkoDefinition> = {
  slug: 'peg-drop',
  title: 'Peg Drop',
  category: 'instant-games',
  bgColor: '#143a9a',
  paletteId: 'peg-drop',
  tagline: {
    en: 'Let a ball go and watch where the pegs lead it.',
    es: 'Suelta una bola y mira adónde la llevan las clavijas.',
  },
  rules: {
    en: 'A ball, 8 to 16 rows of pegs, three risks',
    es: 'Una bola, de 8 a 16 filas de clavijas, tres riesgos',
  },
  symbolNames: {},
  definition,
  certificate,
}
