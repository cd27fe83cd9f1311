import type { CalendarDay } from '#kernel/time.ts'
import type { SignUpForm } from '../contract.ts'
import { ageNeeded, isOldEnough } from '#kernel/age.ts'

export type FormRefusal =
  | { readonly reasonType: 'email-missing' | 'login-missing' | 'password-missing' | 'birth-date-wrong' }
  | { readonly reasonType: 'under-age'; readonly ageNeeded: number }

/** Nobody alive is older; a typo in the year is likelier. */
const YEARS_MAX = 120

/** Validates a sign-up form without any lookup; undefined if it is valid. */
export function refuseForm(form: SignUpForm, today: CalendarDay): FormRefusal | undefined {
  if (form.typeRegistration === 'email' && !form.email) return { reasonType: 'email-missing' }
  if (form.typeRegistration === 'login' && !form.login) return { reasonType: 'login-missing' }
  if (form.typeRegistration !== 'social' && !form.password) return { reasonType: 'password-missing' }
  const birthDate = form.birthDate as CalendarDay
  if (birthDate > today || isOldEnough(birthDate, YEARS_MAX, today)) return { reasonType: 'birth-date-wrong' }
  const years = ageNeeded(form.state, today)
  return isOldEnough(birthDate, years, today) ? undefined : { reasonType: 'under-age', ageNeeded: years }
}

/** The generated login for an e-mail registration: other players see it, so it contains nothing of the address. */
export const madeUpLogin = (playerId: string): string => `player-${playerId.slice(-8)}`
