export const notificationsEn = {
  title: 'Notifications',
  choices: 'What you’ll hear about',
  choicesText: 'Applies to all your devices.',
  kinds: {
    'sign-in': { title: 'New sign-ins', text: 'When someone signs in to your account on a new device.' },
    redemption: { title: 'Redemptions', text: 'When your prize is on its way or we need something from you.' },
    'daily-prize': { title: 'Daily prize', text: 'A reminder when your next daily prize is ready.' },
    'free-spins': { title: 'Free spins', text: 'When you get free spins while you’re away.' },
    prize: { title: 'Prizes', text: 'When a tournament, draw or other promotion gives you a prize while you’re away.' },
    reminder: { title: 'Your reminders', text: 'When a game or promotion you asked about goes live.' },
  },
  breaks: 'We don’t send reminders or offers while you’re on a break, no matter what’s turned on here.',
}
