export const coinRefillEn = {
  name: 'Coin refill',
  ready: '{coins} free coins',
  take: 'Take',
  takeAmount: 'Take {coins} coins',
  taken: '{coins} coins added',
  next: 'Next refill in',
  every: 'Every {hours} hours',
  signUp: 'Sign up',
  guest: '{coins} coins every {hours} hours, free',
}
