import { expect, test } from 'vitest'
import { asWritten, maskPhone, toE164 } from './phone.ts'

test.each(['(212) 555-0100', '2125550100', '+1 212 555 0100', '1-212-555-0100', '212.555.0100'])('%s is a valid number', (text) =>
  expect(toE164(text)).toBe('+12125550100'),
)

test.each(['', '555-0100', '1125550100', '2121550100', '9115550100', '+442079460000', '212555010a', '21255501000'])(
  '%s is not a valid number',
  (text) => expect(toE164(text)).toBeUndefined(),
)

test('a number is displayed in the usual format', () => {
  expect(asWritten('+12125550100')).toBe('(212) 555-0100')
})

test('a masked number does not reveal its owner', () => {
  expect(maskPhone('+12125550123')).toBe('+*********23')
})
