import type { fortuneInvestmentEn } from './messages.en.ts'

export const fortuneInvestmentEs: typeof fortuneInvestmentEn = {
  packages: 'Los paquetes',
  packagesText: 'Aún no se puede comprar ninguno.',
  days: '{count, plural, one {# día} other {# días}}',
  atOnce: 'Al momento',
  after: 'En los días siguientes',
  each: 'Día a día',
  inAll: 'En total',
  day: 'Día {number}',
}
