import { expect, test } from 'vitest'
import { localePath } from './locale.ts'
import { isOwnPath, plainPath } from './own-path.ts'

test.each(['/', '/profile/security?x=1#y', '/es/vip', '/a//b'])('%j is a path of this site', (path) => {
  expect(isOwnPath(path)).toBe(true)
  expect(new URL(path, 'https://play.example').host).toBe('play.example')
})

test.each([
  '',
  'vip',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
])('%j is not a path of this site', (path) => expect(isOwnPath(path)).toBe(false))

test.each(['/es//elsewhere.example', '/es/\\elsewhere.example', '/es///elsewhere.example', '/es/\t/elsewhere.example'])(
  '%j stays on this site in every language',
  (path) => {
    for (const locale of ['en', 'es'] as const) {
      expect(new URL(localePath(path, locale), 'https://play.example').host).toBe('play.example')
    }
  },
)

test.each([
  ['/%70rofile/%73ecurity', '/profile/security'],
  ['/%65s/vip%2D1%7E', '/es/vip-1~'],
  // Decoding these twice would change their meaning.
  ['/%2570rofile', '/%2570rofile'],
  ['/a%2Fb%5C%00%20%C3%B1', '/a%2Fb%5C%00%20%C3%B1'],
  ['/a%2', '/a%2'],
])('%j is normalized to %j', (path, plain) => expect(plainPath(path)).toBe(plain))
