import type { bingoEn } from './messages.en.ts'

export const bingoEs: typeof bingoEn = {
  progress: '{count} de {needed} bolas de bingo',
  title: '¡Ya tienes las {needed} bolas!',
  text: 'Alcanzan para una partida de bingo. Son tuyas hasta que juegues.',
  done: 'Seguir jugando',
  name: 'Bingo',
  balls: 'Tus bolas',
  patterns: 'Lo que paga cada figura',
  facts: { numbers: 'Números', card: 'Tamaño del cartón', balls: 'Bolas por partida' },
  store: 'Tienda de bolas',
  storeClosed: 'Abre con la primera partida.',
  ballCount: '{count, plural, one {# bola} other {# bolas}}',
  pattern: {
    line: 'Línea',
    corners: 'Cuatro esquinas',
    cross: 'Cruz',
    frame: 'Marco',
    full: 'Cartón lleno',
  },
}
