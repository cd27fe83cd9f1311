import type { coinDropsEn } from './messages.en.ts'

export const coinDropsEs: typeof coinDropsEn = {
  name: 'Lluvia de monedas',
  drops: 'Las próximas',
  when: 'Día',
  in: 'Cae en',
  coins: 'Monedas',
  claims: 'Para los primeros',
}
