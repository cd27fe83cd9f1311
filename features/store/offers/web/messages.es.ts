import type { offersEn } from './messages.en.ts'

export const offersEs: typeof offersEn = {
  bonusGone: 'Es posible que el bono haya vencido o no esté disponible',
  noBonus: 'No hay ningún bono activo',
  toPromotions: 'Ver todas las promociones',
  spins: {
    from: '{count, plural, one {# giro gratis} other {# giros gratis}}{hasGame, select, true { en {game}} other {}} con un paquete desde {price}.',
    granted:
      '{count, plural, one {# giro gratis está listo} other {# giros gratis están listos}}{hasGame, select, true { en {game}} other {}}.',
  },
  entries: {
    from: '{amount} participaciones gratis con un paquete desde {price}.',
    granted: '{amount} participaciones gratis ya están en tu saldo.',
  },
  toRewards: 'Ver mis recompensas',
  endsIn: 'Termina en',
  closed: 'Las compras aún no están abiertas. Tu bono sigue aquí hasta que venza.',
  toStore: 'Ir a la tienda',
  close: 'Ahora no',
  coinUsed: 'Hoy ya lanzaste la moneda',
  coinUsedText: 'Un lanzamiento al día, y cada oferta sale una sola vez.',
  coinReady: 'Lanza la moneda',
  coinReadyText: 'Abre el enlace de tu mensaje de oferta para lanzar la moneda. Un lanzamiento al día.',
  nextIn: 'Próximo lanzamiento en',
  seeWhatCame: 'Ver tu oferta',
  terms: {
    until: 'Disponible hasta',
    who: 'Para',
    whoText: 'Solo tu cuenta, una vez.',
    needs: 'Necesitas',
    needsPurchase: 'Una compra de al menos {price} en ese tiempo.',
    needsNothing: 'Nada. Es gratis.',
    playthrough: 'Requisito de juego',
    playthroughText: 'Ninguno. Es tuyo de inmediato y completo. Lo que ganes no tiene un límite adicional.',
    order: 'Orden',
    orderOfSpins: 'Los giros gratis se usan antes que tu saldo.',
    orderOfEntries: 'Las rondas usan primero participaciones y después ganancias.',
  },
  giveUp: {
    start: 'Renunciar a este bono',
    losesSpins: '{count, plural, one {Renuncias a # giro gratis.} other {Renuncias a # giros gratis.}}',
    losesEntries: 'Renuncias a {amount} participaciones gratis.',
    keeps: 'Tu saldo no cambia: {coins} monedas y {entries} participaciones.',
    confirm: 'Renunciar',
    keep: 'Conservarlo',
    failed: 'No funcionó. Inténtalo de nuevo.',
  },
}
