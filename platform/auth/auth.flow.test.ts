import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeId, type Id, type IdPrefix } from '#kernel/id.ts'
import { DAY_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { forgetSpentProofs } from './forget.ts'
import { issueToken, useToken } from './one-time/one-time-tokens.ts'
import { findCredentials, insertPlayer, type NewPlayer } from './players.ts'
import { listSessions, openSession, readPreviousSignIn, openSessions, revokeSessions, wakeSession } from './sessions.ts'
import { clearFailures, guardSubject, hasFailedFrom, noteFailureFrom, takeAttempt } from './sign-in/sign-in-guard.ts'

const START: Instant = Date.UTC(2026, 10, 21, 12)
const BRAND = 'velmora'
const rng = { bytes: (count: number) => new Uint8Array(randomBytes(count)) }
const newId = <P extends IdPrefix>(prefix: P): Id<P> => encodeId(prefix, START, rng.bytes(10))

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

const newPlayer = (changes: Partial<NewPlayer> = {}): NewPlayer => {
  const id = newId('plr')
  return {
    id,
    brand: BRAND,
    login: `player-${id.slice(-10)}`,
    email: `${id.slice(-10)}@mail.example`,
    passwordHash: '-',
    registrationType: 'email',
    birthDate: '1990-05-01',
    state: 'NY',
    locale: 'en',
    referralCode: null,
    invitedBy: null,
    createdAt: START,
    ...changes,
  }
}

async function signedIn({ at = START, player = newPlayer() }: { at?: Instant; player?: NewPlayer } = {}) {
  const id = newId('ses')
  const session = { id, playerId: player.id, at, address: '203.0.113.7', userAgent: 'a browser' }
  const token = await db.transaction(async (tx) => {
    await insertPlayer(tx, player)
    return openSession(tx, rng, session)
  })
  return { playerId: player.id, sessionId: id, token, player }
}

const resolve = (token: string, now: Instant, brand = BRAND) => openSessions(db)({ token, brand, now, today: '2026-11-21' })

describe('sessions', () => {
  test('a token resolves to its player at its own brand only', async () => {
    const { token, playerId, sessionId } = await signedIn()
    const session = {
      id: sessionId,
      playerId,
      gameMode: 'TournamentPoints',
      residence: 'NY',
      isTest: false,
      isIdle: false,
      since: START,
    }
    expect(await resolve(token, START)).toEqual(session)
    expect(await resolve(token, START, 'sundrift')).toBeNull()
    expect(await resolve(`${token}x`, START)).toBeNull()
  })

  test('SESS-3 tokens differ, and the database stores none of them', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    expect(one.token).not.toBe(two.token)
    expect(Buffer.from(one.token, 'base64url')).toHaveLength(32)
    const { rows } = await db.pool.query('select * from player_session where player = $1', [one.playerId])
    expect(JSON.stringify(rows)).not.toContain(one.token)
  })

  test('SESS-1 a session goes idle after 30 quiet minutes; reading does not wake it, the password does', async () => {
    const { token, sessionId } = await signedIn()
    const later = START + 30 * MINUTE_MS
    expect(await resolve(token, later - 1)).toMatchObject({ isIdle: false })
    expect(await resolve(token, later + 30 * MINUTE_MS)).toMatchObject({ isIdle: true })
    expect(await resolve(token, later + 30 * MINUTE_MS + 1)).toMatchObject({ isIdle: true })
    await db.transaction((tx) => wakeSession(tx, sessionId, later + 31 * MINUTE_MS))
    expect(await resolve(token, later + 32 * MINUTE_MS)).toMatchObject({ isIdle: false })
  })

  test('activity is recorded at most once a minute', async () => {
    const { token, playerId } = await signedIn()
    const lastActiveAt = async () => (await listSessions(db.reader, playerId, START))[0]?.lastActiveAt
    await resolve(token, START + 59 * SECOND_MS)
    expect(await lastActiveAt()).toBe(START)
    await resolve(token, START + 61 * SECOND_MS)
    expect(await lastActiveAt()).toBe(START + 61 * SECOND_MS)
  })

  test('SESS-2 an active session ends after 30 days', async () => {
    const { token, sessionId } = await signedIn()
    await db.transaction((tx) => wakeSession(tx, sessionId, START + 30 * DAY_MS - 1))
    expect(await resolve(token, START + 30 * DAY_MS - 1)).not.toBeNull()
    expect(await resolve(token, START + 30 * DAY_MS)).toBeNull()
  })

  test("revoking ends one, the others or all sessions, and never another player's", async () => {
    const player = newPlayer()
    const [first, second, third] = [await signedIn({ player }), await signedIn({ player }), await signedIn({ player })]
    const stranger = await signedIn()
    const revoke = (which: Parameters<typeof revokeSessions>[3]) =>
      db.transaction((tx) => revokeSessions(tx, player.id, START, which))
    expect(await revoke({ id: stranger.sessionId })).toBe(0)
    expect(await revoke({ id: first.sessionId })).toBe(1)
    expect(await resolve(first.token, START)).toBeNull()
    expect(await revoke({ except: third.sessionId })).toBe(1)
    expect(await resolve(second.token, START)).toBeNull()
    expect(await resolve(third.token, START)).not.toBeNull()
    expect(await revoke('all')).toBe(1)
    expect(await resolve(stranger.token, START)).not.toBeNull()
  })

  test('ACC-7 the previous sign-in is reported even if it was revoked', async () => {
    const player = newPlayer()
    const first = await signedIn({ player })
    const second = await signedIn({ player, at: START + MINUTE_MS })
    await db.transaction((tx) => revokeSessions(tx, player.id, START, { id: first.sessionId }))
    expect(await readPreviousSignIn(db.reader, player.id, second.sessionId)).toMatchObject({ id: first.sessionId })
    expect(await readPreviousSignIn(db.reader, player.id, first.sessionId)).toBeUndefined()
  })
})

