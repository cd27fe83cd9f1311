export const prizeDropsEn = {
  othersWin: {
    coins: '{winner} has won {amount} coins in the prize drop.',
    entries: '{winner} has won {amount} entries in the prize drop.',
  },
  winTitle: 'A prize has dropped for you!',
  winText: {
    bronze: 'A bronze prize out of today’s pool. It is in your balance.',
    silver: 'A silver prize out of today’s pool. It is in your balance.',
    gold: 'A gold prize, the rarest of today’s pool. It is in your balance.',
  },
  done: 'Lovely',
}
