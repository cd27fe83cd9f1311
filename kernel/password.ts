import { z } from 'zod'

export const PASSWORD_LENGTH_MIN = 10
export const PASSWORD_LENGTH_MAX = 128

/** As it is typed; whether it is good enough is another question. */
export const password = z.string().min(1).max(PASSWORD_LENGTH_MAX)

/** Why a password is not taken. */
export const passwordRefusal = z.enum(['password-short', 'password-common', 'password-personal', 'password-guessable'])
export type PasswordRefusal = z.infer<typeof passwordRefusal>

/** Why a password is not the right one: the same words whether the account exists or not. */
export const signInRefusal = z.enum(['wrong-credentials', 'locked-out'])
