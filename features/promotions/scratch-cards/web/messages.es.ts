import type { scratchCardsEn } from './messages.en.ts'

export const scratchCardsEs: typeof scratchCardsEn = {
  name: 'Rasca y gana',
  set: 'Tus tarjetas',
  card: 'Tarjeta {number}',
  closed: 'Aún no disponible',
  odds: 'Premios y probabilidades',
}
