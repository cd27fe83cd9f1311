import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const jadeCanopy: SlotGame = {
  slug: 'jade-canopy',
  title: 'Jade Canopy',
  category: 'top-games',
  bgColor: '#0d5a34',
  colors: { light: 0xf2ff9a, glow: 0x3fd06a, well: 0x04170f },
  openedOn: '2026-09-15',
  tagline: {
    en: 'Each temple turns the lowest beads into better ones, until the canopy blooms.',
    es: 'Cada templo convierte las cuentas más bajas en otras mejores, hasta que la selva florece.',
  },
  rules: { en: '5 reels, 1,024 ways, symbols that grow', es: '5 rodillos, 1,024 formas, símbolos que crecen' },
  symbolNames: {
    wild: { en: 'Sun stone', es: 'Piedra del sol' },
    scatter: { en: 'Temple', es: 'Templo' },
    jaguar: { en: 'Jaguar', es: 'Jaguar' },
    macaw: { en: 'Macaw', es: 'Guacamayo' },
    frog: { en: 'Frog', es: 'Rana' },
    idol: { en: 'Idol', es: 'Ídolo' },
    flower: { en: 'Flower', es: 'Flor' },
    'bead-red': { en: 'Red bead', es: 'Cuenta roja' },
    'bead-green': { en: 'Green bead', es: 'Cuenta verde' },
    'bead-blue': { en: 'Blue bead', es: 'Cuenta azul' },
    'bead-violet': { en: 'Violet bead', es: 'Cuenta violeta' },
  },
  definition,
  mathReport,
}
