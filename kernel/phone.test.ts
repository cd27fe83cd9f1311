import { expect, test } from 'vitest'
import { asWritten, maskPhone, toE164 } from './phone.ts'

test.each(['(212) 555-0100', '2125550100', '+1 212 555 0100', '1-212-555-0100', '212.555.0100'])('%s is one number', (text) =>
  expect(toE164(text)).toBe('+12125550100'),
)

test.each(['', '555-0100', '1125550100', '2121550100', '9115550100', '+442079460000', '212555010a', '21255501000'])(
  '%s is none',
  (text) => expect(toE164(text)).toBeUndefined(),
)

test('is shown as people write it', () => {
  expect(asWritten('+12125550100')).toBe('(212) 555-0100')
})

test('hides what tells whose it is', () => {
  expect(maskPhone('+12125550123')).toBe('+*********23')
})
