import { describe, expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const origin = 'https://play.example'

test.each([
  ['/lobby?category=new#top', '/lobby?category=new#top'],
  ['https://play.example/vip', '/vip'],
  ['https://play.example//vip', '/vip'],
  ['lobby', '/lobby'],
])('%s stays on the site', (wanted, to) => {
  expect(redirectTarget(wanted, { origin })).toEqual({ to, isExternal: false })
})

test.each(['https://elsewhere.example/x', '//elsewhere.example/x', '/\\elsewhere.example/x', 'http://play.example/vip'])(
  '%s leads to another site, which must be allowed',
  (wanted) => {
    expect(() => redirectTarget(wanted, { origin })).toThrow('external URL')
    expect(redirectTarget(wanted, { origin, mayLeave: true }).isExternal).toBe(true)
  },
)

describe('an invalid address', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://play.example/1',
    'mailto:anna@play.example',
    'https://',
  ])('%j is an error, allowed or not', (wanted) => {
    expect(() => redirectTarget(wanted, { origin })).toThrow()
    expect(() => redirectTarget(wanted, { origin, mayLeave: true })).toThrow()
  })
})
