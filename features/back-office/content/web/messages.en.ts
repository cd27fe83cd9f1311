export const contentEn = {
  updated: 'Updated {date}',
  onThisPage: 'On this page',
  about: 'About',
  officialRules: 'Rules in short',
  freeEntry: 'Free entries',
  prizes: 'Prizes',
  contact: 'Help and contact',
  faq: 'Questions',
  accessibility: 'Accessibility',
  cookies: 'Cookies',
}
