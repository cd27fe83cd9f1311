import type { coinDropsEn } from './messages.en.ts'

export const coinDropsEs: typeof coinDropsEn = {
  name: 'Lluvia de monedas',
  drops: 'Próximas lluvias',
  when: 'Día',
  in: 'Empieza en',
  coins: 'Monedas',
  claims: 'Lugares',
}
