import type { seasonEn } from './messages.en.ts'

export const seasonEs: typeof seasonEn = {
  title: '¡Nivel {level} de la temporada!',
  text: 'Tu premio ya está en tu saldo. Sigue para conseguir el próximo.',
  done: 'Seguir jugando',
  name: 'Temporada',
  levels: 'Niveles',
  level: 'Nivel {number}',
  points: '{points} puntos',
  progress: '{percents}% de la temporada',
}
