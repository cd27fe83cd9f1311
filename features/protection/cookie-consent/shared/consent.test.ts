import { expect, test } from 'vitest'
import { CONSENT_VALUE, enabledOptional, enabledValue, isConsentGiven, NECESSARY, OPTIONAL } from './consent.ts'

test('consent covers exactly the items that exist (PRV-6)', () => {
  expect(CONSENT_VALUE).toBe([...NECESSARY, ...OPTIONAL].map(({ id }) => id).join('|'))
  expect(isConsentGiven(CONSENT_VALUE)).toBe(true)
  expect(isConsentGiven(undefined)).toBe(false)
  expect(isConsentGiven('')).toBe(false)
  expect(isConsentGiven(NECESSARY.map(({ id }) => id).join('|'))).toBe(false)
  expect(isConsentGiven(`${CONSENT_VALUE}|more`)).toBe(false)
})

test('nothing optional is on before a choice, nor after a choice without it', () => {
  expect(enabledOptional(undefined, enabledValue(['usage']))).toEqual([])
  expect(enabledOptional(CONSENT_VALUE, enabledValue([]))).toEqual([])
  expect(enabledOptional(CONSENT_VALUE, enabledValue(['usage']))).toEqual(['usage'])
  expect(enabledOptional(CONSENT_VALUE, enabledValue(['unheard-of']))).toEqual([])
})
