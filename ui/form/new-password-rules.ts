import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#kernel/password.ts'

type Refusal = 'password-missing' | 'password-short' | 'password-guessable'

/** Catches typing errors only; the server validates. */
export const newPasswordRules = (refusalText: (refusal: Refusal) => string) => ({
  required: refusalText('password-missing'),
  minLength: { value: PASSWORD_LENGTH_MIN, message: refusalText('password-short') },
  maxLength: { value: PASSWORD_LENGTH_MAX, message: refusalText('password-guessable') },
})
