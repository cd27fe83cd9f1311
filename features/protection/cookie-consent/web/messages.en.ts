export const cookieConsentEn = {
  title: 'Cookies',
  banner: 'We use essential cookies. Allow anonymous stats too?',
  onlyNecessary: 'Essential only',
  acceptAll: 'Accept all',
  choose: 'Manage',
  intro: 'What we store in your browser and why. You can change this anytime.',
  keep: 'Save choices',
  always: 'Always on',
  place: 'Cookie settings',
  items: {
    usage: {
      title: 'Anonymous usage stats',
      text: 'Daily counts of how often forms, buttons, and messages are used. Nothing is stored in your browser and nothing identifies you.',
    },
    session: {
      title: 'Staying signed in',
      text: 'Keeps you signed in for up to 30 days and remembers your device for up to a year, which also helps us honor self-exclusions.',
    },
    language: { title: 'Language', text: 'Remembers your language for one year.' },
    person: { title: 'Bot protection', text: 'Remembers for five minutes that you passed a security check.' },
    referral: {
      title: 'Referrals',
      text: 'Remembers who referred you for one year, so everyone gets the reward they were promised.',
    },
    offer: { title: 'Offer frequency', text: 'Makes sure you don’t see the same offer more than once an hour.' },
    choice: { title: 'Cookie settings', text: 'Remembers your choices here for one year.' },
  },
}
