import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'

test.each(['8.8.8.8', '142.250.80.10', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:800::200a'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'localhost',
  '',
])("'%s' is not", (address) => expect(isPublicAddress(address)).toBe(false))

test.each([true, false])('a name that resolves to a private address is not connected to (all addresses: %s)', async (all) => {
  const found = await new Promise<[Error | null, string | LookupAddress[]]>((resolve) =>
    lookupPublic('localhost', { all }, (error, address) => resolve([error, address])),
  )
  expect(found[0]?.message).toMatch(/^localhost leads to (127\.0\.0\.1|::1), which is not public$/)
  expect(found[1]).toEqual([])
})
