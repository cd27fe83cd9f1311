import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const ironAttraction: SlotGame = {
  slug: 'iron-attraction',
  title: 'Iron Attraction',
  category: 'bonus-combo',
  bgColor: '#fcb900',
  colors: { light: 0xfff8d8, glow: 0xffd23a, well: 0x12213a },
  openedOn: '2026-11-28',
  tagline: {
    en: 'Winning parts hold on tight until nothing more joins.',
    es: 'Las piezas ganadoras se quedan pegadas hasta que nada más se suma.',
  },
  rules: {
    en: '5 by 4, clusters that hold and pay again with each respin, and free spins full of magnets',
    es: '5 por 4, grupos que se quedan y pagan de nuevo con cada giro adicional, y giros gratis llenos de imanes',
  },
  symbolNames: {
    wild: { en: 'Magnet', es: 'Imán' },
    scatter: { en: 'High voltage', es: 'Alta tensión' },
    robot: { en: 'Robot', es: 'Robot' },
    bulb: { en: 'Light bulb', es: 'Foco' },
    joystick: { en: 'Joystick', es: 'Palanca de mando' },
    clock: { en: 'Alarm clock', es: 'Despertador' },
    radio: { en: 'Radio', es: 'Radio' },
    battery: { en: 'Battery', es: 'Pila' },
    disk: { en: 'Floppy disk', es: 'Disquete' },
    gear: { en: 'Gear', es: 'Engranaje' },
    bolt: { en: 'Nut and bolt', es: 'Tuerca y tornillo' },
  },
  definition,
  mathReport,
}
