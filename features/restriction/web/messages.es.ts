import type { restrictionEn } from './messages.en.ts'

export const restrictionEs: typeof restrictionEn = {
  coinsOnly: 'Donde estás se juega con monedas. Cambia de saldo en la parte superior de la página.',
  find: 'Comprobar dónde estoy',
  finding: 'Te estamos buscando …',
}
