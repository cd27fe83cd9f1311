import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const tigerLantern: SlotGame = {
  slug: 'tiger-lantern',
  title: 'Tiger Lantern',
  category: 'rapid-link',
  bgColor: '#7a0d22',
  colors: { light: 0xffe0a0, glow: 0xff5a2a, well: 0x2a0410 },
  openedOn: '2026-10-06',
  tagline: {
    en: 'Coins light the lanterns, and the grid grows to six rows.',
    es: 'Las monedas encienden los faroles y la cuadrícula crece hasta seis filas.',
  },
  rules: {
    en: '5 reels, 243 ways, Hold and Spin that unlocks rows',
    es: '5 rodillos, 243 formas, Fija y gira que abre filas',
  },
  symbolNames: {
    wild: { en: 'Pagoda', es: 'Pagoda' },
    coin: { en: 'Coin', es: 'Moneda' },
    tiger: { en: 'Tiger', es: 'Tigre' },
    lantern: { en: 'Lantern', es: 'Farol' },
    drum: { en: 'Drum', es: 'Tambor' },
    firecracker: { en: 'Firecrackers', es: 'Petardos' },
    fan: { en: 'Fan', es: 'Abanico' },
    'knot-red': { en: 'Red knot', es: 'Nudo rojo' },
    'knot-green': { en: 'Green knot', es: 'Nudo verde' },
    'knot-blue': { en: 'Blue knot', es: 'Nudo azul' },
    'knot-gold': { en: 'Golden knot', es: 'Nudo dorado' },
  },
  definition,
  mathReport,
}
