import type { bingoEn } from './messages.en.ts'

export const bingoEs: typeof bingoEn = {
  progress: '{count} de {needed} bolas de bingo',
  title: 'Ya tienes todas las bolas',
  text: 'Tienes las {needed} bolas: bastan para una partida de bingo. Te esperan hasta que juegues.',
  done: 'Estupendo',
}
