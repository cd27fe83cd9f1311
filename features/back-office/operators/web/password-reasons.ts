/** Reasons for refusing a password. */
export const PASSWORD_REASONS = {
  'password-short': 'At least ten characters.',
  'password-common': 'This password is on the lists of those who try them.',
  'password-personal': 'It has your name or the brand’s in it.',
  'password-guessable': 'It is easy to guess. Three or four words that have nothing to do with each other are good.',
} as const
