import type { SlotGame } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const orbitRush: SlotGame = {
  slug: 'orbit-rush',
  title: 'Orbit Rush',
  category: 'weekly-specials',
  bgColor: '#2b1178',
  paletteId: 'orbit-rush',
  tagline: { en: 'Every win makes room for the next one.', es: 'Cada premio hace sitio al siguiente.' },
  rules: {
    en: '5 reels, 20 lines, cascades with a rising multiplier',
    es: '5 rodillos, 20 líneas, cascadas con multiplicador creciente',
  },
  symbolNames: {
    wild: { en: 'Fuel cell', es: 'Célula de energía' },
    rocket: { en: 'Rocket', es: 'Cohete' },
    ringed: { en: 'Ringed planet', es: 'Planeta con anillos' },
    comet: { en: 'Comet', es: 'Cometa' },
    moon: { en: 'Moon', es: 'Luna' },
    satellite: { en: 'Satellite', es: 'Satélite' },
    red: { en: 'Red planet', es: 'Planeta rojo' },
    blue: { en: 'Blue planet', es: 'Planeta azul' },
    green: { en: 'Green planet', es: 'Planeta verde' },
  },
  definition,
  certificate,
}
