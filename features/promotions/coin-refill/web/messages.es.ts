import type { coinRefillEn } from './messages.en.ts'

export const coinRefillEs: typeof coinRefillEn = {
  name: 'Recarga de monedas',
  ready: '{coins} monedas gratis',
  take: 'Tomar',
  takeAmount: 'Tomar {coins} monedas',
  taken: 'Se añadieron {coins} monedas',
  next: 'Próxima recarga en',
  every: 'Cada {hours} horas',
  signUp: 'Regístrate',
  guest: '{coins} monedas cada {hours} horas, gratis',
}
