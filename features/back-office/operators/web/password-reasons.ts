/** Reasons for refusing a password. */
export const PASSWORD_REASONS = {
  'password-short': 'At least ten characters.',
  'password-common': 'This password has appeared in data breaches.',
  'password-personal': 'Don’t use your name or the brand’s.',
  'password-guessable': 'Too easy to guess. Try three or four unrelated words.',
} as const
