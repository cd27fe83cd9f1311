export const notificationsEn = {
  title: 'Notifications',
  choices: 'What you want to hear',
  choicesText: 'This holds for all your devices.',
  kinds: {
    'sign-in': { title: 'New sign-ins', text: 'When somebody signs in to your account on another device.' },
    'daily-prize': { title: 'Daily prize', text: 'A reminder by day, once the next prize of your run is open.' },
    'free-spins': { title: 'Free spins', text: 'When you are given free spins while you are away.' },
    reminder: { title: 'Your reminders', text: 'When a game opens or a promotion begins, and you asked to be told.' },
  },
  breaks: 'While you take a break from play, we send no reminders and no offers, whatever is switched on here.',
}
