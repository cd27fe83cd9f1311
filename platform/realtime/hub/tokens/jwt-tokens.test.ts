import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createJwtVerifier } from './jwt-tokens.ts'

const key = new TextEncoder().encode('a key of nobody')
const clock = createManualClock(1_000_000)
const verifier = createJwtVerifier({ key, clock })
const sign = (claims: object, { alg = 'HS256', by = key } = {}): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(by)

test('the verifier reads the protocol’s token claims', async () => {
  const token = await sign({
    sub: 'ada',
    exp: 2_000,
    info: { name: 'Ada' },
    // Duplicates count once, or the second subscription would outlive the first.
    channels: ['open:a', 'open:b', 'open:a', 1],
    subs: { 'open:b': { expire_at: 3_000 } },
  })
  expect(await verifier.verifyConnection(token)).toEqual({
    is: 'valid',
    claims: {
      user: 'ada',
      expiresAt: 2_000_000,
      info: { name: 'Ada' },
      channels: [
        { channel: 'open:a', expiresAt: null },
        { channel: 'open:b', expiresAt: 3_000_000 },
      ],
    },
  })
})

test('a grant may expire at another time than its token, or never', async () => {
  const endOf = async (claims: object): Promise<unknown> => {
    const verified = await verifier.verifyChannel(await sign({ channel: 'a', ...claims }))
    return verified.is === 'valid' && verified.claims.expiresAt
  }
  expect(await endOf({ exp: 2_000, expire_at: 1_500 })).toBe(1_500_000)
  expect(await endOf({ exp: 2_000, expire_at: 0 })).toBeNull()
  expect(await endOf({})).toBeNull()
})

test('an expired token is distinguished from an invalid one', async () => {
  expect(await verifier.verifyConnection(await sign({ exp: 999 }))).toEqual({ is: 'expired' })
  const forged = [
    await sign({ exp: 2_000 }, { by: new TextEncoder().encode('another key') }),
    await sign({ exp: 2_000 }, { alg: 'HS384' }),
    new UnsecuredJWT({ sub: 'ada' }).encode(),
    'no token',
    '',
  ]
  for (const token of forged) expect(await verifier.verifyConnection(token)).toEqual({ is: 'invalid' })
  expect(await verifier.verifyChannel(await sign({ exp: 2_000 }))).toEqual({ is: 'invalid' })
})

test('audience and issuer are checked if configured', async () => {
  const strict = createJwtVerifier({ key, clock, audience: 'hub', issuer: 'site' })
  expect(await strict.verifyConnection(await sign({ aud: 'hub', iss: 'site' }))).toMatchObject({ is: 'valid' })
  expect(await strict.verifyConnection(await sign({ aud: 'other', iss: 'site' }))).toEqual({ is: 'invalid' })
})
