import type { fortuneInvestmentEn } from './messages.en.ts'

export const fortuneInvestmentEs: typeof fortuneInvestmentEn = {
  packages: 'Los paquetes',
  packagesText: 'Aún no están a la venta.',
  days: '{count, plural, one {# día} other {# días}}',
  atOnce: 'De inmediato',
  after: 'En los días siguientes',
  each: 'Día a día',
  inAll: 'Total',
  day: 'Día {number}',
}
