export const coinRefillEn = {
  name: 'Coin refill',
  card: {
    guest: 'Free coins, day and night',
    guestAction: 'Sign up',
    ready: '{coins} free coins',
    take: 'Take',
    taken: '{coins} coins added',
    next: 'Next refill in',
  },
  takeAmount: 'Take {coins} coins',
  every: 'Every {hours} hours',
  guest: '{coins} coins every {hours} hours, free',
}
