import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const cryptCarnival: SlotGame = {
  slug: 'crypt-carnival',
  title: 'Crypt Carnival',
  category: 'bonus-combo',
  bgColor: '#3a1470',
  colors: { light: 0xd6ff9a, glow: 0xa04bff, well: 0x16062e },
  openedOn: '2026-08-18',
  tagline: {
    en: 'The wheel calls the dance: masks, pumpkins, or bones.',
    es: 'La ruleta elige el baile: máscaras, calabazas o huesos.',
  },
  rules: { en: '5 reels, 20 lines, a wheel that picks the bonus', es: '5 rodillos, 20 líneas, una ruleta que elige el bono' },
  symbolNames: {
    wild: { en: 'Ghost', es: 'Fantasma' },
    scatter: { en: 'Tent', es: 'Carpa' },
    skull: { en: 'Skull', es: 'Calavera' },
    mask: { en: 'Mask', es: 'Máscara' },
    lantern: { en: 'Pumpkin', es: 'Calabaza' },
    bat: { en: 'Bat', es: 'Murciélago' },
    candle: { en: 'Candle', es: 'Vela' },
    a: { en: 'Ace', es: 'As' },
    k: { en: 'King', es: 'Rey' },
    q: { en: 'Queen', es: 'Reina' },
    j: { en: 'Jack', es: 'Jota' },
    'mask-parade': { en: 'Mask Parade', es: 'Desfile de máscaras' },
    'lantern-night': { en: 'Pumpkin Night', es: 'Noche de calabazas' },
    'bone-dance': { en: 'Bone Dance', es: 'Danza de huesos' },
  },
  definition,
  mathReport,
}
