import { describe, expect, test } from 'vitest'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import { type AbsenceLength, BREAK_LENGTHS, EXCLUSION_LENGTHS } from '../contract.ts'
import { mailboxOf, personKeys } from '#platform/auth/person-keys.ts'
import { type Chosen, endOf, isLonger, kindOf, exclusionStateOf } from './rules.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z') as Instant
const at = (time: string): Instant => Date.parse(time)
const chosen = (length: AbsenceLength, when = NOW, returnAskedAt: Instant | null = null): Chosen => ({
  kind: kindOf(length),
  until: endOf(length, when),
  returnAskedAt,
})

describe('duration', () => {
  test.each([
    ['day', '2026-11-22T17:00:00Z'],
    ['week', '2026-11-28T17:00:00Z'],
    ['month', '2026-12-21T17:00:00Z'],
    ['two-months', '2027-01-21T17:00:00Z'],
    ['three-months', '2027-02-21T17:00:00Z'],
    ['six-months', '2027-05-21T17:00:00Z'],
    ['year', '2027-11-21T17:00:00Z'],
    ['five-years', '2031-11-21T17:00:00Z'],
  ] as const)('%s ends at %s (EXC-1, EXC-2)', (length, end) => expect(endOf(length, NOW)).toBe(at(end)))

  test('indefinite has no end, and a month from the 31st is no shorter than a month', () => {
    expect(endOf('indefinite', NOW)).toBeNull()
    expect(endOf('month', at('2027-01-31T12:00:00Z'))).toBe(at('2027-03-03T12:00:00Z'))
  })
})

test('a break ends when its period is over', () => {
  const day = chosen('day')
  expect(exclusionStateOf([day], NOW + DAY_MS - 1)).toMatchObject({ kind: 'break', until: NOW + DAY_MS, mayAskReturn: false })
  expect(exclusionStateOf([day], NOW + DAY_MS)).toBeNull()
})

test('a self-exclusion lasts until seven days after the return request (EXC-8)', () => {
  const end = endOf('six-months', NOW) as Instant
  expect(exclusionStateOf([chosen('six-months')], end - 1)).toMatchObject({ mayAskReturn: false, returnsAt: null })
  expect(exclusionStateOf([chosen('six-months')], end + 400 * DAY_MS)).toMatchObject({ kind: 'exclusion', mayAskReturn: true })
  const asked = chosen('six-months', NOW, end + DAY_MS)
  expect(exclusionStateOf([asked], end + 8 * DAY_MS - 1)).toMatchObject({ mayAskReturn: false, returnsAt: end + 8 * DAY_MS })
  expect(exclusionStateOf([asked], end + 8 * DAY_MS)).toBeNull()
})

test('a later choice never reopens play sooner (EXC-4)', () => {
  const rng = createSeededRng('exclusions')
  const lengths = [...BREAK_LENGTHS, ...EXCLUSION_LENGTHS]
  const below = (count: number): number => (rng.bytes(1)[0] as number) % count
  const pick = () => lengths[below(lengths.length)] as AbsenceLength
  for (let round = 0; round < 500; round++) {
    const all = Array.from({ length: 4 }, (_, index) => chosen(pick(), NOW + index * 3 * DAY_MS))
    const moment = NOW + below(200) * 2 * DAY_MS
    for (let count = 1; count < all.length; count++) {
      const before = exclusionStateOf(all.slice(0, count), moment)
      const after = exclusionStateOf(all.slice(0, count + 1), moment)
      if (!before) continue
      expect(after).not.toBeNull()
      expect(after?.until ?? Infinity).toBeGreaterThanOrEqual(before.until ?? Infinity)
      if (before.kind === 'exclusion') expect(after?.kind).toBe('exclusion')
    }
  }
})

test('only a longer choice is accepted while one is current', () => {
  const week = exclusionStateOf([chosen('week')], NOW)
  expect(isLonger(endOf('day', NOW), week)).toBe(false)
  expect(isLonger(endOf('week', NOW), week)).toBe(false)
  expect(isLonger(endOf('month', NOW), week)).toBe(true)
  expect(isLonger(null, week)).toBe(true)
  expect(isLonger(null, exclusionStateOf([chosen('indefinite')], NOW))).toBe(false)
})

test('many spellings are recognized as one mailbox and one person (EXC-7)', () => {
  expect(mailboxOf('Ann.Lee+play@GoogleMail.com')).toBe('annlee@gmail.com')
  expect(mailboxOf('ann.lee+x@mail.example')).toBe('ann.lee@mail.example')
  const vault = { keyFor: () => Buffer.from('key') }
  const proofs = { emailConfirmedAt: null, isVerified: false }
  const ann = { ...proofs, email: null, name: 'Ánn', surname: "O'Lee", birthDate: '1990-05-01', zip: '10001' } as const
  const again = { ...ann, name: 'ann', surname: 'O Lee', zip: '10001-2345' }
  expect(personKeys(vault, ann)).toEqual(personKeys(vault, again))
  expect(personKeys(vault, ann)).not.toEqual(personKeys(vault, { ...ann, birthDate: '1990-05-02' }))
  expect(personKeys(vault, { ...ann, zip: null })).toEqual({ claimed: [], proven: [] })
})

test.each([
  [null, false, []],
  [NOW, false, [0]],
  [null, true, [1]],
  [NOW, true, [0, 1]],
] as const)('a mailbox confirmed at %s and a person verified: %s prove the keys %j', (emailConfirmedAt, isVerified, proven) => {
  const person = { email: 'a@b.example', name: 'Ann', surname: 'Lee', birthDate: '1990-05-01', zip: '10001' } as const
  const keys = personKeys({ keyFor: () => Buffer.from('key') }, { ...person, emailConfirmedAt, isVerified })
  expect(keys.claimed).toHaveLength(2)
  expect(keys.proven).toEqual(proven.map((index) => keys.claimed[index]))
})
