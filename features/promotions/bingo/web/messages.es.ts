import type { bingoEn } from './messages.en.ts'

export const bingoEs: typeof bingoEn = {
  progress: '{count} de {needed} bolas de bingo',
  title: '¡Ya tienes las {needed} bolas!',
  text: 'Bastan para una partida de bingo y te esperan hasta que la juegues.',
  done: 'Estupendo',
  name: 'Bingo',
  balls: 'Tus bolas',
  patterns: 'Lo que dan las figuras',
  facts: { numbers: 'Números', card: 'El cartón', balls: 'Bolas para una partida' },
  store: 'La tienda de bolas',
  storeClosed: 'Abre junto con la primera partida.',
  ballCount: '{count, plural, one {# bola} other {# bolas}}',
  pattern: {
    line: 'Una línea',
    corners: 'Cuatro esquinas',
    cross: 'La cruz',
    frame: 'El marco',
    full: 'El cartón lleno',
  },
}
