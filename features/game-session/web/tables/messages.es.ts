import type { tablesEn } from './messages.en.ts'

export const tablesEs: typeof tablesEn = {
  dice: {
    over: 'Por encima',
    under: 'Por debajo',
    side: 'Por encima o por debajo del objetivo',
    target: 'Objetivo',
    chance: 'Probabilidad',
    pays: 'Paga',
    wins: 'Premio',
    rolledWin: 'Salió {roll, number}: un premio de {amount}.',
    rolledLoss: 'Salió {roll, number}: sin premio.',
  },
}
