export const contentEn = {
  updated: 'Updated {date}',
  onThisPage: 'On this page',
  about: 'About us',
  officialRules: 'Rules summary',
  freeEntry: 'Free entries',
  prizes: 'Prizes',
  contact: 'Help and contact',
  faq: 'FAQ',
  accessibility: 'Accessibility',
  cookies: 'Cookies',
}
