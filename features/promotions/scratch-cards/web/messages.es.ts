import type { scratchCardsEn } from './messages.en.ts'

export const scratchCardsEs: typeof scratchCardsEn = {
  name: 'Rasca y gana',
  set: 'El juego de tarjetas',
  card: 'Tarjeta {number}',
  closed: 'Aún sin repartir',
  odds: 'Lo que puede haber en una tarjeta',
}
