import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const driveInDouble: SlotGame = {
  slug: 'drive-in-double',
  title: 'Drive-In Double',
  category: 'popular-games',
  bgColor: '#12787a',
  colors: { light: 0xffe6b0, glow: 0xff7a4a, well: 0x06222e },
  openedOn: '2026-11-28',
  tagline: {
    en: 'Two screens, one show: win on both and everything doubles.',
    es: 'Dos pantallas, una función: gana en las dos y todo se duplica.',
  },
  rules: {
    en: '2 screens of 5 reels, 10 paylines each, double wins, reels that turn wild on both, free spins',
    es: '2 pantallas de 5 rodillos, 10 líneas de pago en cada una, premios dobles, rodillos comodín en las dos, giros gratis',
  },
  symbolNames: {
    wild: { en: 'Star', es: 'Estrella' },
    scatter: { en: 'Projector', es: 'Proyector' },
    saucer: { en: 'Flying saucer', es: 'Platillo volador' },
    dinosaur: { en: 'Dinosaur', es: 'Dinosaurio' },
    robot: { en: 'Robot', es: 'Robot' },
    car: { en: 'Car', es: 'Auto' },
    clapper: { en: 'Clapperboard', es: 'Claqueta' },
    popcorn: { en: 'Popcorn', es: 'Palomitas' },
    hotdog: { en: 'Hot dog', es: 'Hot dog' },
    soda: { en: 'Soda', es: 'Refresco' },
    ticket: { en: 'Ticket', es: 'Boleto' },
  },
  definition,
  mathReport,
}
