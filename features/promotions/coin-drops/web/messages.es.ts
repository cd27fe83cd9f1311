import type { coinDropsEn } from './messages.en.ts'

export const coinDropsEs: typeof coinDropsEn = {
  name: 'Lluvia de monedas',
  panel: 'La lluvia',
  each: 'monedas por jugador',
  states: {
    before:
      '{total, plural, one {Para el primer jugador que las reclame.} other {Para los primeros # jugadores que las reclamen.}}',
    falling: 'Están cayendo monedas. Reclama las tuyas.',
    claimed: 'Listo. Las monedas están en tu saldo.',
    gone: 'Se acabaron. {total, plural, one {Un jugador fue más rápido} other {# jugadores fueron más rápidos}} esta vez.',
    ended: 'Esa fue la última lluvia.',
  },
  left: 'Quedan {left} de {total}',
  leftLabel: 'Lugares que quedan',
  fallsIn: 'Cae en',
  closesIn: 'Abierta por',
  nextIn: 'Próxima lluvia en',
  claim: 'Reclamar {amount} monedas',
  claiming: 'Reclamando…',
  failed: 'No funcionó. Inténtalo de nuevo.',
  signUp: 'Regístrate para reclamar',
  falling: 'Están cayendo {amount} monedas para los primeros {total} jugadores.',
  drops: 'Próximas lluvias',
  when: 'Hora',
  in: 'Cae en',
  coins: 'Monedas c/u',
  claims: 'Lugares',
  card: {
    guest: 'Monedas gratis a horas fijas',
    claim: 'Reclamar',
    next: '{amount} monedas en la próxima',
  },
  rules: {
    title: 'Los detalles',
    perDay: 'Lluvias por día',
    all: 'Monedas por día, entre todos',
    most: 'Si no te pierdes ninguna',
    yours: 'Has reclamado',
    exact: 'Aquí nada se sortea. Quien no se pierde ninguna lluvia del día recibe exactamente {most} monedas.',
    order: 'Por orden de llegada, según nuestro reloj. Cada jugador puede reclamar cada lluvia una sola vez.',
    closes:
      'Cada lluvia sigue abierta {minutes, plural, one {# minuto} other {# minutos}}, o hasta que se ocupe el último lugar.',
    free: 'Es gratis. Comprar o jugar no cambia nada.',
  },
}
