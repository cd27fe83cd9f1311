import { createCipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const plain = Buffer.from('a server seed')

test('sealed data opens under the same secret and purpose', () => {
  const vault = createVault('secret')
  expect(createVault('secret').open('seeds', vault.seal('seeds', plain))).toEqual(plain)
})

test('the same bytes seal differently each time', () => {
  const vault = createVault('secret')
  expect(vault.seal('seeds', plain)).not.toEqual(vault.seal('seeds', plain))
})

test('a different secret, purpose or byte fails to open', () => {
  const sealed = createVault('secret').seal('seeds', plain)
  expect(() => createVault('other').open('seeds', sealed)).toThrow()
  expect(() => createVault('secret').open('documents', sealed)).toThrow()
  sealed[sealed.length - 1]! ^= 1
  expect(() => createVault('secret').open('seeds', sealed)).toThrow()
})

test('data sealed for one row does not open in another', () => {
  const vault = createVault('secret')
  const sealed = vault.seal('seeds', plain, 'sed_1')
  expect(vault.open('seeds', sealed, 'sed_1')).toEqual(plain)
  expect(() => vault.open('seeds', sealed, 'sed_2')).toThrow()
})

test('data sealed under a previous secret still opens after rotation, and new data uses the new secret', () => {
  const old = createVault('old secret').seal('seeds', plain)
  const changed = createVault('new secret', ['old secret'])
  expect(changed.open('seeds', old)).toEqual(plain)
  expect(() => createVault('old secret').open('seeds', changed.seal('seeds', plain))).toThrow()
  expect(() => createVault('new secret').open('seeds', old)).toThrow()
})

test('data sealed before key ids existed still opens', () => {
  // Sealed under 'secret' for 'seeds' in the old format, without version, key id or row.
  const key = Buffer.from(hkdfSync('sha256', 'secret', '', 'vault|seeds', 32))
  const nonce = Buffer.alloc(12, 7)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body])
  expect(createVault('secret').open('seeds', sealed, 'sed_1')).toEqual(plain)
  expect(createVault('new', ['secret']).open('seeds', sealed)).toEqual(plain)
})
