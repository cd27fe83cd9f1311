import { describe, expect, test } from 'vitest'
import { PASSWORD_LENGTH_MIN } from '#platform/auth/password-rules.ts'
import { IDLE_AFTER_MS } from '#platform/auth/sessions.ts'
import { LOCK_MS } from '#platform/auth/sign-in-guard.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import * as contract from '../contract.ts'
import type { SignUpForm } from '../contract.ts'
import { refuseForm } from './rules.ts'

test('the pages tell the limits that the server keeps', () => {
  const { IDLE_MINUTES_MAX, LOCK_MINUTES } = contract
  expect(contract.PASSWORD_LENGTH_MIN).toBe(PASSWORD_LENGTH_MIN)
  expect(IDLE_MINUTES_MAX * MINUTE_MS).toBe(IDLE_AFTER_MS)
  expect(LOCK_MINUTES * MINUTE_MS).toBe(LOCK_MS)
})

const form: SignUpForm = {
  typeRegistration: 'email',
  email: 'player@mail.example',
  password: '-',
  birthDate: '1990-05-01',
  state: 'NY',
  termsIds: [],
}

describe('refuseForm', () => {
  const refusal = (changes: Partial<SignUpForm>) => refuseForm({ ...form, ...changes }, '2026-11-21')

  test('takes a form in order', () => {
    expect(refusal({})).toBeUndefined()
    expect(refusal({ typeRegistration: 'login', email: undefined, login: 'anna' })).toBeUndefined()
  })

  test('asks for the name that the type of registration needs', () => {
    expect(refusal({ email: undefined })).toEqual({ reasonType: 'email-missing' })
    expect(refusal({ typeRegistration: 'login' })).toEqual({ reasonType: 'login-missing' })
  })

  test('refuses birth dates that nobody has', () => {
    expect(refusal({ birthDate: '2026-11-22' })).toEqual({ reasonType: 'birth-date-wrong' })
    expect(refusal({ birthDate: '1906-11-21' })).toEqual({ reasonType: 'birth-date-wrong' })
  })

  test('ACC-1 names the age that the state asks for', () => {
    expect(refusal({ birthDate: '2008-11-22' })).toEqual({ reasonType: 'under-age', ageNeeded: 18 })
    expect(refusal({ birthDate: '2008-11-21' })).toBeUndefined()
    expect(refusal({ birthDate: '2008-11-21', state: 'AL' })).toEqual({ reasonType: 'under-age', ageNeeded: 19 })
    expect(refusal({ birthDate: '2007-11-21', state: 'MS' })).toEqual({ reasonType: 'under-age', ageNeeded: 21 })
  })
})
