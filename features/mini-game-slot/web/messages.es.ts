import type { miniGameSlotEn } from './messages.en.ts'

export const miniGameSlotEs: typeof miniGameSlotEn = {
  play: 'Jugar al minijuego',
  level: 'Nivel {number}',
  reels: 'Tres rodillos',
  turning: 'Los rodillos giran …',
  won: 'Tres iguales',
  lost: 'Sin tres iguales',
  spin: 'Girar gratis',
  take: 'Quedármelo y parar',
  done: 'Hasta mañana',
  signUp: 'Regístrate y juega',
  failed: 'Esa tirada no llegó. Inténtalo otra vez.',
  begin: 'Tu racha gratis del día te espera.',
  goOn: 'Tu racha está en el nivel {level}.',
  climbed: 'Tres iguales: nivel {level}.',
  nothing: 'Hoy sin nivel. La próxima racha es mañana.',
  gave: '{coins} monedas están en tu saldo. La próxima racha es mañana.',
  chance: 'Cada tirada gana con una probabilidad de {chance}. No hay que comprar nada.',
  rules: 'Reglas y probabilidades',
}
