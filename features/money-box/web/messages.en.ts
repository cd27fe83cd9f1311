export const moneyBoxEn = {
  full: 'Your money box holds {amount} coins and may be broken.',
  brokenTitle: 'Your money box is open!',
  brokenText: 'These coins are in your balance. The box fills again as you play.',
  done: 'Lovely',
}
