import type { firstStepsEn } from './messages.en.ts'

export const firstStepsEs: typeof firstStepsEn = {
  tips: {
    place: '{place} de {count}',
    balances: 'Tus dos saldos',
    balancesText: 'Las monedas son para divertirte. Las participaciones son gratis y cuentan en el sorteo.',
    switch: 'Cambia cuando quieras',
    switchText: 'Toca un saldo para jugar con él. El que usas tiene un borde.',
    daily: 'Tu premio diario',
    dailyText: 'Reclama un premio aquí cada día. No es necesario comprar.',
    next: 'Siguiente',
    done: 'Entendido',
    skip: 'Omitir',
  },
}
