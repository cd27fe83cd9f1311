import { expect, test } from 'vitest'
import { localePath } from './locale.ts'
import { isOwnPath } from './own-path.ts'

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
])('%j is none', (path) => expect(isOwnPath(path)).toBe(false))

test.each(['/es//elsewhere.example', '/es/\\elsewhere.example', '/es///elsewhere.example', '/es/\t/elsewhere.example'])(
  '%j stays at this site in every language',
  (path) => {
    for (const locale of ['en', 'es'] as const) {
      expect(new URL(localePath(path, locale), 'https://play.example').host).toBe('play.example')
    }
  },
)
