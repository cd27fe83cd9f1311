import type { gameProvidersEn } from './messages.en.ts'

export const gameProvidersEs: typeof gameProvidersEn = {
  back: 'Volver a la sala',
  madeBy: 'Un juego de {provider}',
  opening: 'Abriendo {game}…',
  failed: '{game} no se abre en este momento.',
  failedHint: 'Tu saldo está a salvo. Inténtalo en un momento.',
  again: 'Intentar de nuevo',
}
