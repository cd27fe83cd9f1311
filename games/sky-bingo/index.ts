import type { KenoDefinition } from '#engine/keno/definition.ts'
import type { Game } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const skyBingo: Game<KenoDefinition> = {
  slug: 'sky-bingo',
  title: 'Sky Bingo',
  category: 'instant-games',
  bgColor: '#5fb8ff',
  paletteId: 'sky-bingo',
  tagline: {
    en: 'Ten balls out of forty, up to ten numbers of yours.',
    es: 'Diez bolas de cuarenta y hasta diez números tuyos.',
  },
  rules: {
    en: 'Pick up to 10 of 40 numbers, ten balls are drawn',
    es: 'Elige hasta 10 de 40 números, salen diez bolas',
  },
  symbolNames: {},
  definition,
  certificate,
}
