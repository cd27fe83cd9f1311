import type { miniGameSlotEn } from './messages.en.ts'

export const miniGameSlotEs: typeof miniGameSlotEn = {
  play: 'Jugar al minijuego',
  level: 'Nivel {number}',
  reels: 'Tres rodillos',
  turning: 'Girando…',
  won: 'Tres iguales',
  lost: 'Sin coincidencia',
  spin: 'Girar gratis',
  take: 'Reclamar mi premio',
  done: 'Hasta mañana',
  signUp: 'Regístrate y juega',
  failed: 'Ese giro no se completó. Inténtalo de nuevo.',
  begin: 'Tu ronda gratis del día está lista.',
  goOn: 'Estás en el nivel {level}.',
  climbed: 'Tres iguales. Estás en el nivel {level}.',
  nothing: 'Hoy no hay premio. Vuelve mañana.',
  gave: 'Ganaste {coins} monedas. Vuelve mañana para tu próxima ronda.',
  chance: 'Cada giro tiene {chance} de probabilidad de ganar. No se requiere compra.',
  rules: 'Tabla de pagos y probabilidades',
}
