/** What the system tells a player by itself, by the level of the case. Names no marker: it judges nobody. */
export const careEn = {
  greeting: (name: string) => `Hi ${name},`,
  closing: 'Take care,',
  help: 'Want to talk to someone? Call or text 1-800-522-4700, 24/7. It’s free and confidential.',
  1: {
    title: 'A quick check-in',
    short: 'See your play time and results, and set a limit if you like.',
    paragraphs: [
      'We check in when we see changes in how someone plays.',
      'You can see how long you’ve played and your results anytime. You can also set a limit or take a break.',
    ],
    action: 'See my play',
  },
  2: {
    title: 'Would a limit help?',
    short: 'Choose how much you spend or play. It applies right away.',
    paragraphs: [
      'We check in when we see changes in how someone plays.',
      'A limit keeps your spending, your losses or your time where you want them. You pick the amount, and it applies right away.',
      'You can also take a break, from one day to three months.',
    ],
    action: 'Set a limit',
  },
  4: {
    title: 'We paused play for now',
    short: 'Someone on our team will contact you within 24 hours.',
    paragraphs: [
      'We paused play and purchases on your account because of changes in how you play. Someone on our team will contact you within 24 hours.',
      'Your balance is safe, and you can still redeem your winnings. Think this is a mistake? Contact us and we’ll look at it again.',
    ],
    action: 'Contact support',
  },
}
