import type { scratchCardsEn } from './messages.en.ts'

export const scratchCardsEs: typeof scratchCardsEn = {
  name: 'Rasca y gana',
  yourCard: 'Tu tarjeta',
  number: 'Tarjeta {number}',
  surface: 'Capa plateada. Ráscala con el dedo, el mouse o las flechas del teclado. Presiona Enter para descubrirlo todo.',
  states: {
    guest: 'Tu primera tarjeta es gratis.',
    ready: 'Rasca la capa plateada.',
    available: 'Esta tarjeta se abre cuando termine su tiempo.',
    earned: 'Tienes una tarjeta nueva. Reclámala y ráscala.',
    locked: '{left, plural, one {Te falta # ronda hoy para ganarla.} other {Te faltan # rondas hoy para ganarla.}}',
    tomorrow: 'Ya ganaste todas las tarjetas de hoy. Vuelve mañana por más.',
    scratched: 'Ya rascaste todas las tarjetas de la colección.',
    won: 'Ya está en tu saldo.',
    nothing: 'Esta no tenía premio. Cada tarjeta es una nueva oportunidad.',
  },
  nothing: 'Sin premio',
  deal: 'Reclamar mi tarjeta',
  dealing: 'Reclamando…',
  reveal: 'Descubrir premio',
  next: 'Siguiente tarjeta',
  check: 'Verificar este premio',
  play: 'Ver juegos',
  signUp: 'Regístrate y rasca',
  failed: 'No funcionó. Inténtalo de nuevo.',
  set: 'Tu colección',
  scratchedOf: '{count} de {all} rascadas',
  toNext: 'Rondas para la próxima tarjeta',
  roundsOf: '{rounds} de {goal} rondas hoy',
  roundsToNext: '{rounds} de {goal} rondas para la próxima',
  marks: {
    ready_for_activate: 'Lista',
    available: 'Casi lista',
    earned: 'Nueva',
    locked: 'Bloqueada',
    scratched: 'Rascada',
  },
  card: {
    guest: 'La primera es gratis',
    ready: 'Tarjeta lista',
    scratch: 'Ráscala',
    earned: 'Tarjeta nueva',
    deal: 'Reclamar',
    waiting: 'La próxima en',
    done: 'Más mañana',
  },
  told: { earned: 'Ganaste una tarjeta para rascar.', ready: 'Tu tarjeta está lista para rascar.' },
  odds: 'Premios y probabilidades',
  rules: {
    title: 'Los detalles',
    free: 'Empiezas con {count, plural, one {# tarjeta gratis} other {# tarjetas gratis}}.',
    rounds:
      'Llegar a {rounds} rondas en un día te da {count, plural, one {una tarjeta} other {una tarjeta cada vez}}. Cuentan las rondas con monedas o participaciones. Los giros gratis no cuentan.',
    purchase:
      'Una compra de {price} o más también te da una tarjeta. Nunca la necesitas: jugando ganas las mismas tarjetas. Si se reembolsa, se retira el premio de su tarjeta.',
    timer:
      'La siguiente tarjeta se abre {minutes, plural, one {# minuto} other {# minutos}} después de la anterior. Puedes tener tres tarjetas reclamadas a la vez.',
    sealed:
      'Cada premio se sortea y se sella al reclamar la tarjeta. Tu forma de rascar no cambia nada, y puedes verificar el sorteo después de rascarla.',
    end: 'Al terminar la promoción, las tarjetas reclamadas se pagan automáticamente. Las que ganaste y no reclamaste vencen.',
  },
}
