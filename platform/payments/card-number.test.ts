import { expect, test } from 'vitest'
import { hasCardNumber, maskCardNumbers } from './card-number.ts'

test.each([
  ['{"title": "4111 1111 1111 1111"}', true],
  ['{"title": "5555555555554444"}', true],
  ['{"title": "3782-822463-10005"}', true],
  ['{"title": "4111-1111-1111-1112"}', false],
  ['{"token": "tok_4111111111111111"}', false],
  ['{"at": 1795543830718}', false],
  ['{"title": "Visa 4242"}', false],
])('a card number in %s is found: %s', (text, isFound) => expect(hasCardNumber(text)).toBe(isFound))

test('a card number is masked but for its last digits, and other text stays', () => {
  expect(maskCardNumbers('Visa 4111 1111 1111 1111, 2 of 3')).toBe('Visa •••• 1111, 2 of 3')
  expect(maskCardNumbers('order 4111111111111112')).toBe('order 4111111111111112')
})
