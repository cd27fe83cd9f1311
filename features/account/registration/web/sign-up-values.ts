import type { SignUpRefusal } from '../contract.ts'

/** The sign-up form's values. */
export interface SignUpValues {
  email: string
  login: string
  password: string
  /** As typed, month first. */
  birthDate: string
  state: string
  invitation: string
  hasAgreed: boolean
}

export const NO_VALUES: SignUpValues = {
  email: '',
  login: '',
  password: '',
  birthDate: '',
  state: '',
  invitation: '',
  hasAgreed: false,
}

const FIELDS: Readonly<Record<SignUpRefusal, keyof SignUpValues | 'root'>> = {
  'email-missing': 'email',
  'email-taken': 'email',
  'login-missing': 'login',
  'login-taken': 'login',
  'birth-date-wrong': 'birthDate',
  'under-age': 'birthDate',
  'password-missing': 'password',
  'social-expired': 'root',
  'password-short': 'password',
  'password-common': 'password',
  'password-personal': 'password',
  'password-guessable': 'password',
}

/** The field that a server refusal concerns. */
export const fieldOfRefusal = (refusal: SignUpRefusal): keyof SignUpValues | 'root' => FIELDS[refusal]
