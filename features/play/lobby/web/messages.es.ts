import type { lobbyEn } from './messages.en.ts'

export const lobbyEs: typeof lobbyEn = {
  title: 'Lobby',
  pageTitle: 'Lobby de {brand}: slots, juegos de mesa y juegos instantáneos',
  promotions: 'Promociones',
  seeAll: 'Ver los {count}',
  scrollBack: '{title}: anterior',
  scrollOn: '{title}: siguiente',
  openRounds: 'Rondas sin terminar',
  openRound: '{title}: ronda en curso',
  openSince: 'desde el {at}',
  playedCoins: '{amount} monedas',
  playedEntries: '{amount} participaciones',
  continue: 'Continuar',
  continueGame: 'Continuar {title}',
  cards: {
    welcome: 'Regalo de bienvenida',
    welcomeText: '{coins} monedas',
    welcomeAction: 'Regístrate',
    favouritesText: '{count, plural, =0 {Aún ninguno} one {{count} juego} other {{count} juegos}}',
    comingText: '{count, plural, one {{count} juego nuevo} other {{count} juegos nuevos}}',
    comingReminded: '{count, plural, one {{count} recordatorio} other {{count} recordatorios}}',
    fair: 'Juego verificable',
    fairText: 'Verifica cualquier ronda',
  },
}