describe('names', () => {
  test('ACC-3 an email address and a login are unique per brand, ignoring case', async () => {
    const { player } = await signedIn()
    const insert = (changes: Partial<NewPlayer>) => db.transaction((tx) => insertPlayer(tx, newPlayer(changes)))
    expect(await insert({ email: player.email!.toUpperCase() })).toBe('email')
    expect(await insert({ login: player.login.toUpperCase() })).toBe('login')
    expect(await insert({ email: player.email, brand: 'sundrift' })).toBeUndefined()
  })

  test('either identifier finds the account, at this brand only', async () => {
    const { player, playerId } = await signedIn()
    for (const name of [player.email!, player.login, player.email!.toUpperCase()]) {
      expect((await findCredentials(db.reader, BRAND, name))?.player.id).toBe(playerId)
      expect(await findCredentials(db.reader, 'sundrift', name)).toBeUndefined()
    }
  })
})

describe('sign-in guard (ACC-6)', () => {
  const attempt = (subject: string, now: Instant) => db.transaction((tx) => takeAttempt(tx, subject, now))

  test('three failures lock the name for 30 minutes from the last one', async () => {
    const subject = guardSubject(BRAND, { identifier: 'nobody-1' })
    expect(await attempt(subject, START)).toEqual({ isLocked: false, failuresLeft: 2 })
    expect(await attempt(subject, START + MINUTE_MS)).toEqual({ isLocked: false, failuresLeft: 1 })
    expect(await attempt(subject, START + 2 * MINUTE_MS)).toEqual({ isLocked: false, failuresLeft: 0 })
    expect(await attempt(subject, START + 3 * MINUTE_MS)).toEqual({ isLocked: true })
    expect(await attempt(subject, START + 32 * MINUTE_MS - 1)).toEqual({ isLocked: true })
    expect(await attempt(subject, START + 32 * MINUTE_MS)).toEqual({ isLocked: false, failuresLeft: 2 })
  })

  test('failures older than 30 minutes do not count', async () => {
    const subject = guardSubject(BRAND, { identifier: 'nobody-2' })
    await attempt(subject, START)
    await attempt(subject, START + 29 * MINUTE_MS)
    expect(await attempt(subject, START + 31 * MINUTE_MS)).toEqual({ isLocked: false, failuresLeft: 1 })
    expect(await attempt(subject, START + 33 * MINUTE_MS)).toEqual({ isLocked: false, failuresLeft: 0 })
  })

  test('three of twenty concurrent attempts are checked', async () => {
    const subject = guardSubject(BRAND, { identifier: 'nobody-3' })
    const attempts = await Promise.all(Array.from({ length: 20 }, () => attempt(subject, START)))
    expect(attempts.filter(({ isLocked }) => !isLocked)).toHaveLength(3)
  })

  test('a correct password clears the count', async () => {
    const subject = guardSubject(BRAND, { identifier: 'nobody-4' })
    await attempt(subject, START)
    await attempt(subject, START)
    await db.transaction((tx) => clearFailures(tx, subject))
    expect(await attempt(subject, START)).toEqual({ isLocked: false, failuresLeft: 2 })
  })

  test('a failure from one IPv6 address counts for its whole network', async () => {
    await db.transaction((tx) => noteFailureFrom(tx, '2001:db8:1:2::3', START))
    expect(await hasFailedFrom(db.reader, '2001:db8:1:2:9::4', START)).toBe(true)
    expect(await hasFailedFrom(db.reader, '2001:db8:1:3::3', START)).toBe(false)
  })

  test('a name is one subject regardless of case, and a different one at another brand', () => {
    const subject = guardSubject(BRAND, { identifier: 'Nobody' })
    expect(guardSubject(BRAND, { identifier: 'nobody' })).toBe(subject)
    expect(guardSubject('sundrift', { identifier: 'nobody' })).not.toBe(subject)
  })
})

