import type { SlotGame } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const emberWyrm: SlotGame = {
  slug: 'ember-wyrm',
  title: 'Ember Wyrm',
  category: 'rapid-link',
  bgColor: '#5c0a12',
  paletteId: 'ember-wyrm',
  tagline: {
    en: 'Six coins wake the wyrm. A full hoard pays the grand.',
    es: 'Seis monedas despiertan al dragón. Un tesoro lleno da el grande.',
  },
  rules: {
    en: '5 reels, 25 lines, hold and spin with four fixed jackpots',
    es: '5 rodillos, 25 líneas, retén y gira con cuatro botes fijos',
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
  certificate,
}
