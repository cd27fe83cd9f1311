import type { lobbyEn } from './messages.en.ts'

export const lobbyEs: typeof lobbyEn = {
  title: 'Lobby',
  promotions: 'Promociones',
  seeAll: 'Ver los {count}',
  scrollBack: '{title}: atrás',
  scrollOn: '{title}: más',
  openRounds: 'Rondas que te esperan',
  openRound: '{title}: tu ronda sigue abierta',
  openSince: 'desde el {at}',
  playedCoins: '{amount} monedas',
  playedEntries: '{amount} entradas',
  continue: 'Continuar',
  continueGame: 'Continuar {title}',
  cards: {
    welcome: 'Bienvenida',
    welcomeText: '{coins} monedas',
    welcomeAction: 'Recibir',
    favouritesText: '{count, plural, =0 {Aún ninguno} one {{count} juego} other {{count} juegos}}',
    comingText: '{count, plural, one {{count} juego nuevo} other {{count} juegos nuevos}}',
    comingReminded: '{count, plural, one {{count} aviso activado} other {{count} avisos activados}}',
    fair: 'Juego limpio',
    fairText: 'Comprueba cada ronda',
  },
}
