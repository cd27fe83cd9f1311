import type { seasonEn } from './messages.en.ts'

export const seasonEs: typeof seasonEn = {
  title: '¡Nivel {level} de la temporada!',
  text: 'El premio de este nivel ya está en tu saldo. El siguiente te espera más adelante.',
  done: 'Estupendo',
  name: 'Temporada',
  levels: 'El camino',
  level: 'Nivel {number}',
  points: '{points} puntos',
  progress: '{percents} % de la temporada',
}
