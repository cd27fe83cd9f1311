import { expect, test } from 'vitest'
import { routeInfo } from './rules.ts'

const GUEST = true
const PLAYER = false

test.each([
  ['/library?category=new', GUEST, undefined],
  ['/signin', GUEST, undefined],
  ['/signin/', PLAYER, '/'],
  ['/es/signup?refcode=anna', PLAYER, '/es'],
  ['/profile/security', GUEST, '/signin'],
  ['/es/profile', GUEST, '/es/signin'],
  ['/profile', PLAYER, undefined],
  ['/profiles-of-games', GUEST, undefined],
  ['/mobile-app', GUEST, '/?webview=true'],
  ['/mobile-app/vip?category=new', PLAYER, '/vip?category=new&webview=true'],
  ['/es/mobile-app/vip', PLAYER, '/es/vip?webview=true'],
  ['/mobile-app//elsewhere.example', GUEST, '/elsewhere.example?webview=true'],
])('%s, guest %s, goes to %s', (path, isGuest, redirect) => {
  expect(routeInfo(path, isGuest).redirect).toBe(redirect)
})

test('tells the checks that a page asks for', () => {
  expect(routeInfo('/signup', GUEST).appMiddleware).toEqual({ guestOnly: true, playerOnly: false })
  expect(routeInfo('/es/profile/security', PLAYER).appMiddleware).toEqual({ guestOnly: false, playerOnly: true })
  expect(routeInfo('/', PLAYER).appMiddleware).toEqual({ guestOnly: false, playerOnly: false })
})
