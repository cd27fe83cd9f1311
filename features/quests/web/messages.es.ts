import type { questsEn } from './messages.en.ts'

export const questsEs: typeof questsEn = {
  name: 'Misiones',
  calendar: 'El calendario',
  day: 'Día {number}',
  state: {
    locked: 'Aún cerrado',
    open: 'Abierto',
    ended: 'Terminado',
    completed: 'Hecho',
  },
  task: {
    rounds: 'Juega {target, plural, one {# ronda} other {# rondas}}',
    wins: 'Gana {target, plural, one {# ronda} other {# rondas}}',
    games: 'Prueba {target, plural, one {# juego} other {# juegos}}',
  },
}
