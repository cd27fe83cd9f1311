import { describe, expect, test } from 'vitest'
import type { SignUpForm } from '../contract.ts'
import { refuseForm } from './rules.ts'

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

  test('accepts a valid form', () => {
    expect(refusal({})).toBeUndefined()
    expect(refusal({ typeRegistration: 'login', email: undefined, login: 'anna' })).toBeUndefined()
  })

  test('requires the name for the type of registration', () => {
    expect(refusal({ email: undefined })).toEqual({ reasonType: 'email-missing' })
    expect(refusal({ typeRegistration: 'login' })).toEqual({ reasonType: 'login-missing' })
  })

  test('refuses impossible birth dates', () => {
    expect(refusal({ birthDate: '2026-11-22' })).toEqual({ reasonType: 'birth-date-wrong' })
    expect(refusal({ birthDate: '1906-11-21' })).toEqual({ reasonType: 'birth-date-wrong' })
  })

  test('ACC-1 returns the state’s minimum age', () => {
    expect(refusal({ birthDate: '2008-11-22' })).toEqual({ reasonType: 'under-age', ageNeeded: 18 })
    expect(refusal({ birthDate: '2008-11-21' })).toBeUndefined()
    expect(refusal({ birthDate: '2008-11-21', state: 'AL' })).toEqual({ reasonType: 'under-age', ageNeeded: 19 })
    expect(refusal({ birthDate: '2007-11-21', state: 'MS' })).toEqual({ reasonType: 'under-age', ageNeeded: 21 })
  })
})
