import type { prizeDropsEn } from './messages.en.ts'

export const prizeDropsEs: typeof prizeDropsEn = {
  othersWin: {
    coins: '{winner} ha ganado {amount} monedas en la lluvia de premios.',
    entries: '{winner} ha ganado {amount} entradas en la lluvia de premios.',
  },
  winTitle: '¡Te ha caído un premio!',
  winText: {
    bronze: 'Un premio de bronce de los de hoy. Ya está en tu saldo.',
    silver: 'Un premio de plata de los de hoy. Ya está en tu saldo.',
    gold: 'Un premio de oro, el más raro de los de hoy. Ya está en tu saldo.',
  },
  done: 'Estupendo',
}
