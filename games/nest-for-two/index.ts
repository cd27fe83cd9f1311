import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const nestForTwo: SlotGame = {
  slug: 'nest-for-two',
  title: 'Nest for Two',
  category: 'popular-games',
  bgColor: '#e8577a',
  colors: { light: 0xfff0c4, glow: 0xffb25a, well: 0x33082e },
  openedOn: '2026-11-28',
  tagline: {
    en: 'Birds of a pair share a place and count twice.',
    es: 'Las aves en pareja comparten lugar y cuentan doble.',
  },
  rules: {
    en: '5 reels, 243 to 7,776 ways, pairs that count as two, free spins with more pairs',
    es: '5 rodillos, de 243 a 7,776 formas, parejas que cuentan como dos, giros gratis con más parejas',
  },
  symbolNames: {
    wild: { en: 'Heart', es: 'Corazón' },
    scatter: { en: 'Nest', es: 'Nido' },
    flamingo: { en: 'Flamingo', es: 'Flamenco' },
    parrot: { en: 'Parrot', es: 'Loro' },
    owl: { en: 'Owl', es: 'Búho' },
    swan: { en: 'Swan', es: 'Cisne' },
    bluebird: { en: 'Bluebird', es: 'Azulejo' },
    flamingos: { en: 'Pair of flamingos', es: 'Pareja de flamencos' },
    parrots: { en: 'Pair of parrots', es: 'Pareja de loros' },
    owls: { en: 'Pair of owls', es: 'Pareja de búhos' },
    swans: { en: 'Pair of swans', es: 'Pareja de cisnes' },
    bluebirds: { en: 'Pair of bluebirds', es: 'Pareja de azulejos' },
    sunflower: { en: 'Sunflower', es: 'Girasol' },
    tulip: { en: 'Tulip', es: 'Tulipán' },
    cherry: { en: 'Cherry blossom', es: 'Flor de cerezo' },
  },
  definition,
  mathReport,
}
