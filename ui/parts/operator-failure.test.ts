import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { failureText } from './operator-failure.ts'

test.each([
  ['network', 0, 'The server isn’t responding. Check your connection'],
  ['not-signed-in', 401, 'You’re signed out. Reload the page to sign in again.'],
  ['forbidden', 403, 'Your role doesn’t include this.'],
  ['not-found', 404, 'There’s nothing here.'],
  ['too-many-requests', 429, 'Wait a minute'],
  ['archive-unreadable', 500, 'A file of archived data can’t be read.'],
  ['http-502', 502, 'The server is restarting or busy.'],
  ['unavailable', 503, 'The server is restarting or busy.'],
  ['http-500', 500, 'The server couldn’t do this (500).'],
])('a call that fails with %s says what is wrong', (code, status, says) => {
  expect(failureText(new ApiError({ code, status, message: '', details: {} }))).toContain(says)
})

test('an error of the page itself has a text, too', () => {
  expect(failureText(new TypeError('x'))).toContain('The server couldn’t do this. Try again.')
})
