import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const prismVault: SlotGame = {
  slug: 'prism-vault',
  title: 'Prism Vault',
  category: 'top-games',
  bgColor: '#2a2fb0',
  colors: { light: 0xc8f4ff, glow: 0x7f7bff, well: 0x070a2e },
  openedOn: '2026-11-03',
  tagline: {
    en: 'Every spot that wins pays double next time.',
    es: 'Cada casilla que gana paga el doble la próxima vez.',
  },
  rules: {
    en: '7 by 7 clusters that tumble, with sticky multipliers',
    es: 'Grupos de 7 por 7 en cascada, con multiplicadores fijos',
  },
  symbolNames: {
    wild: { en: 'Prism', es: 'Prisma' },
    diamond: { en: 'Diamond', es: 'Diamante' },
    ruby: { en: 'Ruby', es: 'Rubí' },
    topaz: { en: 'Topaz', es: 'Topacio' },
    emerald: { en: 'Emerald', es: 'Esmeralda' },
    aqua: { en: 'Aquamarine', es: 'Aguamarina' },
    sapphire: { en: 'Sapphire', es: 'Zafiro' },
    amethyst: { en: 'Amethyst', es: 'Amatista' },
  },
  definition,
  mathReport,
}
