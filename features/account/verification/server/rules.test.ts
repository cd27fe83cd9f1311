import { expect, test } from 'vitest'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { ProviderWord } from '../contract.ts'
import { type Check, isLate, judge, type Known, statusOf } from './rules.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z') as Instant
const told = { name: 'José María', surname: "O'Neil", birthDate: '1990-05-01' }
const seen = { ...told, documentNumber: 'X1', documentCountry: 'US' }

const word = (over: Partial<ProviderWord> = {}): ProviderWord => ({
  id: 'w',
  reference: 'chk_1',
  order: 1,
  outcome: 'approved',
  reason: null,
  person: seen,
  ...over,
})

const check = (over: Partial<Check> = {}): Check => ({
  state: 'open',
  step: 'continue',
  reason: null,
  heard: 0,
  startedAt: NOW,
  decidedAt: null,
  decidedBy: null,
  provider: 'sandbox',
  ...over,
})
const decided = (state: 'approved' | 'rejected' | 'duplicate', over: Partial<Check> = {}): Check =>
  check({ state, step: null, heard: 3, decidedAt: NOW, ...over })

test.each<[string, Partial<ProviderWord>, object]>([
  ['the same person', {}, { state: 'approved' }],
  ['another spelling', { person: { ...seen, name: 'JOSE MARIA', surname: 'oneil' } }, { state: 'approved' }],
  ['another name', { person: { ...seen, surname: 'Smith' } }, { state: 'rejected', reason: 'details-differ' }],
  ['another birth date', { person: { ...seen, birthDate: '1990-05-02' } }, { state: 'rejected', reason: 'details-differ' }],
  ['nobody', { person: null }, { state: 'rejected', reason: 'details-differ' }],
  ['a no', { outcome: 'rejected', reason: 'altered' }, { state: 'rejected', reason: 'altered' }],
  ['a no without a reason', { outcome: 'rejected' }, { state: 'rejected', reason: 'not-recognised' }],
  ['a step', { outcome: 'needs-scan' }, { state: 'open', step: 'scan' }],
  ['somebody known', { outcome: 'duplicate' }, { state: 'duplicate' }],
])('a provider that saw %s', (_, over, verdict) => {
  expect(judge(word(over), told)).toMatchObject(verdict)
})

test.each<[string, Check, Partial<ProviderWord>, boolean]>([
  ['the first word', check(), {}, false],
  ['the next', check({ heard: 1 }), { order: 2 }, false],
  ['one that was overtaken', check({ heard: 2 }), { order: 1 }, true],
  ['a step after the decision', decided('rejected'), { order: 4, outcome: 'needs-scan' }, true],
  ['a change of mind', decided('rejected'), { order: 4 }, false],
  ['a change of mind about a person’s word', decided('rejected', { decidedBy: 'opr_1' }), { order: 4 }, true],
  ['a change of mind about a duplicate', decided('duplicate'), { order: 4 }, true],
])('%s', (_, known, over, late) => {
  expect(isLate(known, word(over))).toBe(late)
})

const status = (over: Partial<Known> = {}) =>
  statusOf({
    checks: [],
    isVerified: false,
    reviewRequestedAt: null,
    isProfileComplete: true,
    provider: { id: 'sandbox', title: 'Sandbox', isTest: true },
    now: NOW,
    ...over,
  })

test.each<[string, Partial<Known>, object]>([
  ['nobody was checked', {}, { state: 'unverified', mayStart: true, checksLeft: 3, mayRequestReview: false }],
  ['nobody checks here', { provider: null }, { state: 'unverified', mayStart: false }],
  ['the name is missing', { isProfileComplete: false }, { mayStart: false }],
  ['a check is open', { checks: [check({ step: 'scan' })] }, { state: 'pending', step: 'scan', mayStart: true }],
  [
    'a machine said no',
    { checks: [decided('rejected')] },
    { state: 'rejected', mayStart: true, mayRequestReview: true, decidedBy: 'provider' },
  ],
  [
    'a person said no',
    { checks: [decided('rejected', { decidedBy: 'opr_1' })] },
    { mayStart: false, mayRequestReview: false, decidedBy: 'person' },
  ],
  ['a person looks', { checks: [decided('rejected')], reviewRequestedAt: NOW }, { mayStart: false, mayRequestReview: false }],
  ['it is a duplicate', { checks: [decided('duplicate')] }, { state: 'duplicate', mayStart: false, mayRequestReview: true }],
  ['it is settled', { checks: [decided('approved')], isVerified: true }, { state: 'approved', mayStart: false }],
  [
    'three checks were used',
    { checks: [1, 2, 3].map(() => decided('rejected')) },
    { mayStart: false, checksLeft: 0, mayRequestReview: true },
  ],
  [
    'they were long ago',
    { checks: [1, 2, 3].map(() => decided('rejected', { startedAt: (NOW - 31 * DAY_MS) as Instant })) },
    { mayStart: true, checksLeft: 3 },
  ],
  [
    'it never ended',
    { checks: [check({ state: 'expired', step: null, decidedAt: NOW })] },
    { state: 'unverified', hasExpired: true, mayStart: true },
  ],
])('where %s', (_, over, expected) => {
  expect(status(over)).toMatchObject(expected)
})
