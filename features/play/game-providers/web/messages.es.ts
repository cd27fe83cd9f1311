import type { gameProvidersEn } from './messages.en.ts'

export const gameProvidersEs: typeof gameProvidersEn = {
  back: 'Volver al lobby',
  madeBy: 'Un juego de {provider}',
  opening: 'Abriendo {game}…',
  failed: '{game} no está disponible en este momento.',
  failedHint: 'Tu saldo está a salvo. Inténtalo de nuevo en un momento.',
  again: 'Intentar de nuevo',
  otherOpen: 'Tienes una ronda sin terminar en {game}.',
  otherOpenHint: 'Puedes jugar un slot a la vez. Termina primero esa ronda.',
  toOther: 'Ir a {game}',
  winningsKept: 'Este juego usa tus participaciones. Tus {amount} en ganancias no se tocan; puedes canjearlas.',
  playWinnings: 'Jugar también con mis ganancias',
  notAgreed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  backToRounds: 'Volver al historial de juego',
  roundOf: 'Una ronda de {game}',
  played: 'Jugado',
  freeRound: 'Ronda gratis',
  won: 'Premio',
  state: {
    open: 'Esta ronda sigue abierta y aún puede ganar.',
    'called-off': 'Esta ronda se canceló y se devolvió todo lo que jugaste.',
  },
  moves: 'Detalles de la ronda',
  move: { bet: 'Jugado', win: 'Premio', nothing: 'Sin premio', rollback: 'Devuelto' },
  replay: 'Ver en {provider}',
  reference: 'ID de la ronda del proveedor:',
}
