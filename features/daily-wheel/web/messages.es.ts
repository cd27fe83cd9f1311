import type { dailyWheelEn } from './messages.en.ts'

export const dailyWheelEs: typeof dailyWheelEn = {
  name: 'Ruleta diaria',
  opens: 'Abre pronto',
  odds: 'Probabilidades de cada casilla',
  wheel: 'Una ruleta con {count, plural, one {# casilla} other {# casillas}}',
  free: 'Gratis, una vez al día. No hay que comprar nada.',
}
