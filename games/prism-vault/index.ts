import type { SlotGame } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const prismVault: SlotGame = {
  slug: 'prism-vault',
  title: 'Prism Vault',
  category: 'top-games',
  bgColor: '#2a2fb0',
  paletteId: 'prism-vault',
  tagline: {
    en: 'Every place that wins counts double the next time.',
    es: 'Cada casilla que premia cuenta doble la próxima vez.',
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
  certificate,
}
