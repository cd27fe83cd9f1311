import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const amberApiary: SlotGame = {
  slug: 'amber-apiary',
  title: 'Amber Apiary',
  category: 'bonus-combo',
  bgColor: '#a8d63a',
  colors: { light: 0xfff6c8, glow: 0xffb300, well: 0x2c3f0a },
  openedOn: '2026-11-27',
  tagline: {
    en: 'Free spins in which every drop of honey counts on.',
    es: 'Giros gratis en los que cada gota de miel sigue contando.',
  },
  rules: {
    en: '6 by 5, pays anywhere, tumbles and honey drops that add up in free spins',
    es: '6 por 5, paga en cualquier posición, cascadas y gotas de miel que se suman en los giros gratis',
  },
  symbolNames: {
    scatter: { en: 'Beehive', es: 'Colmena' },
    orb: { en: 'Honey drop', es: 'Gota de miel' },
    bee: { en: 'Bee', es: 'Abeja' },
    honey: { en: 'Honey pot', es: 'Tarro de miel' },
    butterfly: { en: 'Butterfly', es: 'Mariposa' },
    ladybug: { en: 'Ladybug', es: 'Mariquita' },
    sunflower: { en: 'Sunflower', es: 'Girasol' },
    hibiscus: { en: 'Hibiscus', es: 'Hibisco' },
    tulip: { en: 'Tulip', es: 'Tulipán' },
    clover: { en: 'Clover', es: 'Trébol' },
  },
  definition,
  mathReport,
}
