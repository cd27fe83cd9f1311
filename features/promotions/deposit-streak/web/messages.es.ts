import type { depositStreakEn } from './messages.en.ts'

export const depositStreakEs: typeof depositStreakEn = {
  name: 'Racha relámpago',
  track: 'El camino',
  step: 'Paso {number}',
  upTo: 'Hasta',
  facts: {
    least: 'Paquete mínimo',
    time: 'Plazo para el siguiente',
    daily: 'Pasos al día',
  },
  hours: '{count, plural, one {# hora} other {# horas}}',
  noLimit: 'Sin límite',
  odds: 'Probabilidades de la última ruleta',
  prize: 'Premio',
  chance: 'Probabilidad',
}
