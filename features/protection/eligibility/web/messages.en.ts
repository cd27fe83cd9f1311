export const eligibilityEn = {
  title: 'Entries aren’t open to you',
  text: 'Our official rules bar staff, members of their households, and affiliates, and your account matches our list. You can still play with coins.',
  object: 'Think this is a mistake? Tell support. A person will check it.',
  toRules: 'Read the official rules',
}
