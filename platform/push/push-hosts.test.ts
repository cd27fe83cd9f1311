import { expect, test } from 'vitest'
import { judgeEndpoint } from './push-hosts.ts'

const NONE = { hosts: [], mayBePrivate: false }

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('%s belongs to a browser vendor', (endpoint) => {
  expect(judgeEndpoint(endpoint, NONE)).toMatchObject({ isAllowed: true, mayBePrivate: false })
  expect(judgeEndpoint(endpoint, { hosts: ['push.example'], mayBePrivate: true })).toMatchObject({ mayBePrivate: false })
})

test.each([
  ['nonsense', 'it is no address'],
  ['http://fcm.googleapis.com/x', 'it is not https'],
  ['https://fcm.googleapis.com:8443/x', 'it names a port'],
  ['https://me:secret@fcm.googleapis.com/x', 'it carries a password'],
  ['https://evil.example/fcm.googleapis.com', 'evil.example is no push service that we know'],
  ['https://fcm.googleapis.com.evil.example/x', 'fcm.googleapis.com.evil.example is no push service that we know'],
  ['https://evilpush.apple.com/x', 'evilpush.apple.com is no push service that we know'],
  ['https://push.apple.com/x', 'push.apple.com is no push service that we know'],
  ['https://.push.apple.com/x', '.push.apple.com is no push service that we know'],
  ['https://127.0.0.1/x', '127.0.0.1 is no push service that we know'],
  ['https://[::1]/x', '[::1] is no push service that we know'],
  ['https://localhost/x', 'localhost is no push service that we know'],
])('%s is refused: %s', (endpoint, reason) => {
  expect(judgeEndpoint(endpoint, NONE)).toEqual({ isAllowed: false, reason })
})

test('the operator’s hosts are accepted, with a port and with their subdomains', () => {
  const config = { hosts: ['push.example', '*.inner.example'], mayBePrivate: false }
  expect(judgeEndpoint('https://push.example:8443/x', config).isAllowed).toBe(true)
  expect(judgeEndpoint('https://a.inner.example/x', config).isAllowed).toBe(true)
  expect(judgeEndpoint('https://inner.example/x', config).isAllowed).toBe(false)
})

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '10.0.0.9'])(
  'a private address %s is accepted only if the operator allows both',
  (host) => {
    const hosts = [new URL(`https://${host}`).hostname]
    expect(judgeEndpoint(`https://${host}/x`, { hosts, mayBePrivate: false }).isAllowed).toBe(false)
    expect(judgeEndpoint(`https://${host}/x`, { hosts, mayBePrivate: true })).toMatchObject({
      isAllowed: true,
      mayBePrivate: true,
    })
    expect(judgeEndpoint(`https://${host}/x`, { hosts: [], mayBePrivate: true }).isAllowed).toBe(false)
  },
)
