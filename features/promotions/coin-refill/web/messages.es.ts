import type { coinRefillEn } from './messages.en.ts'

export const coinRefillEs: typeof coinRefillEn = {
  name: 'Recarga de monedas',
  card: {
    guest: 'Monedas gratis, día y noche',
    guestAction: 'Regístrate',
    ready: '{coins} monedas gratis',
    take: 'Reclamar',
    taken: 'Se añadieron {coins} monedas',
    next: 'Próxima recarga en',
  },
  takeAmount: 'Reclamar {coins} monedas',
  every: 'Cada {hours} horas',
  guest: '{coins} monedas cada {hours} horas, gratis',
}