describe('mailed tokens', () => {
  const issue = async (at: Instant = START) => {
    const { playerId, player } = await signedIn()
    const mailed = { playerId, email: player.email! }
    const issueAgain = () => db.transaction((tx) => issueToken(tx, rng, { ...mailed, purpose: 'reset-password', at }))
    return { mailed, token: await issueAgain(), issueAgain }
  }
  const use = (token: string, now: Instant, purpose: 'reset-password' | 'unlock' = 'reset-password') =>
    db.transaction((tx) => useToken(tx, token, purpose, now))

  test('work once, even under concurrent use', async () => {
    const { token, mailed } = await issue()
    const uses = await Promise.all([use(token, START), use(token, START)])
    expect(uses.filter(Boolean)).toEqual([mailed])
    expect(await use(token, START)).toBeUndefined()
  })

  test('work for their own purpose until they expire', async () => {
    const { token } = await issue()
    expect(await use(token, START, 'unlock')).toBeUndefined()
    expect(await use(token, START + 60 * MINUTE_MS)).toBeUndefined()
    expect(await use(token, START + 60 * MINUTE_MS - 1)).toBeDefined()
  })

  test('are invalidated by a newer one', async () => {
    const { token, issueAgain } = await issue()
    const newer = await issueAgain()
    expect(await use(token, START)).toBeUndefined()
    expect(await use(newer, START)).toBeDefined()
  })
})

test('expired tokens and failures are deleted, and valid ones are kept', async () => {
  const [old, recent] = ['nobody-old', 'nobody-recent'].map((identifier) => guardSubject(BRAND, { identifier }))
  const { playerId, player } = await signedIn()
  await db.transaction(async (tx) => {
    for (let i = 0; i < 3; i++) await takeAttempt(tx, old!, START)
    await takeAttempt(tx, recent!, START + 7 * DAY_MS)
    const mailed = { playerId, email: player.email!, at: START }
    await issueToken(tx, rng, { ...mailed, purpose: 'unlock' })
    await issueToken(tx, rng, { ...mailed, purpose: 'confirm-email' })
    for (const [name, days] of [
      ['old', -358],
      ['recent', -356],
    ] as const) {
      const seen = new Date(START + days * DAY_MS)
      await sql`insert into known_device (player, token_hash, first_seen_at, last_seen_at)
        values (${playerId}, ${Buffer.from(name)}, ${seen}, ${seen})`.execute(tx)
    }
    await forgetSpentProofs(tx, START + 8 * DAY_MS)
  })
  const devices = await db.pool.query("select convert_from(token_hash, 'utf8') as name from known_device where player = $1", [
    playerId,
  ])
  expect(devices.rows).toEqual([{ name: 'recent' }])
  const guards = await db.pool.query('select subject from sign_in_guard where subject in ($1, $2)', [old, recent])
  expect(guards.rows).toEqual([{ subject: recent }])
  const tokens = await db.pool.query('select purpose from one_time_token where player = $1', [playerId])
  expect(tokens.rows).toEqual([{ purpose: 'confirm-email' }])
})
