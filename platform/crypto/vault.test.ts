import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const plain = Buffer.from('a server seed')

test('what is sealed opens again under the same secret and purpose', () => {
  const vault = createVault('secret')
  expect(createVault('secret').open('seeds', vault.seal('seeds', plain))).toEqual(plain)
})

test('the same bytes seal differently each time', () => {
  const vault = createVault('secret')
  expect(vault.seal('seeds', plain)).not.toEqual(vault.seal('seeds', plain))
})

test('another secret, another purpose or a changed byte does not open', () => {
  const sealed = createVault('secret').seal('seeds', plain)
  expect(() => createVault('other').open('seeds', sealed)).toThrow()
  expect(() => createVault('secret').open('documents', sealed)).toThrow()
  sealed[sealed.length - 1]! ^= 1
  expect(() => createVault('secret').open('seeds', sealed)).toThrow()
})
