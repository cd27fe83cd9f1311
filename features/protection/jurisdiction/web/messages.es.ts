import type { jurisdictionEn } from './messages.en.ts'

export const jurisdictionEs: typeof jurisdictionEn = {
  coinsOnly:
    'Solo se puede jugar con monedas donde vives o donde estás ahora. Cambia tu saldo en la parte superior de la página.',
  find: 'Comprobar mi ubicación',
  finding: 'Comprobando tu ubicación…',
}
