import { describe, expect, test } from 'vitest'
import { routeInfo } from './rules.ts'

const GUEST = true
const PLAYER = false

test.each([
  ['/library?category=new', GUEST, undefined],
  ['/signin', GUEST, undefined],
  ['/signin/', PLAYER, '/'],
  ['/es/signup?refcode=anna', PLAYER, '/es'],
  ['/profile/security?x=1', GUEST, '/signin?returnTo=%2Fprofile%2Fsecurity%3Fx%3D1'],
  ['/es/profile/', GUEST, '/es/signin?returnTo=%2Fprofile'],
  ['/profile', PLAYER, undefined],
  ['/profiles-of-games', GUEST, undefined],
  ['/es/game/', PLAYER, '/es/library'],
  ['/game/lucky-cast', PLAYER, undefined],
  ['/game?category=new', GUEST, '/library?category=new'],
  ['/mobile-app', GUEST, '/?webview=true'],
  ['/mobile-app/vip?category=new', PLAYER, '/vip?category=new&webview=true'],
  ['/es/mobile-app/vip', PLAYER, '/es/vip?webview=true'],
  ['/mobile-app//elsewhere.example', GUEST, '/elsewhere.example?webview=true'],
  ['/_payload.json', GUEST, '/'],
  ['/es/vip/_payload.json?4f2c', PLAYER, '/es/vip'],
  ['/vip/payload.json', PLAYER, undefined],
  ['/Profile', GUEST, '/signin?returnTo=%2Fprofile'],
  ['/%70rofile?x=1', GUEST, '/profile?x=1'],
  ['/%65s/vip', PLAYER, '/es/vip'],
])('%s, guest %s, goes to %s', (path, isGuest, redirect) => {
  expect(routeInfo(path, isGuest).redirect).toBe(redirect)
})

test('the answer lists the checks that a page requires', () => {
  expect(routeInfo('/signup', GUEST).appMiddleware).toEqual({ guestOnly: true, playerOnly: false })
  expect(routeInfo('/es/profile/security', PLAYER).appMiddleware).toEqual({ guestOnly: false, playerOnly: true })
  expect(routeInfo('/', PLAYER).appMiddleware).toEqual({ guestOnly: false, playerOnly: false })
})

test('a slice redirects in the language of the page, and never from its own target', () => {
  const guards = [{}, { redirect: '/geoblock' }, { redirect: '/lobby' }]
  expect(routeInfo('/es/vip', GUEST, { guards }).redirect).toBe('/es/geoblock')
  expect(routeInfo('/geoblock/', GUEST, { guards: guards.slice(0, 2) }).redirect).toBeUndefined()
})

test('only a slice that says so redirects to another site', () => {
  const elsewhere = { redirect: 'https://elsewhere.example/x', isExternal: true }
  expect(routeInfo('/es/vip', GUEST, { guards: [elsewhere] })).toMatchObject(elsewhere)
})

test('slices add checks, and cannot remove those of the site', () => {
  const { appMiddleware } = routeInfo('/profile', PLAYER, { guards: [{ appMiddleware: { adults: true, playerOnly: false } }] })
  expect(appMiddleware).toEqual({ adults: true, guestOnly: false, playerOnly: true })
})

test('a page of a slice that is off is missing, with everything below it', () => {
  const says = { missing: ['/cash'] }
  expect(routeInfo('/es/cash/success/?x=1', GUEST, says)).toEqual({ appMiddleware: { missing: true } })
  expect(routeInfo('/cash', PLAYER, says)).toEqual({ appMiddleware: { missing: true } })
  expect(routeInfo('/cashier', PLAYER, says).appMiddleware).not.toHaveProperty('missing')
})

describe('a brand without the page', () => {
  const ofBrand = { '/signin': '?openModal=signin', '/welcome': '?openModal=welcome', '/lobby': '/' }

  test.each([
    ['/es/signin?returnTo=%2Fprofile', GUEST, '/es/?returnTo=%2Fprofile&openModal=signin'],
    ['/signin', PLAYER, '/'],
    ['/welcome/', PLAYER, '/?openModal=welcome'],
    ['/lobby?game=lucky-cast', GUEST, '/?game=lucky-cast'],
    ['/signup', GUEST, undefined],
  ])('%s of a guest (%s) leads to %s', (path, isGuest, redirect) => {
    expect(routeInfo(path, isGuest, { ofBrand }).redirect).toBe(redirect)
  })

  test('shows its modal over the lobby where there is one', () => {
    const { redirect } = routeInfo('/signin', GUEST, { ofBrand: { '/signin': '?openModal=signin' } })
    expect(redirect).toBe('/lobby?openModal=signin')
  })
})
