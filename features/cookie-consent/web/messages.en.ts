export const cookieConsentEn = {
  title: 'Cookies',
  banner: 'We keep what the site needs to work. May we also count what is used, without knowing who it was?',
  onlyNecessary: 'Only necessary',
  acceptAll: 'Accept all',
  choose: 'Choose',
  intro: 'What your browser keeps for this site, and what it is for. You can change your mind here at any time.',
  keep: 'Keep my choice',
  always: 'Always on',
  place: 'Cookie choices',
  items: {
    usage: {
      title: 'Counting what is used',
      text: 'How often forms, buttons and messages are used, added up by day. Nothing is kept in your browser, and nothing says who you are.',
    },
    session: {
      title: 'Being signed in',
      text: 'Knows you from page to page and your device from visit to visit, for up to 30 days; the device for up to a year, also so that nobody who has excluded themselves opens a new account on it.',
    },
    language: { title: 'Language', text: 'Keeps the language that you chose, for a year.' },
    person: { title: 'Keeping machines out', text: 'That your browser has shown to be no machine, for five minutes.' },
    referral: {
      title: 'Who led you here',
      text: 'The code of whoever invited you, or the mark of the partner’s link that you came by, so that everybody gets what was promised; for a year.',
    },
    offer: { title: 'An offer once an hour', text: 'That a package was offered just now, for an hour.' },
    choice: { title: 'This choice', text: 'What you chose here, for a year.' },
  },
}
