import type { bingoEn } from './messages.en.ts'

export const bingoEs: typeof bingoEn = {
  progress: '{count} de {needed} bolas de bingo',
  title: '¡Ya tienes las {needed} bolas!',
  text: 'Bastan para una partida de bingo y te esperan hasta que la juegues.',
  done: 'Estupendo',
  name: 'Bingo',
  balls: 'Tus bolas',
  patterns: 'Lo que dan las figuras',
  pattern: {
    line: 'Una línea',
    corners: 'Cuatro esquinas',
    cross: 'La cruz',
    frame: 'El marco',
    full: 'El cartón lleno',
  },
}
