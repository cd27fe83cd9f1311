import { expect, test } from 'vitest'
import { isSameNetwork } from './same-network.ts'

test.each([
  ['8.8.4.4', '8.8.4.200', true],
  ['8.8.4.4', '8.8.5.4', false],
  ['::ffff:8.8.4.4', '8.8.4.200', true],
  ['2600:1f18:1::1', '2600:1f18:1:ffff::2', true],
  ['2600:1f18:1::1', '2600:1f18:2::1', false],
  ['8.8.4.4', '2600:1f18:1::1', false],
  ['10.0.0.1', '10.0.0.1', false],
  ['127.0.0.1', '127.0.0.1', false],
  ['', '8.8.4.4', false],
  ['8.8.4.4', 'unknown', false],
])('%s and %s are in one network: %s', (one, other, is) => expect(isSameNetwork(one, other)).toBe(is))
