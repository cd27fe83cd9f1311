import { describe, expect, test } from 'vitest'
import { missingFields } from './rules.ts'

describe('missingFields', () => {
  const nothing = { name: null, surname: null, city: null, address: null, zip: null, state: 'NY', birthDate: '1990-05-01' }

  test('the easy form asks for little, the full one for the address', () => {
    expect(missingFields(nothing, true)).toEqual(['name', 'surname', 'zip'])
    expect(missingFields(nothing, false)).toEqual(['name', 'surname', 'zip', 'city', 'address'])
  })

  test('an empty line is missing', () => {
    expect(missingFields({ ...nothing, name: 'Ann', surname: 'Bell', zip: '10001', city: '', address: 'x' }, false)).toEqual([
      'city',
    ])
  })
})
