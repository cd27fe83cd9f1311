export const gameProvidersEn = {
  back: 'Back to the lobby',
  madeBy: 'A game by {provider}',
  opening: 'Opening {game}…',
  failed: '{game} does not open right now.',
  failedHint: 'Your balance is safe. Try again in a moment.',
  again: 'Try again',
}
