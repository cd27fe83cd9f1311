import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const emberWyrm: SlotGame = {
  slug: 'ember-wyrm',
  title: 'Ember Wyrm',
  category: 'rapid-link',
  bgColor: '#5c0a12',
  colors: { light: 0xffd36b, glow: 0xff5a1f, well: 0x1a0508 },
  openedOn: '2026-09-22',
  tagline: {
    en: 'Six coins wake the wyrm. A full hoard pays the Grand.',
    es: 'Seis monedas despiertan al dragón. Un tesoro lleno paga el Grande.',
  },
  rules: {
    en: '5 reels, 25 lines, Hold and Spin with four fixed jackpots',
    es: '5 rodillos, 25 líneas, Fija y gira con cuatro jackpots fijos',
  },
  symbolNames: {
    wild: { en: 'Flame', es: 'Llama' },
    coin: { en: 'Coin', es: 'Moneda' },
    wyrm: { en: 'Wyrm', es: 'Dragón' },
    shield: { en: 'Shield', es: 'Escudo' },
    sword: { en: 'Sword', es: 'Espada' },
    chalice: { en: 'Chalice', es: 'Cáliz' },
    ring: { en: 'Ring', es: 'Anillo' },
    a: { en: 'Ace', es: 'As' },
    k: { en: 'King', es: 'Rey' },
    q: { en: 'Queen', es: 'Reina' },
    j: { en: 'Jack', es: 'Jota' },
  },
  definition,
  mathReport,
}
