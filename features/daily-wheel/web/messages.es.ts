import type { dailyWheelEn } from './messages.en.ts'

export const dailyWheelEs: typeof dailyWheelEn = {
  name: 'Ruleta diaria',
  opens: 'Abre pronto',
  over: 'Por ahora ha terminado',
  again: 'Otra vez en',
  spin: 'Girar gratis',
  turning: 'Está girando …',
  signUp: 'Regístrate y gira',
  failed: 'La ruleta no giró. Inténtalo otra vez.',
  wonTitle: '¡Se paró para ti!',
  wonText: 'Tu premio ya está en tu saldo. La ruleta gira de nuevo mañana.',
  collect: 'Estupendo',
  check: 'Cómo se comprueba cada giro',
  odds: 'Probabilidades de cada casilla',
  wheel: 'Una ruleta con {count, plural, one {# casilla} other {# casillas}}',
  free: 'Gratis, una vez al día. No hay que comprar nada.',
}
