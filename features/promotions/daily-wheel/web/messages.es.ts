import type { dailyWheelEn } from './messages.en.ts'

export const dailyWheelEs: typeof dailyWheelEn = {
  name: 'Ruleta diaria',
  card: {
    guest: 'Un giro gratis al día',
    ready: 'Giro gratis listo',
    spin: 'Girar',
    spun: 'Ya giraste hoy',
    next: 'Próximo giro en',
  },
  opens: 'Muy pronto',
  over: 'Terminó por ahora',
  again: 'Próximo giro en',
  spins: { availableWheel: 'Girar gratis', boosterWheel: 'Girar la ruleta de impulso', extraWheel: 'Girar la ruleta extra' },
  turning: 'Girando…',
  signUp: 'Regístrate y gira',
  failed: 'La ruleta no giró. Inténtalo de nuevo.',
  wonTitle: '¡Ganaste!',
  wonText: 'Tu premio ya está en tu saldo. Vuelve mañana para girar otra vez.',
  nothingTitle: 'Esta casilla no tiene monedas',
  nothingText: 'Solo tiene participaciones, que no están disponibles donde vives o donde estás ahora. Gira otra vez mañana.',
  collect: 'Entendido',
  check: 'Verificar este giro',
  odds: 'Probabilidades',
  free: 'Gratis una vez al día. No se requiere compra.',
  choose: 'Elige una ruleta',
  tabs: { availableWheel: 'Diaria', boosterWheel: 'De impulso', extraWheel: 'Extra' },
  types: { availableWheel: 'Ruleta diaria', boosterWheel: 'Ruleta de impulso', extraWheel: 'Ruleta extra' },
  texts: {
    boosterWheel: 'Un giro después de un paquete de monedas de {price} o más. Todas las casillas dan monedas.',
    extraWheel:
      'Un giro después de una compra rápida de {price} o más: un toque con un método de pago guardado. Todas las casillas dan monedas.',
  },
  coinsOnly: 'Esta ruleta solo da monedas. La ruleta diaria es gratis. Si se reembolsa la compra, se retira su premio.',
  toStore: 'Ir a la tienda',
}
