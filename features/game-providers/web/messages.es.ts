import type { gameProvidersEn } from './messages.en.ts'

export const gameProvidersEs: typeof gameProvidersEn = {
  back: 'Volver al lobby',
  madeBy: 'Un juego de {provider}',
  opening: 'Abriendo {game}…',
  failed: '{game} no se abre en este momento.',
  failedHint: 'Tu saldo está a salvo. Inténtalo en un momento.',
  again: 'Intentar de nuevo',
  winningsKept: 'Este juego usa tus entradas. Tus ganancias, {amount}, no se tocan: también podrías canjearlas.',
  playWinnings: 'Jugar también mis ganancias',
  notAgreed: 'Tu sí no ha llegado. Inténtalo de nuevo.',
  backToRounds: 'Volver a mis rondas',
  roundOf: 'Una ronda de {game}',
  played: 'Jugado',
  freeRound: 'Ronda gratis',
  won: 'Ganado',
  state: {
    open: 'Esta ronda sigue abierta: aún puede ganar.',
    'called-off': 'Esta ronda se anuló. Todo lo que jugaste se te devolvió.',
  },
  moves: 'Qué pasó',
  move: { bet: 'Jugado', win: 'Ganado', nothing: 'Sin premio', rollback: 'Devuelto' },
  replay: 'Verla en {provider}',
  reference: 'Su número de esta ronda:',
}
