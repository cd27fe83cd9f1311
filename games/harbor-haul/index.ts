import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'
import { withoutCrates } from './past.ts'

export const harborHaul: SlotGame = {
  slug: 'harbor-haul',
  title: 'Harbor Haul',
  category: 'fishing',
  bgColor: '#1f5fa8',
  colors: { light: 0xffe9b8, glow: 0xff9d5c, well: 0x0c1e46 },
  openedOn: '2026-11-17',
  tagline: {
    en: 'When the boat comes in, the whole catch is yours.',
    es: 'Cuando llega el barco, toda la pesca es tuya.',
  },
  rules: {
    en: '5 reels, 40 lines, crates to open and boats that collect',
    es: '5 rodillos, 40 líneas, cajas por abrir y barcos que recogen',
  },
  symbolNames: {
    wild: { en: 'Lighthouse', es: 'Faro' },
    boat: { en: 'Boat', es: 'Barco' },
    scatter: { en: 'Lifebuoy', es: 'Salvavidas' },
    'catch-bronze': { en: 'Bronze catch', es: 'Pesca de bronce' },
    'catch-silver': { en: 'Silver catch', es: 'Pesca de plata' },
    'catch-gold': { en: 'Golden catch', es: 'Pesca de oro' },
    captain: { en: 'Captain’s cap', es: 'Gorra de capitán' },
    anchor: { en: 'Anchor', es: 'Ancla' },
    helm: { en: 'Helm', es: 'Timón' },
    rope: { en: 'Rope', es: 'Cuerda' },
    gull: { en: 'Gull', es: 'Gaviota' },
    shell: { en: 'Shell', es: 'Caracola' },
  },
  definition,
  mathReport,
  pastRules: [withoutCrates],
}
