import { z } from 'zod'

export const PASSWORD_LENGTH_MIN = 10
export const PASSWORD_LENGTH_MAX = 128

/** The typed password; its strength is checked separately. */
export const password = z.string().min(1).max(PASSWORD_LENGTH_MAX)

/** Why a new password is refused. */
export const passwordRefusal = z.enum(['password-short', 'password-common', 'password-personal', 'password-guessable'])
export type PasswordRefusal = z.infer<typeof passwordRefusal>

/** Why a password does not match: the same code whether or not the account exists. */
export const signInRefusal = z.enum(['wrong-credentials', 'locked-out'])
