import type { rewardsEn } from './messages.en.ts'

export const rewardsEs: typeof rewardsEn = {
  title: 'Mis recompensas',
  intro: 'Todo lo que te dieron las promociones. Las monedas y participaciones ya están en tu saldo.',
  nothing: 'Aún no tienes recompensas',
  nothingText: 'Participa en una promoción y aquí verás lo que ganes.',
  toPromotions: 'Ver promociones',
  balance: '{coins} monedas',
  entries: '{entries} participaciones',
  both: '{coins} monedas y {entries} participaciones',
  freeSpins: '{count, plural, one {1 giro gratis} other {# giros gratis}}',
  kinds: {
    draw: '{count, plural, one {Te queda 1 giro} other {Te quedan # giros}}',
    card: '{count, plural, one {Te queda 1 tarjeta} other {Te quedan # tarjetas}}',
    box: '{count, plural, one {Te queda 1 caja} other {Te quedan # cajas}}',
    ticket: '{count, plural, one {1 boleto} other {# boletos}}',
    balls: '{count, plural, one {1 bola} other {# bolas}}',
    points: '{count, plural, one {1 punto} other {# puntos}}',
    boost: '{count, plural, one {Te queda 1 impulso} other {Te quedan # impulsos}}',
    badge: 'Una insignia',
    offer: '{count, plural, one {1 oferta} other {# ofertas}}',
  },
  until: 'Úsalo antes del {when}',
  states: { due: 'En camino', paid: 'Recibido', held: 'En espera', waiting: 'Por reclamar', expired: 'Vencido' },
  takenBack: 'Se retiró: {what}. La compra que te dio esto se reembolsó o se disputó.',
  heldText: 'En espera mientras tomas un descanso. Lo recibirás cuando termine.',
  waitingText: 'Espera a que lo reclames.',
}
