import type { fortuneInvestmentEn } from './messages.en.ts'

export const fortuneInvestmentEs: typeof fortuneInvestmentEn = {
  name: 'Días de fortuna',
  packages: 'Los paquetes',
  days: '{count, plural, one {# día} other {# días}}',
  atOnce: 'De inmediato',
  after: 'En los días siguientes',
  each: 'Día a día',
  inAll: 'Total',
  day: 'Día {number}',
  buy: 'Comprar por {price}',
  signUp: 'Regístrate y elige',
  why: {
    'not-running': 'No está disponible en este momento.',
    'purchases-closed': 'Las compras no están abiertas en este momento.',
    'too-late': 'La promoción termina antes de su último día.',
    'already-bought': 'Un paquete por persona. Ya elegiste el tuyo.',
    'not-eligible': 'Esta promoción es para otros jugadores.',
  },
  yours: 'Tu paquete',
  dayOf: 'Día {day} de {days}',
  states: {
    bought: 'Tus días empiezan mañana. Vuelve cada día y recibe sus monedas.',
    paid: 'Las {coins} monedas de hoy ya están en tu saldo.',
    waits: 'Las {coins} monedas de hoy van en camino a tu saldo.',
    over: 'Tus días terminaron. Recibiste {coins} monedas en {count, plural, one {# día} other {# días}}.',
  },
  nextIn: 'Próximas monedas en',
  dayStates: { paid: 'Pagado', missed: 'Perdido', today: 'Hoy', coming: 'Próximo' },
  part: 'Día {day}: {coins} monedas por tu visita.',
  bought: 'Tus días de fortuna empiezan mañana.',
  takenBack: 'Se reembolsó tu paquete y sus días terminaron.',
  card: { start: 'Monedas hoy y cada día que vuelvas', next: 'Próximas monedas en' },
  rules: {
    title: 'Los detalles',
    one: 'Un paquete por persona mientras dure esta promoción.',
    visit: 'Cada día siguiente paga sus monedas cuando nos visitas. Los días empiezan a medianoche en la zona horaria del sitio.',
    missed: 'Un día que faltes no se paga después.',
    end: 'Si la promoción termina antes, pagamos de inmediato los días que falten.',
    refunds:
      'Si se reembolsa tu paquete, se retira lo que pagaron sus días y los que falten no se pagan. Un reembolso parcial retira su parte de cada uno.',
  },
}
