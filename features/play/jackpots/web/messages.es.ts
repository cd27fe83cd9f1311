import type { jackpotsEn } from './messages.en.ts'

export const jackpotsEs: typeof jackpotsEn = {
  title: 'Jackpots progresivos',
  mustDropBy: 'Cae antes de {amount}',
}
