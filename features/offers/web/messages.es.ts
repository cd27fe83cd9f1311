import type { offersEn } from './messages.en.ts'

export const offersEs: typeof offersEn = {
  bonusGone: 'Puede que el bono haya caducado o no esté disponible',
  noBonus: 'No hay ningún bono abierto',
  toPromotions: 'Ver todas las promociones',
  spinsFrom: '{count, plural, one {# tirada gratis} other {# tiradas gratis}} con un paquete desde {price}.',
  entriesFrom: '{amount} entradas gratis con un paquete desde {price}.',
  endsIn: 'Termina en',
  closed: 'Las compras aún no están abiertas; el bono sigue aquí hasta que termine.',
  toStore: 'Ver la tienda',
  close: 'Ahora no',
  coinUsed: 'Hoy ya has lanzado la moneda',
  coinUsedText: 'Se puede lanzar una vez al día y cada oferta sale una sola vez.',
  coinReady: 'Lanza la moneda',
  coinReadyText: 'La moneda de una oferta se lanza con el enlace de su mensaje, una vez al día.',
  nextIn: 'Otra vez en',
  seeWhatCame: 'Ver lo que ha salido',
}
