import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { capPerAddress } from './cap-per-address.ts'

test('each address has its own limit of open connections, and closing one frees a slot', () => {
  const mayOpen = capPerAddress(2)
  const [first, second] = [new EventEmitter(), new EventEmitter()]
  expect([mayOpen('203.0.113.1', first), mayOpen('203.0.113.1', second)]).toEqual([true, true])
  expect(mayOpen('203.0.113.1', new EventEmitter())).toBe(false)
  expect(mayOpen('203.0.113.2', new EventEmitter())).toBe(true)
  first.emit('close')
  expect(mayOpen('203.0.113.1', new EventEmitter())).toBe(true)
  expect(mayOpen('203.0.113.1', new EventEmitter())).toBe(false)
})

test('an IPv6 /64 network counts as one address', () => {
  const mayOpen = capPerAddress(1)
  expect(mayOpen('2001:db8::1', new EventEmitter())).toBe(true)
  expect(mayOpen('2001:db8:0:0:9::2', new EventEmitter())).toBe(false)
  expect(mayOpen('2001:db8:0:1::2', new EventEmitter())).toBe(true)
})

test('without a limit there is no cap', () => {
  const mayOpen = capPerAddress()
  for (let nth = 0; nth < 1_000; nth++) expect(mayOpen('203.0.113.1', new EventEmitter())).toBe(true)
})
