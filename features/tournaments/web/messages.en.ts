export const tournamentsEn = {
  started: '{title} has started.',
  stopped: '{title} is over. The places are being counted.',
  winTitle: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place!',
  winText: 'You finished {title} among the winners. The prize is in your balance.',
  done: 'Lovely',
}
