import { expect, test } from 'vitest'
import { runChecks } from './route-checks.ts'

const at = (path: string, isGuest: boolean) => ({ isGuest, url: new URL(path, 'https://play.example') })
const GUEST = true

const statusOf = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return (error as { init?: { status: number; statusText: string } }).init
  }
}

test('a player page sends a guest to sign in and back, a guest page sends a player home', () => {
  expect(runChecks({ playerOnly: true }, at('/es/profile?x=1', GUEST))).toBe('/signin?returnTo=%2Fprofile%3Fx%3D1')
  expect(runChecks({ playerOnly: true }, at('/profile', !GUEST))).toBeUndefined()
  expect(runChecks({ guestOnly: true }, at('/signin', !GUEST))).toBe('/')
})

test('a page of a disabled slice does not exist for anyone', () => {
  const missing = { status: 404, statusText: 'Page Not Found: /cash/success/' }
  expect(statusOf(() => runChecks({ missing: true }, at('/cash/success/', GUEST)))).toEqual(missing)
})

test('only the page’s own checks run', () => {
  expect(runChecks({ playerOnly: false, unheardOf: false }, at('/profile', GUEST))).toBeUndefined()
})

test('an unknown check is an error', () => {
  expect(() => runChecks({ unheardOf: true }, at('/lobby', GUEST))).toThrow("Unknown route middleware: 'unheardOf'")
})

test('a check that fails or returns false makes the page a 404', () => {
  const missing = { status: 404, statusText: 'Page Not Found: /vip' }
  expect(statusOf(() => runChecks({ no: true }, at('/vip', GUEST), { no: () => false }))).toEqual(missing)
  const failing = () => {
    throw new Error('broken')
  }
  expect(statusOf(() => runChecks({ failing: true }, at('/vip', GUEST), { failing }))).toEqual(missing)
})
