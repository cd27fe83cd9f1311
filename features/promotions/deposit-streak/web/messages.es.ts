import type { depositStreakEn } from './messages.en.ts'

export const depositStreakEs: typeof depositStreakEn = {
  name: 'Racha relámpago',
  track: 'Pasos',
  step: 'Paso {number}',
  upTo: 'Hasta',
  facts: {
    least: 'Paquete mínimo',
    time: 'Tiempo para el siguiente paso',
    daily: 'Pasos por día',
  },
  hours: '{count, plural, one {# hora} other {# horas}}',
  noLimit: 'Sin límite',
  odds: 'Probabilidades de la ruleta final',
  prize: 'Premio',
  chance: 'Probabilidad',
}
