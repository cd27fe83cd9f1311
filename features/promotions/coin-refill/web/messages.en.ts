export const coinRefillEn = {
  name: 'Coin refill',
  card: {
    guest: 'Free coins, day and night',
    guestAction: 'Sign up',
    ready: '{coins} free coins',
    take: 'Claim',
    taken: '{coins} coins added',
    next: 'Next refill in',
  },
  takeAmount: 'Claim {coins} coins',
  every: 'Every {hours} hours',
  guest: '{coins} coins every {hours} hours, free',
}
