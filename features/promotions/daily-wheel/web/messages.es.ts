import type { dailyWheelEn } from './messages.en.ts'

export const dailyWheelEs: typeof dailyWheelEn = {
  name: 'Ruleta diaria',
  opens: 'Muy pronto',
  over: 'Terminó por ahora',
  again: 'Próximo giro en',
  spin: 'Girar gratis',
  turning: 'Girando…',
  signUp: 'Regístrate y gira',
  failed: 'La ruleta no giró. Inténtalo de nuevo.',
  wonTitle: '¡Ganaste!',
  wonText: 'Tu premio ya está en tu saldo. Vuelve mañana para girar otra vez.',
  nothingTitle: 'Esta casilla no tiene monedas',
  nothingText: 'Solo tiene participaciones, que no están disponibles donde vives o donde estás ahora. Gira otra vez mañana.',
  collect: 'Seguir jugando',
  check: 'Verificar este giro',
  odds: 'Probabilidades',
  free: 'Gratis una vez al día. Sin compra necesaria.',
}
